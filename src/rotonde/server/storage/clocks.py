# rotonde: compiled
"""Clocks, kept with what happened at their tables."""

import json
from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rotonde.server.pace.clock import Clock, Pace
from rotonde.server.storage.database import Database, Value

_KEEP = """
    INSERT INTO clock (table_id, pace, banks, seat, since, deadline, reach, untold)
    VALUES {}
    ON CONFLICT (table_id) DO UPDATE SET pace = excluded.pace, banks = excluded.banks,
        since = excluded.since, deadline = excluded.deadline, reach = excluded.reach, seat = excluded.seat,
        untold = CASE WHEN clock.seat = excluded.seat THEN clock.untold ELSE excluded.untold END
"""


def keep_clock(db: Database, table: str, clock: Clock) -> None:
    keep_clocks(db, [(table, clock)])


def keep_clocks(db: Database, clocks: Sequence[tuple[str, Clock]]) -> None:
    db.insert(_KEEP, [_row(table, clock) for table, clock in clocks])


def _row(table: str, clock: Clock) -> tuple[Value, ...]:
    banks = json.dumps(clock.banks) if clock.banks else "[]"
    untold = clock.since if clock.seat >= 0 else None
    pace = _written(clock.pace)
    return (table, pace, banks, clock.seat, clock.since, clock.deadline, clock.reach, untold)


@lru_cache(maxsize=256)
def _written(pace: Pace) -> str:
    """A pace as it is kept; the same few are chosen again and again."""
    return msgspec.json.encode(pace).decode()
