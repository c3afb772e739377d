# rotonde: compiled
"""Append: the rows of a move and the clock after it, stored in one transaction."""

import json
from collections.abc import Sequence
from functools import lru_cache

from rotonde.server.notifications.sql import post_notice
from rotonde.server.notifications.store import Notice
from rotonde.server.storage.contract import Conflict
from rotonde.server.storage.database import Database, Value
from rotonde.server.storage.writer import BatchJob
from rotonde.table.clock import Clock, TimeControl, written_pace
from rotonde.table.rows import Ending, Row

_END = "UPDATE game_table SET status = 'over', winners = ?, ending = ? WHERE id = ? AND status = 'running'"
_KEEP_CLOCK = """
    INSERT INTO clock (table_id, pace, banks, seat, since, deadline, reach, untold)
    VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET pace = excluded.pace, banks = excluded.banks,
        since = excluded.since, deadline = excluded.deadline, reach = excluded.reach, seat = excluded.seat,
        untold = CASE WHEN clock.seat = excluded.seat THEN clock.untold ELSE excluded.untold END
"""


class Append(BatchJob):
    """Rows of one table, with how the game ended and the clock that follows; answers the revision."""

    def __init__(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending,
        clock: Clock | None,
        notices: Sequence[Notice],
    ) -> None:
        self.table = table
        self.rows = rows
        self.winners = winners
        self.ending = ending
        self.clock = clock
        self.notices = notices

    @classmethod
    def at_once(cls, db: Database, jobs: "Sequence[Append]") -> list[int]:
        _check_running(db, {job.table for job in jobs})
        insert_rows(db, [(job.table, row) for job in jobs for row in job.rows])
        for job in jobs:
            if job.winners is not None:
                db.execute(_END, (json.dumps(list(job.winners)), job.ending, job.table))
            for notice in job.notices:
                post_notice(db, notice)
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


def keep_clock(db: Database, table: str, clock: Clock) -> None:
    keep_clocks(db, [(table, clock)])


def keep_clocks(db: Database, clocks: Sequence[tuple[str, Clock]]) -> None:
    db.insert(_KEEP_CLOCK, [_clock_row(table, clock) for table, clock in clocks])


def _clock_row(table: str, clock: Clock) -> tuple[Value, ...]:
    banks = json.dumps(clock.banks) if clock.banks else "[]"
    untold = clock.since if clock.seat >= 0 else None
    return (table, _pace(clock.pace), banks, clock.seat, clock.since, clock.deadline, clock.reach, untold)


@lru_cache(maxsize=256)
def _pace(pace: TimeControl) -> str:
    """The same few are chosen again and again."""
    return written_pace(pace)
