"""A table in memory follows what another process has stored, without replaying all of it."""

from collections.abc import Sequence

from msgspec.structs import replace

from rotonde.core.errors import RotondeError
from rotonde.server.store import Row, TableRow
from rotonde.server.table import Table


def follow(table: Table, stored: TableRow, rows: Sequence[Row]) -> bool:
    """Takes up the rows that came after what the table knows; False where they do not fit what it knows.

    It may then be half way: it must be fetched anew.
    """
    if table.match is None or stored.status == "open" or [row.n for row in rows] != _next(table, len(rows)):
        return False
    try:
        _play(table, rows)
    except (RotondeError, ValueError):
        return False
    table.went_on(rows)
    table.stored = replace(stored, n=table.n)
    return table.history.actions() == table.match.record.actions


def _next(table: Table, count: int) -> list[int]:
    return list(range(table.n, table.n + count))


def _play(table: Table, rows: Sequence[Row]) -> None:
    """Repeats in the match what the rows say; chance draws the same by itself."""
    match, drawn = table.running(), 0
    for row in rows:
        if row.kind == "undo":
            match.take_back(row.seat, int(row.action))
        elif row.kind == "back":
            match.go_back(row.seat, int(row.action))
        elif row.kind == "action" and drawn:
            drawn -= 1  # it was drawn with the decision before it
        elif row.kind == "action":
            drawn = len(match.apply(match.game.space.parse(row.action))) - 1
