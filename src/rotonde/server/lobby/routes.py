"""Routes of the lobby: who I am, opening, joining, leaving, starting, rematch."""

from litestar import Response, get, post, put

from rotonde.server.accounts.messages import MeInfo
from rotonde.server.http.costs import costs
from rotonde.server.http.messages import (
    Commitment,
    Join,
    Me,
    Rematch,
    Seated,
    Start,
    TableChoice,
    TableInfo,
    Vacate,
)
from rotonde.server.http.token_bucket import MATERIAL_BYTES
from rotonde.server.identity.guests import Call, guest_of, to_guest
from rotonde.server.identity.names import check_own, checked, typed
from rotonde.server.identity.signing import Signer, new_guest
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.contract import Conflict
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.seating import Guest


@get("/api/me")
async def me(request: Call, caller: Caller, tables: Tables, signer: Signer) -> Response[MeInfo]:
    """The guest who asks; gives the cookie when there is none."""
    host = await guest_of(caller, tables)
    return to_guest(MeInfo(host.name, bool(caller.session)), host, request, signer)


@put("/api/me", responses=REFUSALS)
async def rename(data: Me, request: Call, caller: Caller, tables: Tables, signer: Signer) -> Response[MeInfo]:
    """Renames the guest; no two accounts have the same name."""
    known = (await tables.store.name(caller.guest) if caller.guest else "") or ""
    name = checked(data.name, known) if caller.session else typed(data.name, known)
    if not name:
        raise Refusal("malformed", problem="name: 1 … 40")
    host = Guest(caller.guest or new_guest(), name)
    tables.households.note(host.guest, caller.address)
    await tables.quota.charge(host.guest, len(name))
    if not caller.session:
        await check_own(tables.store, host.guest, [name])
    try:
        await tables.store.rename(host.guest, name)
    except Conflict as error:
        raise Refusal("name_taken") from error
    return to_guest(MeInfo(name, bool(caller.session)), host, request, signer)


@get("/api/tables")
async def tables_of_mine(caller: Caller, tables: Tables) -> list[TableInfo]:
    """The tables where I have a seat or that I host, latest first."""
    return await tables.mine(caller.guest)


@get("/api/tables/public")
async def public_tables(caller: Caller, tables: Tables) -> list[TableInfo]:
    """The public tables whose games are not over, first those where a seat is free."""
    return await tables.public(caller.guest)


@post("/api/commitments", status_code=200, responses=REFUSALS, sync_to_thread=False)
def commit(lobby: Lobby) -> Commitment:
    """Commits to the server's part of the chance at a table to be; who opens it contributes after that."""
    return lobby.commitments.offer()


@post("/api/tables", opt=costs(2), responses=REFUSALS, request_max_body_size=MATERIAL_BYTES)
async def open_table(
    data: TableChoice, request: Call, caller: Caller, tables: Tables, lobby: Lobby, signer: Signer
) -> Response[Seated]:
    """Opens a table; one without an open seat begins at once."""
    host = await guest_of(caller, tables)
    return to_guest(await lobby.create(data, host), host, request, signer, status=201)


@post("/api/tables/{table_id:str}/join", opt=costs(1), status_code=200, responses=REFUSALS)
async def join(
    table_id: str, data: Join, request: Call, caller: Caller, tables: Tables, lobby: Lobby, signer: Signer
) -> Response[Seated]:
    """Takes an open seat; the last one begins the game."""
    host = await guest_of(caller, tables)
    return to_guest(await lobby.join(table_id, data, host), host, request, signer)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(table_id: str, caller: Caller, lobby: Lobby, data: Start | None = None) -> TableInfo:
    """The host begins; bots take the seats that are open, or these go away."""
    return await lobby.start(table_id, caller, data or Start())


@post("/api/tables/{table_id:str}/vacate", status_code=200, responses=REFUSALS)
async def vacate(table_id: str, data: Vacate, caller: Caller, lobby: Lobby) -> TableInfo:
    """Stands up before the game begins; the host may free any seat, and whom they remove stays away."""
    return await lobby.vacate(table_id, caller, data.seat)


@post("/api/tables/{table_id:str}/rematch", opt=costs(2), status_code=200, responses=REFUSALS)
async def rematch(table_id: str, caller: Caller, lobby: Lobby, data: Rematch | None = None) -> Seated:
    """Once more, everyone some seats on: who asks first opens the table, the others find their seats."""
    return await lobby.rematch(table_id, caller, data)


CALLS = [
    me,
    rename,
    tables_of_mine,
    public_tables,
    commit,
    open_table,
    join,
    start,
    vacate,
    rematch,
]
