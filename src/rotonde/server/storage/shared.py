"""The part of the store for processes that share it: news, and leases of bots' seats."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from rotonde.server.storage.database import Database, Value
from rotonde.server.storage.part import Part
from rotonde.server.storage.postgres import news
from rotonde.server.store import StorageError

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
log = logging.getLogger("rotonde.server")


class SharedPart(Part):
    """What a process tells the others, and what it has taken on."""

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
