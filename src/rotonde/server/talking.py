"""The calls of a table's chat."""

from litestar import get, post

from rotonde.server.api import REFUSALS
from rotonde.server.identity import Asker
from rotonde.server.messages import ChatLine, ChatTold, Mute, Report, Say
from rotonde.server.talk import Talk


@get("/api/tables/{table_id:str}/chat", responses=REFUSALS)
async def chat(table_id: str, asker: Asker, talk: Talk) -> ChatTold:
    """What was said at the table, and whom I do not want to read."""
    return await talk.read(table_id, asker)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=REFUSALS)
async def say(table_id: str, data: Say, asker: Asker, talk: Talk) -> ChatLine:
    """Says something to everyone there."""
    return await talk.say(table_id, asker, data)


@post("/api/tables/{table_id:str}/mute", status_code=200, responses=REFUSALS)
async def mute(table_id: str, data: Mute, asker: Asker, talk: Talk) -> ChatTold:
    """I do not want to read that seat, or do again."""
    return await talk.mute(table_id, asker, data.seat, muted=data.muted)


@post("/api/tables/{table_id:str}/chat/{number:int}/report", status_code=200, responses=REFUSALS)
async def report(table_id: str, number: int, data: Report, asker: Asker, talk: Talk) -> ChatLine:
    """Tells the server's host of a line."""
    return await talk.report(table_id, asker, number, data.reason)


CALLS = [chat, say, mute, report]
