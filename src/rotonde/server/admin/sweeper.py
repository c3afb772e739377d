"""Sweeper: removes tables never begun, old uploaded records, quota counts of past days."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from rotonde.server.admin.quota import DAY
from rotonde.server.admin.quota_store import QuotaStore
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import StorageError

AT_ONCE: Final = 50  # tables in one transaction
SOON, LATER = 5.0, 3600.0  # seconds until the next look: where there was more, and where not
SECONDS_A_DAY: Final = 24 * 3600
log = logging.getLogger("rotonde.server")


class Sweeper:
    """Sweeps periodically; several processes may, each table is removed once."""

    def __init__(self, store: QuotaStore, now: Callable[[], int], settings: Settings) -> None:
        self._store = store
        self._now = now
        self._open_days = settings.open_table_days
        self._record_days = settings.uploaded_record_days

    async def run(self) -> None:
        while True:
            wait = LATER
            try:
                if len(await self.sweep()) == AT_ONCE:
                    wait = SOON
            except StorageError as error:
                log.warning("cannot sweep", extra={"reason": str(error)})
            await asyncio.sleep(wait)

    async def sweep(self) -> list[str]:
        """Removes what is old; returns the removed tables."""
        await self._store.forget_days(self._now() // DAY)
        gone = await self._store.sweep_tables(
            self._before(self._open_days), self._before(self._record_days), AT_ONCE
        )
        if gone:
            log.info("tables were swept", extra={"count": len(gone)})
        return gone

    def _before(self, days: int) -> int:
        """Cutoff in seconds; -1 where 0 days are set."""
        return self._now() // 1000 - days * SECONDS_A_DAY if days else -1
