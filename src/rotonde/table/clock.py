"""A table's clock and its time control: arithmetic on times that are given to it, in milliseconds.

Every seat has a bank. While a person must decide, theirs runs down. At a live table each decision adds the
increment; where the time is per decision, a new decision fills the bank anew. What is played again after
going back is no new decision: nobody gains time by taking back.
"""

import json
from dataclasses import dataclass, replace
from typing import Final, Literal

from rotonde.table.game.levels import stand_in_level
from rotonde.table.refusal import Refusal

SECOND: Final = 1000
NOBODY: Final = -1
RETURN: Final = 60 * SECOND  # what a person who was too late gets when they take their seat back


@dataclass(frozen=True)
class TimeControl:
    """Time control: `seconds` is the bank of a live clock, or the time for one decision.

    At `zero` a bot of `level` plays, or the seat is forfeited, or nothing: the overrun is only shown.
    """

    kind: Literal["none", "live", "turn"] = "none"
    seconds: int = 0
    increment: int = 0
    zero: Literal["bot", "forfeit", "nothing"] = "nothing"
    level: str = ""

    @property
    def full(self) -> int:
        return self.seconds * SECOND


UNHURRIED: Final = TimeControl()


def checked_pace(wish: TimeControl, game: str) -> TimeControl:
    """The time control that was asked for, without what does not matter, so that like ones are equal."""
    if wish.kind == "none":
        return UNHURRIED
    if wish.seconds < 1:
        raise Refusal("malformed", problem="pace: seconds: 1 …")
    level = stand_in_level(game, wish.level) if wish.zero != "nothing" else ""
    increment = wish.increment if wish.kind == "live" else 0
    return TimeControl(wish.kind, wish.seconds, increment, wish.zero, level)


def pace_json(control: TimeControl) -> dict[str, str | int]:
    """Time control as JSON."""
    return {
        "kind": control.kind,
        "seconds": control.seconds,
        "increment": control.increment,
        "zero": control.zero,
        "level": control.level,
    }


def written_pace(control: TimeControl) -> str:
    """The JSON text that is stored."""
    return json.dumps(pace_json(control), ensure_ascii=False, separators=(",", ":"))


def read_pace(text: str) -> TimeControl:
    return TimeControl(**json.loads(text))


@dataclass(frozen=True)
class Clock:
    """Clock: what is left to each seat when `seat` began to think at `since`; `deadline`: when it is at zero.

    `reach` counts the game's actions for which time was given: only what goes beyond it is new.
    """

    pace: TimeControl = UNHURRIED
    banks: tuple[int, ...] = ()
    seat: int = NOBODY
    since: int = 0
    deadline: int | None = None
    reach: int = 0

    @classmethod
    def of(cls, pace: TimeControl, seats: int) -> "Clock":
        """Full, and no time runs yet."""
        return cls(pace, (pace.full,) * seats if pace.kind != "none" else ())

    def left(self, now: int) -> list[int]:
        """Time left of each seat, below zero where a person is too late."""
        return list(self._charged(now))

    def turned(self, seat: int, steps: int, now: int, *, anew: bool = False) -> "Clock":
        """Once `steps` of the game's actions stand and `seat` must decide; `anew`: all agreed to go back."""
        is_new = steps > self.reach
        if seat == self.seat and not anew and not (is_new and self.banks):
            return self
        banks = list(self._charged(now))
        if banks and is_new and self.seat != NOBODY and self.pace.kind == "live":
            banks[self.seat] += self.pace.increment * SECOND
        if banks and (is_new or anew) and seat != NOBODY and self.pace.kind == "turn":
            banks[seat] = self.pace.full
        reach = steps if anew else max(steps, self.reach)
        return self._running(tuple(banks), seat, now, reach)

    def ran_out(self, now: int) -> "Clock":
        """The clock once it has struck."""
        return replace(self, banks=self._charged(now), since=now, deadline=None)

    def returned(self, seat: int) -> "Clock":
        """A person plays for themselves again: with a new decision's time, or a minute if they were late."""
        if not self.banks:
            return self
        banks, full = list(self.banks), self.pace.full
        in_time = self.pace.kind == "turn" and banks[seat] > 0
        banks[seat] = full if in_time else max(banks[seat], min(RETURN, full))
        return replace(self, banks=tuple(banks))

    def repaced(self, pace: TimeControl, seats: int, now: int) -> "Clock":
        """The clock begun anew at another pace."""
        fresh = Clock.of(pace, seats)
        return fresh._running(fresh.banks, self.seat, now, self.reach)

    def _charged(self, now: int) -> tuple[int, ...]:
        if not self.banks or self.seat == NOBODY:
            return self.banks
        banks = list(self.banks)
        banks[self.seat] -= max(0, now - self.since)
        return tuple(banks)

    def _running(self, banks: tuple[int, ...], seat: int, now: int, reach: int) -> "Clock":
        return Clock(self.pace, banks, seat, now, self._deadline(banks, seat, now), reach)

    def _deadline(self, banks: tuple[int, ...], seat: int, now: int) -> int | None:
        if not banks or seat == NOBODY or (self.pace.zero == "nothing" and banks[seat] <= 0):
            return None
        return now + max(0, banks[seat])


STOPPED: Final = Clock()
