"""The part of the store that keeps clocks."""

import json

import msgspec

from rotonde.server.pace.clock import Clock, Pace
from rotonde.server.storage.database import Database
from rotonde.server.storage.part import Part

_CLOCK = "SELECT pace, banks, seat, since, deadline, reach FROM clock WHERE table_id = ?"
_DUE = "SELECT table_id FROM clock WHERE deadline <= ? ORDER BY deadline LIMIT ?"
_BEAT = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
_LOST = "(:now - CASE WHEN since > :heard THEN since ELSE :heard END + :grace)"
_MAKE_GOOD = f"""
    UPDATE clock SET deadline = deadline + {_LOST}, since = since + {_LOST} WHERE seat >= 0 AND since < :now
"""  # noqa: S608  # both parts are ours


class PacePart(Part):
    """Deadlines, and when a server was last there."""

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

    async def make_good(self, now: int, silence: int, grace: int) -> int:
        lost = 0

        def job(db: Database) -> None:
            nonlocal lost
            (heard,) = db.execute("SELECT at FROM pulse").fetchone() or (now,)
            if now - heard > silence:
                lost = now - heard
                _run(db, _MAKE_GOOD, {"now": now, "heard": heard, "grace": grace})
                db.announce("all")
            _run(db, _BEAT, (now,))

        await self._write(job)
        return lost


def clock_of(db: Database, table: str) -> Clock:
    found = db.execute(_CLOCK, (table,)).fetchone()
    if found is None:  # begun before there were clocks
        return Clock()
    pace, banks, *rest = found
    return Clock(msgspec.json.decode(pace, type=Pace), tuple(json.loads(banks)), *rest)


def _run(db: Database, sql: str, values: tuple[int | str, ...] | dict[str, int]) -> None:
    db.execute(sql, values)
