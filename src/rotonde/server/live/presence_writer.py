"""Presence writer: stores when people come to a table and leave it, beside what they do there."""

import asyncio
import logging
from collections.abc import Callable, Collection

from rotonde.server.live.presence_store import LastSeen, PresenceStore
from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.registry import Registry

log = logging.getLogger("rotonde.server")


class PresenceWriter:
    """Writes in the background, in order: nobody waits for it."""

    def __init__(self, store: PresenceStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, registry: Registry) -> None:
        registry.came = self.came
        registry.went = self.went

    def came(self, table: str, seats: Collection[int]) -> None:
        self._keep(table, seats, LastSeen(self._now(), connected=True))

    def went(self, table: str, seats: Collection[int]) -> None:
        self._keep(table, seats, LastSeen(self._now(), connected=False))

    async def close(self) -> None:
        await asyncio.gather(*self._tasks)

    def _keep(self, table: str, seats: Collection[int], seen: LastSeen) -> None:
        task = asyncio.get_running_loop().create_task(self._write(table, sorted(seats), seen))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, table: str, seats: list[int], seen: LastSeen) -> None:
        try:
            await self._store.keep_seen(table, seats, seen)
        except StorageError as error:  # the grace period then counts from a later time
            log.warning("presence was not stored", extra={"table": table, "reason": str(error)})
