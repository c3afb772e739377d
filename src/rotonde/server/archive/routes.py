"""Routes of the archive: uploading a record, branching off a finished game, opening an example."""

from litestar import Response, post

from rotonde.server.archive.service import Archive
from rotonde.server.http.costs import costs
from rotonde.server.http.messages import BranchChoice, ExampleChoice, Seated, TableInfo, Upload
from rotonde.server.http.token_bucket import MATERIAL_BYTES
from rotonde.server.identity.guests import Call, guest_of, to_guest
from rotonde.server.identity.signing import Signer
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller


@post("/api/records", opt=costs(5), responses=REFUSALS, request_max_body_size=MATERIAL_BYTES)
async def upload(
    data: Upload, request: Call, caller: Caller, tables: Tables, archive: Archive, signer: Signer
) -> Response[TableInfo]:
    """Stores a record as a finished game; a fault in it is named with its line."""
    host = await guest_of(caller, tables)
    address = request.client.host if request.client else ""
    table = await archive.upload(data.record, host, address)
    return to_guest(table, host, request, signer, status=201)


@post("/api/tables/{table_id:str}/branch", opt=costs(2), status_code=201, responses=REFUSALS)
async def branch(
    table_id: str,
    data: BranchChoice,
    request: Call,
    caller: Caller,
    tables: Tables,
    archive: Archive,
    signer: Signer,
) -> Response[Seated]:
    """A new table that begins at a moment of this finished game."""
    host = await guest_of(caller, tables)
    return to_guest(await archive.branch(table_id, caller, data, host), host, request, signer, status=201)


@post(
    "/api/games/{game:str}/examples/{example_id:str}",
    opt=costs(2),
    status_code=201,
    responses=REFUSALS,
)
async def example(
    game: str,
    example_id: str,
    data: ExampleChoice,
    request: Call,
    caller: Caller,
    tables: Tables,
    archive: Archive,
    signer: Signer,
) -> Response[Seated]:
    """A new table that begins in the position of a rule's example."""
    host = await guest_of(caller, tables)
    seated = await archive.example(game, example_id, data, host)
    return to_guest(seated, host, request, signer, status=201)


CALLS = [upload, branch, example]
