"""The calls by which people settle things at a table: resign, lend one's seat, ask the others, answer."""

from litestar import post

from rotonde.server.accord import Accord
from rotonde.server.api import REFUSALS
from rotonde.server.holding import Holding
from rotonde.server.identity import Asker
from rotonde.server.messages import Answer, Ask, HostsWord, Lend, OwnSeat, TableInfo


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=REFUSALS)
async def resign(table_id: str, data: OwnSeat, asker: Asker, accord: Accord) -> TableInfo:
    """Gives up; where the game goes on, a bot plays for the seat."""
    return await accord.resign(table_id, asker, data.seat)


@post("/api/tables/{table_id:str}/lend", status_code=200, responses=REFUSALS)
async def lend(table_id: str, data: Lend, asker: Asker, accord: Accord) -> TableInfo:
    """A bot stands in for me, or for somebody who is away."""
    return await accord.lend(table_id, asker, data.seat, data.level)


@post("/api/tables/{table_id:str}/return", status_code=200, responses=REFUSALS)
async def take_back(table_id: str, data: OwnSeat, asker: Asker, accord: Accord) -> TableInfo:
    """Takes one's seat back from the bot that stood in."""
    return await accord.take_back(table_id, asker, data.seat)


@post("/api/tables/{table_id:str}/ask", status_code=200, responses=REFUSALS)
async def ask(table_id: str, data: Ask, asker: Asker, accord: Accord) -> TableInfo:
    """Asks the others to end the game, or to let me go back."""
    return await accord.ask(table_id, asker, data)


@post("/api/tables/{table_id:str}/answer", status_code=200, responses=REFUSALS)
async def answer(table_id: str, data: Answer, asker: Asker, accord: Accord) -> TableInfo:
    """Answers what is asked; the last yes does it."""
    return await accord.answer(table_id, asker, data)


@post("/api/tables/{table_id:str}/held", status_code=200, responses=REFUSALS)
async def held(table_id: str, data: HostsWord, asker: Asker, holding: Holding) -> TableInfo:
    """The host's word to a game that the present rules make another of: go on, or close."""
    if data.word == "go_on":
        return await holding.go_on(table_id, asker)
    return await holding.close(table_id, asker)


CALLS = [held, resign, lend, take_back, ask, answer]
