"""The calls that bring a record, and that take a finished game up again."""

from litestar import Response, post

from rotonde.server.api import REFUSALS
from rotonde.server.archive import Archive
from rotonde.server.costs import costs
from rotonde.server.guests import Call, guest_of, to_guest
from rotonde.server.identity import Asker, Signer
from rotonde.server.limits import MATERIAL_BYTES
from rotonde.server.messages import BranchChoice, Seated, TableInfo, Upload
from rotonde.server.tables import Tables


@post("/api/records", opt=costs(5), responses=REFUSALS, request_max_body_size=MATERIAL_BYTES)
async def upload(
    data: Upload, request: Call, asker: Asker, tables: Tables, archive: Archive, signer: Signer
) -> Response[TableInfo]:
    """Keeps a record as a finished game; a fault in it is told with its line."""
    host = await guest_of(asker, tables)
    address = request.client.host if request.client else ""
    kept = await archive.upload(data.record, host, address)
    return to_guest(kept, host, request, signer, status=201)


@post("/api/tables/{table_id:str}/branch", opt=costs(2), status_code=201, responses=REFUSALS)
async def branch(
    table_id: str,
    data: BranchChoice,
    request: Call,
    asker: Asker,
    tables: Tables,
    archive: Archive,
    signer: Signer,
) -> Response[Seated]:
    """A new table that begins at a moment of this finished game."""
    host = await guest_of(asker, tables)
    return to_guest(await archive.branch(table_id, asker, data, host), host, request, signer, status=201)


CALLS = [upload, branch]
