"""Gauges of what is stored, asked of the database at each scrape."""

from contextlib import suppress
from typing import Protocol

from prometheus_client.core import Metric

from rotonde.server.ops.metrics import gauge_by
from rotonde.server.storage.contract import StorageError


class CountingStore(Protocol):
    """A store that counts its rows."""

    async def tables_by_status(self) -> dict[str, int]: ...

    async def notices_waiting(self) -> dict[str, int]: ...


async def stored_gauges(store: CountingStore) -> list[Metric]:
    """Gauges of stored rows; none where the database does not answer."""
    with suppress(StorageError):
        tables, notices = await store.tables_by_status(), await store.notices_waiting()
        return [
            gauge_by("rotonde_tables", "Stored tables, by status.", "status", tables),
            gauge_by("rotonde_notices_waiting", "Notices in the outbox, by kind.", "kind", notices),
        ]
    return []
