"""Queries of clocks."""

import json

from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries
from rotonde.table.clock import Clock, read_pace

_CLOCK = "SELECT pace, banks, seat, since, deadline, reach FROM clock WHERE table_id = ?"
_DUE = "SELECT table_id FROM clock WHERE deadline <= ? ORDER BY deadline LIMIT ?"
_BEAT = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
_HEARD = "SELECT at FROM pulse"
_LOST = "(:now - CASE WHEN since > :heard THEN since ELSE :heard END + :grace)"
_MAKE_GOOD = f"""
    UPDATE clock SET deadline = deadline + {_LOST}, since = since + {_LOST}
    WHERE deadline IS NOT NULL AND since < :now
"""  # noqa: S608  # both parts are ours


class ClockQueries(Queries):
    """Deadlines, and the last heartbeat of a server."""

    async def due(self, now: int, limit: int) -> list[str]:
        found = await self._read(lambda db: db.execute(_DUE, (now, limit)).fetchall())
        return [str(table) for (table,) in found]

    async def next_deadline(self, now: int) -> int | None:
        sql = "SELECT MIN(deadline) FROM clock WHERE deadline > ?"
        (found,) = await self._read(lambda db: db.execute(sql, (now,)).fetchone())
        return found if found is None else int(found)

    async def hold(self, table: str) -> None:
        def job(db: Database) -> None:
            _run(db, "UPDATE clock SET deadline = NULL WHERE table_id = ?", (table,))
            db.changed(table)

        await self._write(job)

    async def beat(self, now: int) -> None:
        await self._write(lambda db: _run(db, _BEAT, (now,)))

    async def heard(self) -> int:
        return int((await self._read(lambda db: db.execute(_HEARD).fetchone()) or (0,))[0])

    async def make_good(self, now: int, heard: int, grace: int) -> int:
        def job(db: Database) -> int:
            if (db.execute(_HEARD).fetchone() or (0,)) != (heard,):
                return 0
            moved = 0
            if now > heard:
                moved = db.execute(_MAKE_GOOD, {"now": now, "heard": heard, "grace": grace}).rowcount
                db.announce("all")
            _run(db, _BEAT, (now,))
            return moved

        return await self._write(job)


def clock_of(db: Database, table: str) -> Clock:
    found = db.execute(_CLOCK, (table,)).fetchone()
    if found is None:  # begun before there were clocks
        return Clock()
    pace, banks, *rest = found
    return Clock(read_pace(pace), tuple(json.loads(banks)), *rest)


def _run(db: Database, sql: str, values: tuple[int | str, ...]) -> None:
    db.execute(sql, values)
