"""Invitations: a link that leads here from another machine, and its QR code."""

from collections.abc import Sequence
from ipaddress import ip_address
from itertools import groupby
from urllib.parse import quote, urlsplit

import segno
from litestar import get

from rotonde.server.http.messages import Invitation
from rotonde.server.identity.guests import Call
from rotonde.server.ops.greeting import EVERYWHERE, network_address
from rotonde.server.ops.settings import Settings
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal


@get("/api/tables/{table_id:str}/invitation", responses=REFUSALS)
async def invitation(
    table_id: str, request: Call, caller: Caller, tables: Tables, settings: Settings
) -> Invitation:
    """Link by which others come, also as a picture; for the host and those who sit there."""
    async with tables.seen(table_id, caller) as slot:
        table = slot.table
        if not table.is_host(caller) and not table.seats_of(caller):
            raise Refusal("not_yours")
        key = table.stored.invitation
    came_by = f"{request.url.scheme}://{request.headers.get('host', '')}"
    base = outside(came_by, settings)
    link = f"{base}/t/{table_id}?invitation={quote(key)}"
    code = segno.make(link, micro=False)
    return Invitation(link, not is_here(base), len(code.matrix), drawn(code.matrix))


def outside(came_by: str, settings: Settings) -> str:
    """The server's address for others: as the host says, or as one came, but for the name of this machine."""
    if settings.site:
        return settings.site.rstrip("/")
    network = network_address() if is_here(came_by) and settings.host in EVERYWHERE else ""
    if not network:
        return came_by
    port = urlsplit(came_by).port
    return f"http://{network}:{port}" if port else f"http://{network}"


def is_here(address: str) -> bool:
    """Whether an address means this machine, and another one where it is read elsewhere."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def drawn(matrix: Sequence[Sequence[int]]) -> str:
    """The dark squares as the path of an SVG, a run of them at a time."""
    path = []
    for y, row in enumerate(matrix):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                path.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return "".join(path)


CALLS = [invitation]
