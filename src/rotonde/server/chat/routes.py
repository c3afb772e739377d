"""Routes of chat."""

from litestar import get, post

from rotonde.server.chat.service import ChatService
from rotonde.server.http.messages import ChatHistory, ChatLine, Mute, Report, Say
from rotonde.server.tables.routes import REFUSALS
from rotonde.table.caller import Caller


@get("/api/tables/{table_id:str}/chat", responses=REFUSALS)
async def chat(table_id: str, caller: Caller, chat_service: ChatService) -> ChatHistory:
    """Chat lines of the table, and the caller's muted seats."""
    return await chat_service.read(table_id, caller)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=REFUSALS)
async def say(table_id: str, data: Say, caller: Caller, chat_service: ChatService) -> ChatLine:
    """Sends a line to everyone at the table."""
    return await chat_service.say(table_id, caller, data)


@post("/api/tables/{table_id:str}/mute", status_code=200, responses=REFUSALS)
async def mute(table_id: str, data: Mute, caller: Caller, chat_service: ChatService) -> ChatHistory:
    """Mutes or unmutes a seat."""
    return await chat_service.mute(table_id, caller, data.seat, muted=data.muted)


@post("/api/tables/{table_id:str}/chat/{number:int}/report", status_code=200, responses=REFUSALS)
async def report(
    table_id: str, number: int, data: Report, caller: Caller, chat_service: ChatService
) -> ChatLine:
    """Reports a line to the host of the server."""
    return await chat_service.report(table_id, caller, number, data.reason)


CALLS = [chat, say, mute, report]
