"""Watches the deadlines of all tables, and does at zero what each has chosen.

Striking is a row like a move, written at the table's next `n`: of all servers and moves that want that
place, one gets it. A server that is killed before has struck nothing, and the next one does.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from rotonde.server.accord import Accord
from rotonde.server.errors import Refusal
from rotonde.server.pace.clock import SECOND, Clock
from rotonde.server.place import Place
from rotonde.server.store import RowKind
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.server.verdict import after_resigning

BEAT: Final = 5 * SECOND  # how often a server says that it is there, while any clock runs
SILENCE: Final = 3 * BEAT  # after which no server was there
GRACE: Final = 10 * SECOND  # that people get to come back after an outage, besides its own length
AT_ONCE: Final = 100
log = logging.getLogger("rotonde.pace")


class Keeper:
    """One for each server process."""

    def __init__(self, tables: Tables, accord: Accord) -> None:
        self._tables = tables
        self._accord = accord
        self._store = tables.store
        self._next = 0
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._heard: int | None = None  # when we last said that we are there

    def start(self) -> None:
        self._tables.clock_is_set = self._set
        self._task = asyncio.create_task(self._run(), name="deadlines")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _set(self, deadline: int) -> None:
        """A deadline that comes before what we wait for wakes us."""
        if deadline < self._next:
            self._sooner.set()

    async def _run(self) -> None:
        while True:
            self._sooner.clear()
            try:
                self._next = await self.round()
            except Exception:
                log.exception("deadlines cannot be watched, it is tried again")
                self._next = self._tables.now() + BEAT
            wait = max(0, self._next - self._tables.now()) / SECOND
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), wait)

    async def round(self) -> int:
        """Does what is due; when to look again."""
        now = self._tables.now()
        await self._say(now)
        for table_id in await self._store.due(now, AT_ONCE):
            await self._strike(table_id)
        soonest = await self._store.next_deadline(now)
        return min(now + BEAT, soonest or now + BEAT)

    async def _say(self, now: int) -> None:
        """That we are there; who was away, or is new, first gives everyone the time back that nobody had."""
        if self._heard is None or now - self._heard > SILENCE:
            lost = await self._store.make_good(now, SILENCE, GRACE)
            if lost:
                self._tables.registry.outdate()
                log.warning("no server was there; the clocks go on from now", extra={"seconds": lost // 1000})
        elif now - self._heard < BEAT:
            return
        elif await self._store.next_deadline(0) is not None:
            await self._store.beat(now)
        self._heard = now

    async def _strike(self, table_id: str) -> None:
        try:
            async with self._tables.registry.use(table_id) as place:
                await self._at_zero(place)
        except Refusal as refusal:
            if refusal.code == "stale":
                return  # a move or another server was first
            log.warning("a clock cannot strike", extra={"table": table_id, "reason": refusal.code})
            await self._store.hold(table_id)

    async def _at_zero(self, place: Place) -> None:
        table, clock = place.table, place.table.stored.clock
        if clock.deadline is None or clock.deadline > self._tables.now():
            return
        said, winners = outcome(table, clock)
        await self._accord.add(place, said, winners, "resigned")
        log.info("time ran out", extra={"table": place.id, "seat": clock.seat, "then": clock.pace.zero})


Said = list[tuple[int, RowKind, str]]


def outcome(table: Table, clock: Clock) -> tuple[Said, list[int] | None]:
    """What is written when the time of a seat has run out, and who has won if that ends the game."""
    seat, pace = clock.seat, clock.pace
    if pace.zero == "forfeit":
        winners = after_resigning(table, table.history.resigned | {seat})
        return [(seat, "late", ""), (seat, "resign", pace.level)], winners
    if pace.zero == "nothing":
        return [(seat, "late", "")], None
    if pace.kind == "live" and len(table.people()) > 1:
        return [(seat, "late", ""), (seat, "lend", pace.level)], None
    return [(seat, "late", pace.level)], None
