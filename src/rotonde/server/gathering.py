"""The calls by which people come to a table: who I am, opening, joining, leaving, starting, once more."""

from litestar import Response, get, post, put

from rotonde.server.accounts.messages import MeTold
from rotonde.server.accounts.names import check_own, checked
from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.errors import Refusal
from rotonde.server.guests import Call, guest_of, to_guest
from rotonde.server.identity import Asker, Signer, new_guest
from rotonde.server.limits import MATERIAL_BYTES
from rotonde.server.lobby import Lobby
from rotonde.server.messages import Join, Me, Seated, Start, TableChoice, TableInfo, Vacate
from rotonde.server.plain import clean
from rotonde.server.seating import Host
from rotonde.server.store import Conflict
from rotonde.server.tables import Tables


@get("/api/me")
async def me(request: Call, asker: Asker, tables: Tables, signer: Signer) -> Response[MeTold]:
    """The guest who asks; gives the cookie when there is none."""
    host = await guest_of(asker, tables)
    return to_guest(MeTold(host.name, bool(asker.session)), host, request, signer)


@put("/api/me", responses=REFUSALS)
async def rename(data: Me, request: Call, asker: Asker, tables: Tables, signer: Signer) -> Response[MeTold]:
    """How the guest wants to be called; no two accounts have the same name."""
    name = checked(data.name) if asker.session else clean(data.name)
    if not name:
        raise Refusal("malformed", problem="name: 1 … 40")
    host = Host(asker.guest or new_guest(), name)
    if not asker.session:
        await check_own(tables.store, host.guest, [name])
    try:
        await tables.store.rename(host.guest, name)
    except Conflict as error:
        raise Refusal("name_taken") from error
    return to_guest(MeTold(name, bool(asker.session)), host, request, signer)


@get("/api/tables")
async def tables_of_mine(asker: Asker, tables: Tables) -> list[TableInfo]:
    """The tables where I have a seat or that I host, latest first."""
    return await tables.mine(asker.guest)


@get("/api/tables/public")
async def public_tables(asker: Asker, tables: Tables) -> list[TableInfo]:
    """The public tables whose games are not over, first those where a seat is free."""
    return await tables.public(asker.guest)


@post("/api/tables", opt=costs(2), responses=REFUSALS, request_max_body_size=MATERIAL_BYTES)
async def open_table(
    data: TableChoice, request: Call, asker: Asker, tables: Tables, lobby: Lobby, signer: Signer
) -> Response[Seated]:
    """Opens a table; one without an open seat begins at once."""
    host = await guest_of(asker, tables)
    return to_guest(await lobby.create(data, host), host, request, signer, status=201)


@post("/api/tables/{table_id:str}/join", opt=costs(1), status_code=200, responses=REFUSALS)
async def join(
    table_id: str, data: Join, request: Call, asker: Asker, tables: Tables, lobby: Lobby, signer: Signer
) -> Response[Seated]:
    """Takes an open seat; the last one begins the game."""
    host = await guest_of(asker, tables)
    return to_guest(await lobby.join(table_id, data, host), host, request, signer)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(table_id: str, asker: Asker, lobby: Lobby, data: Start | None = None) -> TableInfo:
    """The host begins; bots take the seats that are open."""
    return await lobby.start(table_id, asker, data.level if data else None)


@post("/api/tables/{table_id:str}/vacate", status_code=200, responses=REFUSALS)
async def vacate(table_id: str, data: Vacate, asker: Asker, lobby: Lobby) -> TableInfo:
    """Stands up before the game begins; the host may free any seat, and whom they remove stays away."""
    return await lobby.vacate(table_id, asker, data.seat)


@post("/api/tables/{table_id:str}/rematch", opt=costs(2), status_code=200, responses=REFUSALS)
async def rematch(table_id: str, asker: Asker, lobby: Lobby) -> Seated:
    """Once more, everyone some seats on: who asks first opens the table, the others find their seats."""
    return await lobby.rematch(table_id, asker)


CALLS = [
    me,
    rename,
    tables_of_mine,
    public_tables,
    open_table,
    join,
    start,
    vacate,
    rematch,
]
