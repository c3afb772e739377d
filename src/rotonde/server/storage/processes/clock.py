"""Clock of the database server: processes whose own clocks differ agree on every deadline."""

import asyncio
import logging
from typing import Final

from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.processes.store import ProcessStore
from rotonde.server.tables.clocks.wall_clock import wall_clock

INTERVAL: Final = 10.0  # seconds between two measurements
log = logging.getLogger("rotonde.server")


class DatabaseClock:
    """This process's clock, corrected by how far it is from the database's."""

    def __init__(self, store: ProcessStore) -> None:
        self._store = store
        self._offset = store.time_at_start() - wall_clock()  # milliseconds

    def now(self) -> int:
        return wall_clock() + self._offset

    async def measure(self) -> None:
        """Measures the offset: the database was asked halfway between question and answer."""
        before = wall_clock()
        there = await self._store.database_time()
        self._offset = there - (before + wall_clock()) // 2

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.measure()
            except StorageError as error:
                log.warning("the database's time is not known", extra={"reason": str(error)})
