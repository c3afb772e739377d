"""Route of the live WebSocket of a table."""

from typing import Any

from litestar import WebSocket, websocket

from rotonde.server.http.error_handlers import as_refusal, refused
from rotonde.server.http.token_bucket import Bucket
from rotonde.server.identity.signing import hashed
from rotonde.server.live.broadcast import Subscriber
from rotonde.server.live.connection import CLOSE_REFUSED, Connection
from rotonde.server.live.encoding import encoded
from rotonde.server.live.protocol import short_way_of
from rotonde.server.ops.settings import Settings
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller

Socket = WebSocket[Any, Any, Any]  # Litestar's own parameters: user, auth and state, of which we use none


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, tables: Tables, settings: Settings, caller: Caller) -> None:
    """Live connection to one table: sends its messages and answers the client's."""
    secret = socket.query_params.get("secret")
    wants_changes = socket.query_params.get("partial") == "yes"
    caller = Caller(secret_hash=hashed(secret), address=caller.address) if secret else caller
    short_way = short_way_of(socket.scope)
    subscriber = Subscriber(caller, short_way.write if short_way else None, wants_changes=wants_changes)
    visit = Connection(socket, table_id, tables, subscriber, Bucket(settings.live_rate, settings.live_burst))
    await socket.accept()
    try:
        await visit.enter(socket.query_params.get("since"))
    except Exception as error:
        refusal = as_refusal(error)
        await visit.send(encoded(refused(refusal)))
        await socket.close(code=CLOSE_REFUSED, reason=refusal.code)
        return
    await visit.stay(short_way)
