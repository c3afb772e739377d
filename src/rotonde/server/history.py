# rotonde: compiled
"""What happened at a table, row by row, and what of it stands."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

import rotonde
from rotonde.core.record import cut
from rotonde.server.store import Row

PLAY: Final = ("action", "undo", "back")  # the rows that change the game itself
DECIDING: Final = (*PLAY, "late")


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat asks of the others: the end, to go back to its own action number `to`, or another pace."""

    seat: int
    what: Literal["end", "back", "pace"]
    to: int
    pace: str = ""  # as JSON
    yes: frozenset[int] = frozenset()

    @classmethod
    def of(cls, row: Row) -> "Request":
        what, _, how = row.action.partition(" ")
        if what == "pace":
            return cls(row.seat, "pace", 0, how)
        return cls(row.seat, "back", int(how)) if what == "back" else cls(row.seat, "end", 0)


class History:
    """The rows of a table; all that is known of its course follows from them.

    An undo is a row too, so `n` only grows while the game's own steps may go back.
    """

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows: list[Row] = []
        self.due = 0  # the first `n` at which the decision that is due may be answered
        self.resigned: set[int] = set()
        self.stand_ins: dict[int, str] = {}  # the level of the bot that plays for a seat
        self.relief: int | None = None  # whose stand-in only plays until another decides
        self.late: set[int] = set()  # whose time ran out
        self.redrawn: dict[int, int] = {}  # where chance was begun anew, as a record has it
        self.request: Request | None = None  # what waits for the others' answers
        self._standing: list[str] = []
        self._steps = [0]  # how many of the game's actions stood before row n, and after the last
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if self.relief is not None and row.seat not in (rotonde.CHANCE, self.relief) and row.kind in DECIDING:
            self._end_relief(self.relief)
        if row.kind == "action":
            self._standing.append(row.action)
        elif row.kind in ("undo", "back"):
            self._return(row)
        else:
            self._settle(row)
        if row.kind in PLAY:
            self.due = len(self.rows)
        self._steps.append(len(self._standing))

    def _return(self, row: Row) -> None:
        step = int(row.action)
        del self._standing[step:]
        times = max(self.redrawn.values(), default=0)
        self.redrawn = cut(self.redrawn, step)
        if row.kind == "back":
            self.redrawn[step] = times + 1
        if self.request and (row.kind == "back" or self.request.to > step):
            self.request = None

    def _settle(self, row: Row) -> None:
        if row.kind == "resign":
            self.resigned.add(row.seat)
        if row.kind in ("resign", "lend", "return") and self.relief == row.seat:
            self._end_relief(row.seat)
        if row.kind in ("resign", "lend"):
            self.stand_ins[row.seat] = row.action
        elif row.kind == "late":
            self._run_out(row)
        elif row.kind == "return":
            self.stand_ins.pop(row.seat, None)
        elif row.kind == "ask":
            self.request = Request.of(row)
        elif row.kind == "answer" and self.request and row.action == "yes":
            self.request = replace(self.request, yes=self.request.yes | {row.seat})
        else:
            self.request = None  # refused, or agreed to

    def _run_out(self, row: Row) -> None:
        self.late.add(row.seat)
        if row.action:
            self.stand_ins[row.seat] = row.action
            self.relief = row.seat

    def _end_relief(self, seat: int) -> None:
        del self.stand_ins[seat]
        self.relief = None

    def actions(self) -> list[str]:
        """The game's actions that stand."""
        return self._standing.copy()

    def kept(self, since: int) -> int:
        """Up to which of the game's actions somebody who knows the first `since` rows knows what stands."""
        return min(self._steps[since:])

    def played_at(self, n: int) -> Row | None:
        """What was played first from row `n` on."""
        return next((row for row in self.rows[max(n, 0) :] if row.kind in PLAY), None) if n >= 0 else None

    def taken_back_by(self) -> int | None:
        """The seat that went back, where that is what was played last."""
        last = self.rows[self.due - 1] if self.due else None
        return last.seat if last and last.kind != "action" else None
