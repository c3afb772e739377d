"""SQL of the quota: stored bytes by day, and removal of tables never begun."""

from collections.abc import Mapping
from typing import Final

from rotonde.server.admin.quota_store import QuotaExceeded
from rotonde.server.admin.sql import delete_table, note
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_COUNTED: Final = "SELECT bytes FROM stored_bytes WHERE who = ? AND day = ?"
_COUNT: Final = """
    INSERT INTO stored_bytes (who, day, bytes) VALUES (?, ?, ?)
    ON CONFLICT (who, day) DO UPDATE SET bytes = stored_bytes.bytes + excluded.bytes
"""
_STALE: Final = """
    SELECT id FROM game_table WHERE status = 'open' AND made < ?
    UNION SELECT id FROM game_table WHERE origin <> '' AND origin LIKE ? AND made < ?
    ORDER BY id LIMIT ?
"""
_UPLOADED: Final = '{"kind":"upload"%'


class QuotaQueries(Queries):
    """Queries of the quota and the sweeper."""

    async def charge(self, day: int, size: int, limits: Mapping[str, int]) -> None:
        def job(db: Database) -> None:
            for who, most in limits.items():
                found = db.execute(_COUNTED, (who, day)).fetchone()
                if (found[0] if found else 0) + size > most:
                    raise QuotaExceeded(who)
            for who in limits:
                db.execute(_COUNT, (who, day, size))

        await self._write(job)

    async def forget_days(self, before: int) -> None:
        def job(db: Database) -> None:
            db.execute("DELETE FROM stored_bytes WHERE day < ?", (before,))

        await self._write(job)

    async def sweep_tables(self, opened: int, brought: int, most: int) -> list[str]:
        def job(db: Database) -> list[str]:
            found = db.execute(_STALE, (opened, _UPLOADED, brought, most)).fetchall()
            gone = [str(table) for (table,) in found]
            for table in gone:
                _forget_rematch(db, table)
                delete_table(db, table)
                note(db, table)
            return gone

        return await self._write(job)


def _forget_rematch(db: Database, table: str) -> None:
    """Allows another rematch where the first was never begun."""
    for (before,) in db.execute(
        "SELECT id FROM game_table WHERE next <> '' AND next = ?", (table,)
    ).fetchall():
        db.execute("UPDATE game_table SET next = '' WHERE id = ?", (before,))
        note(db, before)
