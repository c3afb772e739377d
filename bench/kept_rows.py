"""Rows of a page of ratings that outlive the results they were made of: each with its day and its sources.

Results lie in `build/` and belong to the sources of their day. A row stays until its table and level have
been played anew, to the end, so that no page loses what was measured once.
"""

import json
from pathlib import Path
from typing import NamedTuple


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


def read(file: Path) -> list[Row]:
    """The rows that were kept; none where nothing was ever played."""
    return [Row(**row) for row in json.loads(file.read_text("utf-8"))] if file.exists() else []


def write(file: Path, rows: list[Row]) -> None:
    lines = ",\n".join(json.dumps(row._asdict()) for row in rows)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")


def merged(kept: list[Row], fresh: list[Row]) -> list[Row]:
    """Fresh rows in the places of those that they replace; the others behind them."""
    new = {_key(row): row for row in fresh}
    return [new.pop(_key(row), row) for row in kept] + list(new.values())


def _key(row: Row) -> tuple[str, str, str]:
    return row.game, row.table, row.level
