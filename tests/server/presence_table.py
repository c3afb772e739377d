"""Table whose presence is stored, under simulated time."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rotonde.server.http.errors import texts_of
from rotonde.server.http.messages import Answer, Ask
from rotonde.server.live.broadcast import Subscriber
from rotonde.server.live.presence_writer import PresenceWriter
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from tests.server.clocks.simulated_time import Evening

GRACE, DAY = 120, 24 * 3600
BEGUN = 1_000_000_000_000
ANNA, BEN, EVE = Caller("anna"), Caller("ben"), Caller("eve")


class PresenceTable(Evening):
    """A table under simulated time whose presence is stored."""

    def __init__(self, place: Path | str, at: int) -> None:
        super().__init__(place, at)
        self.presence_writer = PresenceWriter(self.store, lambda: self.at)
        self.presence_writer.start(self.tables.registry)

    @asynccontextmanager
    async def connected(self, caller: Caller) -> AsyncIterator[None]:
        """A live connection of that person."""
        subscriber, registry = Subscriber(caller), self.tables.registry
        async with registry.use(self.table) as place:
            place.broadcast.admit(subscriber, place.table)
        yield
        async with registry.use(self.table) as place:
            place.broadcast.dismiss(subscriber, place.table)

    async def lend(self, seat: int = 1, level: str | None = None, caller: Caller = ANNA) -> str | None:
        info = await self.requests.lend(self.table, caller, seat, level)
        return info.seats[seat].stand_in

    async def refused(self, code: str, work: Awaitable[object], **details: object) -> None:
        with pytest.raises(Refusal, match=code) as refusal:
            await work
        assert refusal.value.details == details
        assert all(texts_of(refusal.value).values())

    async def ask(self, what: str, caller: Caller = ANNA, seat: int = 0) -> None:
        await self.requests.ask(self.table, caller, Ask(seat, what))  # type: ignore[arg-type]

    async def answer(self, seat: int, *, yes: bool = True) -> None:
        await self.requests.answer(self.table, (ANNA, BEN, EVE)[seat], Answer(seat, yes))

    async def waiting(self) -> list[int] | None:
        asking = (await self.state()).asking
        return asking.waiting if asking else None


def run_table(place: Path | str, work: Callable[[PresenceTable], Awaitable[None]], at: int = BEGUN) -> None:
    async def run() -> None:
        company = PresenceTable(place, at)
        try:
            await work(company)
        finally:
            await company.presence_writer.close()
            await company.store.close()

    asyncio.run(run())
