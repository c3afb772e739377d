"""Deadline worker: watches the deadlines of all tables, and does at zero what each has chosen.

Striking is a row like a move, written at the table's next `n`: of all servers and moves that want that
place, one gets it. A server that is killed before has struck nothing, and the next one does.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from rotonde.server.tables.clocks.heartbeat import BEAT, Heartbeat
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.requests.service import RequestService
from rotonde.server.tables.service import Tables
from rotonde.table.clock import SECOND
from rotonde.table.refusal import Refusal

AT_ONCE: Final = 100
log = logging.getLogger("rotonde.pace")


class DeadlineWorker:
    """Worker that watches deadlines, one for each server process."""

    def __init__(self, tables: Tables, requests: RequestService, heartbeat: Heartbeat | None = None) -> None:
        self._tables = tables
        self._requests = requests
        self._store = tables.store
        self.heartbeat = heartbeat or Heartbeat(tables)
        self._next = 0
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Clocks are right when this returns."""
        await self.heartbeat.start()
        self._tables.clock_is_set = self._set
        self._task = asyncio.create_task(self._run(), name="deadlines")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def _set(self, deadline: int) -> None:
        """A deadline that comes before what we wait for wakes us, and the first one starts the heartbeat."""
        if deadline < self._next or self.heartbeat.is_idle:
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
                async with asyncio.timeout(wait):  # wait_for of 3.11 may swallow a cancellation
                    await self._sooner.wait()

    async def round(self) -> int:
        """Does what is due; when to look again."""
        await self.heartbeat.beat()
        await self._tell_moved()
        now = self._tables.now()
        if self._tables.shutdown.is_on:
            return now + BEAT
        for table_id in await self._store.due(now, AT_ONCE):
            await self._strike(table_id)
        soonest = await self._store.next_deadline(now)
        return min(self.heartbeat.next, soonest or self.heartbeat.next)

    async def _tell_moved(self) -> None:
        """Tells those who watch that their clocks were moved."""
        if self.heartbeat.has_moved:
            self.heartbeat.has_moved = False
            for table_id in self._tables.registry.watched():
                with suppress(Refusal):
                    await self._tables.registry.refresh(table_id)

    async def _strike(self, table_id: str) -> None:
        try:
            async with self._tables.registry.use(table_id) as slot:
                await self._at_zero(slot)
        except Refusal as refusal:
            if refusal.code == "stale":
                return  # a move or another server was first
            log.warning("a clock cannot strike", extra={"table": table_id, "reason": refusal.code})
            await self._store.hold(table_id)

    async def _at_zero(self, slot: Slot) -> None:
        clock = slot.table.stored.clock
        if await self._requests.run_out(slot):
            log.info("time ran out", extra={"table": slot.id, "seat": clock.seat, "then": clock.pace.zero})
