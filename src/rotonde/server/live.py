"""Live updates: the WebSocket of one table."""

from typing import Any

from litestar import WebSocket, websocket

from rotonde.server.audience import Watcher
from rotonde.server.identity import Asker, hashed
from rotonde.server.limits import Bucket
from rotonde.server.line import line_of
from rotonde.server.refusals import as_refusal, refused
from rotonde.server.settings import Settings
from rotonde.server.tables import Tables
from rotonde.server.visit import CLOSE_REFUSED, Visit
from rotonde.server.wire import encoded

Socket = WebSocket[Any, Any, Any]  # Litestar's own parameters: user, auth and state, of which we use none


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, tables: Tables, settings: Settings, asker: Asker) -> None:
    """Tells a watcher everything about one table as it happens, and hears what the watcher does."""
    secret = socket.query_params.get("secret")
    wants_changes = socket.query_params.get("partial") == "yes"
    asker = Asker(secret_hash=hashed(secret)) if secret else asker
    line = line_of(socket.scope)
    watcher = Watcher(asker, line.outlet.write if line else None, wants_changes=wants_changes)
    visit = Visit(socket, table_id, tables, watcher, Bucket(settings.live_rate, settings.live_burst))
    await socket.accept()
    try:
        await visit.enter(socket.query_params.get("since"))
    except Exception as error:
        refusal = as_refusal(error)
        await visit.send(encoded(refused(refusal)))
        await socket.close(code=CLOSE_REFUSED, reason=refusal.code)
        return
    await visit.stay(line)
