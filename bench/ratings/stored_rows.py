"""Rows of a page that outlive the results they were made of: each with its day, some with their sources.

Results lie in `build/` and belong to the sources of their day. A row stays until its table and level have
been played anew, to the end, so that no page loses what was measured once. A file of rows has a line for
each, so that a change is a line; a line that cannot be read does not count.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, TypeVar

from bench.ratings.tally import Tally

MISSING = "."
T = TypeVar("T")


class Row(NamedTuple):
    """So many games of one level at one table, when they were played, and the sources' fingerprint."""

    game: str
    table: str
    seats: int
    level: str
    games: int
    won: float
    played: str
    sources: str = ""  # empty: of before rows were kept
    each: str = ""  # a mark for each seed from the first of those that are rated; empty: of before seeds were

    def tally(self, first: int) -> Tally:
        """Game by game, the first seed being that one."""
        marks = {(first + i, 0): float(mark) for i, mark in enumerate(self.each) if mark != MISSING}
        return Tally(marks, self.played, self.sources)


def marks(tally: Tally, first: int) -> str:
    """The same as a string: 1 won, 0 lost, a dot for a seed that was not played."""
    last = max((seed for seed, _ in tally.each), default=first - 1)
    found = [tally.each.get((seed, 0)) for seed in range(first, last + 1)]
    return "".join(MISSING if won is None else str(round(won)) for won in found)


def read_rows(file: Path, kind: Callable[..., T]) -> list[T]:
    """The stored rows."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [kind(**fields) for line in lines if (fields := _fields(line))]


def _fields(line: str) -> dict[str, object]:
    """Fields of a line; {} if it is no row, or was cut short."""
    try:
        found = json.loads(line.rstrip(","))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def write_rows(file: Path, rows: Iterable[NamedTuple]) -> None:
    """A line a row, all of them or, if that is interrupted, those from before."""
    lines = ",\n".join(json.dumps(row._asdict()) for row in rows)
    beside = file.with_suffix(".new")
    beside.write_text(f"[\n{lines}\n]\n", "utf-8")
    beside.replace(file)


def read(file: Path) -> list[Row]:
    """The stored rows of shares."""
    return read_rows(file, Row)


def merged(kept: list[Row], fresh: list[Row]) -> list[Row]:
    """Fresh rows in the places of those that they replace, none by one of fewer games; the others behind."""
    new = {_key(row): row for row in fresh}
    return [_longer(row, new.pop(_key(row), row)) for row in kept] + list(new.values())


def _longer(kept: Row, fresh: Row) -> Row:
    return fresh if fresh.games >= kept.games else kept


def _key(row: Row) -> tuple[str, str, int, str]:
    return row.game, row.table, row.seats, row.level
