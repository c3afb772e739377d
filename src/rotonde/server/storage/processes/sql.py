"""SQL for processes that share a database: notifications, and leases of bots' seats."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.database import Database, Value
from rotonde.server.storage.postgres import news
from rotonde.server.storage.queries import Queries

AGAIN: Final = 0.2  # seconds until a lost connection is made again
_LEASE: Final = """
    INSERT INTO lease (table_id, holder, until) VALUES (:table, :us, :until)
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE lease.holder = :us OR lease.until <= :now
"""
_WAITING: Final = """
    SELECT game_table.id FROM game_table JOIN clock ON clock.table_id = game_table.id
    WHERE game_table.status = 'running' AND clock.seat = -1
      AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.table_id = game_table.id AND lease.until > ?)
    ORDER BY game_table.number
"""
_TIME: Final = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
log = logging.getLogger("rotonde.server")


class ProcessQueries(Queries):
    """Queries of notifications and leases."""

    def time_at_start(self) -> int:
        return _time(self._read_db)

    async def database_time(self) -> int:
        return await self._read(_time)

    async def announce(self, what: str) -> None:
        await self._write(lambda db: db.announce(what))

    async def listen(self, hear: Callable[[str, str], None]) -> None:
        assert isinstance(self._place, str), "nobody shares a file"
        while True:
            try:
                async for who, what in news(self._place):
                    if who != self.us:
                        hear(who, what)
            except StorageError as error:
                log.warning("the other processes cannot be heard", extra={"reason": str(error)})
            await asyncio.sleep(AGAIN)

    async def lease(self, table: str, now: int, until: int) -> bool:
        values: dict[str, Value] = {"table": table, "us": self.us, "now": now, "until": until}
        return await self._write(lambda db: db.execute(_LEASE, values).rowcount == 1)

    async def end_lease(self, table: str) -> None:
        def job(db: Database) -> None:
            db.execute("DELETE FROM lease WHERE table_id = ? AND holder = ?", (table, self.us))

        await self._write(job)

    async def waiting_for_bots(self, now: int) -> list[str]:
        found = await self._read(lambda db: db.execute(_WAITING, (now,)).fetchall())
        return [str(table) for (table,) in found]


def _time(db: Database) -> int:
    return int(db.execute(_TIME).fetchone()[0])
