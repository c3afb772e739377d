"""Heartbeat of the servers: the time in which none of them ran is given back to every clock.

While a deadline stands, each process writes every second that it runs; idle servers write nothing. A process
that starts, or finds that it was stopped for a while, moves the clocks forward by the time since the last
heartbeat of any process, before anyone uses a table.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.service import Tables
from rotonde.table.clock import SECOND

BEAT: Final = SECOND
GAP: Final = 2 * BEAT  # after which a process that runs finds that it was stopped
DOUBT: Final = 10 * SECOND  # how old a heartbeat may look of another process that runs; clocks may differ
LONG: Final = 15 * SECOND  # an outage after which people have to come back
GRACE: Final = 10 * SECOND  # that they get for it, as after every start
FOREVER: Final = 1 << 62
log = logging.getLogger("rotonde.pace")


class Heartbeat:
    """Heartbeat of a server, one for each process."""

    def __init__(self, tables: Tables, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._tables = tables
        self._store = tables.store
        self._pause = pause
        self._lock = asyncio.Lock()
        self.last: int | None = None  # when this process last ran through here
        self.is_idle = True  # no deadline stands: nothing is written
        self.has_moved = False  # clocks were moved, and those who watch do not know yet

    async def start(self) -> None:
        """From here on no table is used before the clocks are right."""
        await self.beat()
        self._tables.registry.catch_up = self._catch_up

    async def _catch_up(self) -> None:
        """A table is used after a gap; without a disk it can still be read."""
        try:
            await self.beat()
        except StorageError:
            self._tables.registry.good_until = self._tables.now() + GAP

    @property
    def next(self) -> int:
        return (self.last or 0) + BEAT

    async def beat(self) -> None:
        """Says that we run; a gap since the last time is made good first."""
        async with self._lock:
            now = self._tables.now()
            if self._tables.shutdown.is_on:  # nobody can move any more: the outage has begun
                self._tables.registry.good_until = FOREVER
            elif self.is_idle or self.last is None or now >= self.next:
                await self._beat(now, None if self.last is None else now - self.last)

    async def _beat(self, now: int, gap: int | None) -> None:
        self.is_idle = await self._store.next_deadline(0) is None
        if not self.is_idle and (gap is None or gap > GAP):
            await self._make_good(GRACE if gap is None or gap > LONG else 0)
        elif not self.is_idle:
            await self._store.beat(now)
        self.last = self._tables.now() if gap is None or gap > GAP else now
        self._tables.registry.good_until = self.last + GAP

    async def _make_good(self, grace: int) -> None:
        heard = await self._store.heard()
        if not await self._others_run(heard):
            now = self._tables.now()
            moved = await self._store.make_good(now, heard, grace)
            self.has_moved = self.has_moved or moved > 0
            if moved:
                log.warning("no server ran; clocks were moved", extra={"clocks": moved, "since": heard})
        self._tables.registry.outdate()

    async def _others_run(self, heard: int) -> bool:
        """Whether another process writes while we look on."""
        if not self._store.is_shared or self._tables.now() - heard > DOUBT:
            return False
        for _ in range(5):
            await self._pause(BEAT / SECOND / 2)
            if await self._store.heard() != heard:
                return True
        return False
