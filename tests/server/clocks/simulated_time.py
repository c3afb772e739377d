"""A house whose time is the test's: nobody waits."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rotonde.server.http.messages import Join, SeatChoice, StateMessage, TableChoice, TableInfo
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.clocks.deadlines import DeadlineWorker
from rotonde.server.tables.clocks.heartbeat import Heartbeat
from rotonde.server.tables.clocks.messages import Pace
from rotonde.server.tables.requests.service import RequestService
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.clock import SECOND
from rotonde.table.seating import Guest

NAMES = ("anna", "ben", "eve")


class Evening:
    """People at one table, over a file; the hands of the clock are moved by `wait`."""

    def __init__(self, place: Path | str, at: int = 1_000_000_000_000) -> None:
        self.at = at
        self.store = SqlStore(place)
        self.tables = Tables(self.store, lambda: self.at)
        self.lobby = Lobby(self.tables)
        self.requests = RequestService(self.tables)
        self.pauses = 0  # how often it was looked whether another process runs
        self.deadline_worker = DeadlineWorker(self.tables, self.requests, Heartbeat(self.tables, self._pause))
        self.due: list[str] = []  # tables where a bot was called
        self.tables.bot_is_due = self.due.append
        self.table = ""

    async def _pause(self, seconds: float) -> None:
        self.pauses += 1

    async def sit(self, pace: Pace, people: int = 2, bots: int = 0, game: str = "wurfel") -> None:
        """Opens a table; the first of the people has seat 0 and begins."""
        seats = [SeatChoice("me"), *[SeatChoice("open")] * (people - 1), *[SeatChoice("bot")] * bots]
        options = {"firstPlayer": 0} if game == "wurfel" else {}
        choice = TableChoice(game, seats, options, pace=pace)
        opened = await self.lobby.create(choice, Guest("anna", "Anna"))
        self.table = opened.table.id
        for name in NAMES[1:people]:
            await self.lobby.join(self.table, Join(opened.table.invitation or ""), Guest(name, name.title()))
        await self.deadline_worker.round()

    async def wait(self, seconds: float) -> None:
        """The time passes while the server is there, as its pulse says."""
        await self.sleep(seconds, pulse=True)

    async def sleep(self, seconds: float, *, pulse: bool = False) -> None:
        """The time passes, and nobody notices."""
        self.at += int(seconds * SECOND)
        if pulse:
            await self.store.beat(self.at)
            self.deadline_worker.heartbeat.last = self.at
        await self.deadline_worker.round()

    async def info(self, name: str = "anna") -> TableInfo:
        return await self.tables.info(self.table, Caller(name))

    async def state(self, seat: int = 0) -> StateMessage:
        return await self.tables.state(self.table, Caller(NAMES[seat]), None, None)

    async def kinds(self) -> list[str]:
        """Kinds of the rows that are no actions of the game."""
        return [row.kind for row in await self.store.rows(self.table) if row.kind != "action"]

    async def move(self, seat: int, *starts: str) -> None:
        """Takes the first legal action that begins like one of `starts`, or else the last."""
        now = await self.state(seat)
        legal = [each.action for each in now.legal]
        chosen = next((each for start in starts for each in legal if each.startswith(start)), legal[-1])
        await self.tables.act(self.table, Caller(NAMES[seat]), seat, now.n, chosen)

    async def pass_on(self, seat: int) -> None:
        """Plays until another seat must decide."""
        while (await self.state(seat)).to_act == seat:
            await self.move(seat, "take", "stop", "done")

    async def bot_moves(self) -> None:
        """The first legal action, as a bot's."""
        async with self.tables.registry.use(self.table) as place:
            table, state = place.table, place.table.running().state
            assert table.is_bots_turn()
            seat, n, action = table.to_act, table.n, state.game.space.text(state.legal_actions()[-1])
        await self.tables.act_as_bot(self.table, seat, n, action)


def spent(place: Path | str, work: Callable[[Evening], Awaitable[None]], at: int = 1_000_000_000_000) -> None:
    """An evening over the file, closed as a server closes."""

    async def run() -> None:
        evening = Evening(place, at)
        try:
            await work(evening)
        finally:
            await evening.store.close()

    asyncio.run(run())
