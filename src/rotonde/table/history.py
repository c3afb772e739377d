"""History of a table: its rows, and what of them stands."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

import rotonde
from rotonde.core.record import cut
from rotonde.table.rows import Row

PLAY: Final = ("action", "undo", "back")  # the rows that change the game itself
DECIDING: Final = (*PLAY, "late")
OWN: Final = ("ask", "answer", "return")  # what only a person does
_LENT: Final = re.compile(r"(.+) by (\d+) at (\d+)")  # by which seat, and when


@dataclass(frozen=True, slots=True)
class Request:
    """Request of a seat to the others: to end, to go back to its own action number `to`, another pace, or to
    abandon the game without the seats in `gone`, whose people have been away for long.
    """

    seat: int
    what: Literal["end", "back", "pace", "abandon"]
    to: int
    pace: str = ""  # as JSON
    yes: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()

    @classmethod
    def of(cls, row: Row) -> "Request":
        what, _, how = row.action.partition(" ")
        if what == "pace":
            return cls(row.seat, "pace", 0, how)
        if what == "abandon":
            return cls(row.seat, "abandon", 0, gone=frozenset(int(seat) for seat in how.split(",")))
        return cls(row.seat, "back", int(how)) if what == "back" else cls(row.seat, "end", 0)


def lent_level(row: Row) -> str:
    """The level of the bot in a `resign` or `lend` row."""
    found = _LENT.fullmatch(row.action)
    return found[1] if found else row.action


def lent_row(level: str, by: int, at: int) -> str:
    """Text of the row by which another seat lent this one."""
    return f"{level} by {by} at {at}"


def is_forced(row: Row, before: Row | None) -> bool:
    """Whether another seat lent it, or its time ran out; rows of earlier releases do not say who."""
    ran_out = before is not None and before.kind == "late" and before.seat == row.seat
    return ran_out or _LENT.fullmatch(row.action) is not None


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
        self.replaced: set[int] = set()  # whose seat a bot plays though they did not lend it
        self.lent_at: dict[int, int] = {}  # when another seat lent it, in milliseconds
        self.missed: dict[int, int] = {}  # time limits missed since the person last did something
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
        if self.missed and row.seat in self.missed:
            self._look_at(row)
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
            self._stand_in(row)
        elif row.kind == "late":
            self._run_out(row)
        elif row.kind == "return":
            self.stand_ins.pop(row.seat, None)
            self._is_willing(row.seat)
        elif row.kind == "ask":
            self.request = Request.of(row)
        elif row.kind == "answer" and self.request and row.action == "yes":
            self.request = replace(self.request, yes=self.request.yes | {row.seat})
        else:
            self.request = None  # refused, or agreed to

    def _stand_in(self, row: Row) -> None:
        self.stand_ins[row.seat] = lent_level(row)
        if row.kind == "lend" and is_forced(row, self.rows[-2] if len(self.rows) > 1 else None):
            self.replaced.add(row.seat)
        else:
            self._is_willing(row.seat)
        found = _LENT.fullmatch(row.action)
        if found:
            self.lent_at[row.seat] = int(found[3])

    def _is_willing(self, seat: int) -> None:
        self.replaced.discard(seat)
        self.lent_at.pop(seat, None)

    def _look_at(self, row: Row) -> None:
        """The person is there again where it was not a bot that did this."""
        if row.kind in OWN or (row.kind in PLAY and row.seat not in self.stand_ins):
            del self.missed[row.seat]

    def _run_out(self, row: Row) -> None:
        self.late.add(row.seat)
        self.missed[row.seat] = self.missed.get(row.seat, 0) + 1
        if row.action:
            self.stand_ins[row.seat] = row.action
            self.relief = row.seat
            self.replaced.add(row.seat)

    def _end_relief(self, seat: int) -> None:
        del self.stand_ins[seat]
        self._is_willing(seat)
        self.relief = None

    def actions(self) -> list[str]:
        """The game's actions that stand."""
        return self._standing.copy()

    def kept(self, since: int) -> int:
        """Number of actions that still stand of those in the first `since` rows."""
        return min(self._steps[since:])

    def played_at(self, n: int) -> Row | None:
        """First row of play from row `n` on."""
        return next((row for row in self.rows[max(n, 0) :] if row.kind in PLAY), None) if n >= 0 else None

    def taken_back_by(self) -> int | None:
        """The seat that went back, where that is what was played last."""
        last = self.rows[self.due - 1] if self.due else None
        return last.seat if last and last.kind != "action" else None
