"""Stores opened for a test, and rows to put into them."""

import asyncio
from pathlib import Path
from typing import Any

from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.store import SqlStore
from rotonde.table.rows import SeatRow, TableRow

TABLE = TableRow(
    id="t1",
    game="wurfel",
    version=1,
    options={"firstPlayer": "random"},
    seed="0" * 32,
    host="anna",
    invitation="come",
    status="open",
    seats=(SeatRow(0, "person", "Anna", guest="anna", secret_hash="h"), SeatRow(1, "open")),
)
BEN = SeatRow(1, "person", "Ben", guest="ben", secret_hash="g")


class FullDisk(SqlStore):
    """A store whose next `refusals` moves find no room on the disk."""

    refusals: float = 0

    async def append(self, *arguments: Any) -> int:
        if self.refusals > 0:
            self.refusals -= 1
            raise StorageError("database or disk is full")
        return await super().append(*arguments)


def with_store(place: Path | str, work: Any) -> None:
    async def run() -> None:
        store = SqlStore(place)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
