# rotonde: compiled
"""What happened at tables, put after what happened there before: the one write that every move waits for."""

import json
from collections.abc import Sequence

from rotonde.server.pace.clock import Clock
from rotonde.server.storage.clocks import keep_clocks
from rotonde.server.storage.database import Database
from rotonde.server.storage.writer import Joint
from rotonde.server.store import Conflict, Ending, Row

_END = "UPDATE game_table SET status = 'over', winners = ?, ending = ? WHERE id = ? AND status = 'running'"


class Append(Joint):
    """Rows of one table, with how the game ended and the clock that follows; answers the revision."""

    def __init__(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending,
        clock: Clock | None,
    ) -> None:
        self.table = table
        self.rows = rows
        self.winners = winners
        self.ending = ending
        self.clock = clock

    @classmethod
    def at_once(cls, db: Database, jobs: "Sequence[Append]") -> list[int]:
        _check_running(db, {job.table for job in jobs})
        insert_rows(db, [(job.table, row) for job in jobs for row in job.rows])
        for job in jobs:
            if job.winners is not None:
                db.execute(_END, (json.dumps(list(job.winners)), job.ending, job.table))
        keep_clocks(db, [(job.table, job.clock) for job in jobs if job.clock is not None])
        return [db.changed(job.table) for job in jobs]


def insert_rows(db: Database, rows: Sequence[tuple[str, Row]]) -> None:
    values = [(table, row.n, row.seat, row.action, row.kind) for table, row in rows]
    db.insert("INSERT INTO action VALUES {}", values)


def _check_running(db: Database, tables: set[str]) -> None:
    """The host of the server may have closed one."""
    count = 1 << (len(tables) - 1).bit_length()  # a power of two: there are few statements to be prepared
    asked = [*tables, *[next(iter(tables))] * (count - len(tables))]
    marks = ", ".join("?" * count)
    sql = f"SELECT COUNT(*) FROM game_table WHERE status = 'running' AND id IN ({marks})"  # noqa: S608
    if db.execute(sql, asked).fetchone() != (len(tables),):
        raise Conflict(", ".join(sorted(tables)))
