"""Routes of requests among players: resign, lend one's seat, ask the others, answer."""

from litestar import post

from rotonde.server.archive.outdated_service import OutdatedService
from rotonde.server.http.messages import Answer, Ask, HostDecision, Lend, OwnSeat, TableInfo
from rotonde.server.tables.requests.service import RequestService
from rotonde.server.tables.routes import REFUSALS
from rotonde.table.caller import Caller


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=REFUSALS)
async def resign(table_id: str, data: OwnSeat, caller: Caller, requests: RequestService) -> TableInfo:
    """Gives up; where the game goes on, a bot plays for the seat."""
    return await requests.resign(table_id, caller, data.seat)


@post("/api/tables/{table_id:str}/lend", status_code=200, responses=REFUSALS)
async def lend(table_id: str, data: Lend, caller: Caller, requests: RequestService) -> TableInfo:
    """A bot stands in for me, or for a person who is away."""
    return await requests.lend(table_id, caller, data.seat, data.level)


@post("/api/tables/{table_id:str}/return", status_code=200, responses=REFUSALS)
async def take_back(table_id: str, data: OwnSeat, caller: Caller, requests: RequestService) -> TableInfo:
    """Takes one's seat back from the bot that stood in."""
    return await requests.take_back(table_id, caller, data.seat)


@post("/api/tables/{table_id:str}/ask", status_code=200, responses=REFUSALS)
async def ask(table_id: str, data: Ask, caller: Caller, requests: RequestService) -> TableInfo:
    """Asks the others to end the game, or to let me go back."""
    return await requests.ask(table_id, caller, data)


@post("/api/tables/{table_id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(table_id: str, data: Answer, caller: Caller, requests: RequestService) -> TableInfo:
    """Answers what is asked; the last yes does it."""
    return await requests.answer(table_id, caller, data)


@post("/api/tables/{table_id:str}/held", status_code=200, responses=REFUSALS)
async def held(table_id: str, data: HostDecision, caller: Caller, outdated: OutdatedService) -> TableInfo:
    """The host's decision on a game that the present rules do not replay: go on, or close."""
    if data.word == "go_on":
        return await outdated.go_on(table_id, caller)
    return await outdated.close(table_id, caller)


CALLS = [held, resign, lend, take_back, ask, answer]
