"""Three processes on one database: for a table's bots one of them thinks and, when that one dies, another."""

import asyncio
from collections.abc import Callable

from rotonde.server.bots.fair_queue import NOBODY, Client
from rotonde.server.bots.service import BotService
from rotonde.server.http.messages import SeatChoice, TableChoice
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.bot_questions import BotQuestion
from rotonde.table.caller import Caller
from rotonde.table.seating import Guest
from tests.server.postgres import Postgres

LEASE = 10.0  # seconds, of a clock that the test moves
ANNA = Guest("anna", "Anna")
BOT_BEGINS = TableChoice("wurfel", [SeatChoice("me"), SeatChoice("bot")], {"firstPlayer": 1})


class Noting(SqlStore):
    """Notes which leases it was refused."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.refused = asyncio.Event()

    async def lease(self, table: str, now: int, until: int) -> bool:
        is_ours = await super().lease(table, now, until)
        if not is_ours:
            self.refused.set()
        return is_ours


class Pondering:
    """A bot that thinks until `may_answer` is set."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def ask(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> str:
        self.asked.set()
        await self.may_answer.wait()
        return "stop"  # or whatever is legal: another is then taken for it

    async def close(self) -> None:
        pass


class Process:
    """The part of a server that plays for bots."""

    def __init__(self, address: str, now: Callable[[], int]) -> None:
        self.store = Noting(address)
        self.tables = Tables(self.store, now)
        self.thinker = Pondering()
        self.bots = BotService(self.tables, self.thinker, 1.0, LEASE)  # type: ignore[arg-type]  # thinks as one
        self.tables.bot_is_due = self.bots.wake

    async def die(self) -> None:
        """Dies without a word: what it has leased it still has."""
        for task in vars(self.bots)["_tasks"].values():
            task.cancel()

    async def close(self) -> None:
        await self.bots.close()
        await self.store.close()


async def first(events: list[asyncio.Event]) -> int:
    """Index of the first event."""
    waiting = [asyncio.create_task(each.wait()) for each in events]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
    return next(number for number, each in enumerate(events) if each.is_set())


def test_one_of_three_thinks_and_another_when_it_dies(databases: Postgres) -> None:
    address, hands = databases.database(), [1_000_000_000_000]

    async def run() -> None:
        processes = [Process(address, lambda: hands[0]) for _ in range(3)]
        table = (await Lobby(processes[0].tables).create(BOT_BEGINS, ANNA)).table.id
        for each in processes:
            each.bots.wake(table)
        chosen = await first([each.thinker.asked for each in processes])
        others = [each for number, each in enumerate(processes) if number != chosen]
        for each in others:
            await each.store.refused.wait()
        assert not any(each.thinker.asked.is_set() for each in others)
        await processes[chosen].die()
        assert not await others[0].store.waiting_for_bots(hands[0]), "it is leased, by whom nobody asks"
        hands[0] += int(LEASE * 1000) + 1
        heir = others[await first([each.thinker.asked for each in others])]
        assert sum(each.thinker.asked.is_set() for each in others) == 1
        heir.thinker.may_answer.set()
        while (await heir.tables.state(table, Caller("anna"), 0, None)).to_act != 0:
            await asyncio.sleep(0)
        for each in processes:
            await each.close()

    asyncio.run(run())
