"""What happened at a table, row by row, and what of it stands."""

from collections.abc import Iterable

from rotonde.server.store import Row


class History:
    """The rows of a table; an undo is a row too, so `n` only grows while the game's own steps may go back."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows: list[Row] = []
        self._steps = [0]  # how many of the game's actions stood before row n, and after the last
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self._steps.append(int(row.action) if row.kind == "undo" else self._steps[-1] + 1)

    def actions(self) -> list[str]:
        """The game's actions that stand."""
        standing: list[str] = []
        for row in self.rows:
            if row.kind == "undo":
                del standing[int(row.action) :]
            else:
                standing.append(row.action)
        return standing

    def kept(self, since: int) -> int:
        """Up to which of the game's actions somebody who knows the first `since` rows knows what stands."""
        return min(self._steps[since:])

    def taken_back_by(self) -> int | None:
        """The seat that went back, where that is what happened last."""
        return self.rows[-1].seat if self.rows and self.rows[-1].kind == "undo" else None
