"""What happened at tables, put after what happened there before: the one write that every move waits for."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from rotonde.server.pace.clock import Clock
from rotonde.server.storage.database import Database
from rotonde.server.storage.pace import keep_clocks
from rotonde.server.store import Conflict, Ending, Row

_END = "UPDATE game_table SET status = 'over', winners = ?, ending = ? WHERE id = ? AND status = 'running'"


@dataclass(slots=True)  # not frozen: each field would be set by a call
class Append:
    """Rows of one table, with how the game ended and the clock that follows; answers the revision."""

    table: str
    rows: Sequence[Row]
    winners: Sequence[int] | None
    ending: Ending
    clock: Clock | None

    def __call__(self, db: Database) -> int:
        return Append.at_once(db, [self])[0]

    @staticmethod
    def at_once(db: Database, jobs: "Sequence[Append]") -> list[int]:
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
