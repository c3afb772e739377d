"""A table's clock: arithmetic on times that are given to it, in milliseconds; it knows no other time.

Every seat has a bank. While somebody must decide, theirs runs down. At a live table each decision adds the
increment; where the time is per decision, a new decision fills the bank anew. What is played again after
going back is no new decision: nobody gains time by taking back.
"""

from time import time
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

NOBODY: Final = -1
SECOND: Final = 1000
RETURN: Final = 60 * SECOND  # what somebody who was too late gets when they take their seat back
WEEK: Final = 7 * 24 * 3600


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: `seconds` is the bank of a live clock, or the time for one decision.

    At `zero` a bot of `level` plays, or the seat is forfeited, or nothing: the overrun is only shown.
    """

    kind: Literal["none", "live", "turn"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=WEEK)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "forfeit", "nothing"] = "nothing"
    level: Annotated[str, Meta(max_length=40)] = ""

    @property
    def full(self) -> int:
        return self.seconds * SECOND


UNHURRIED: Final = Pace()


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return int(time() * SECOND)


class Clock(Struct, frozen=True):
    """What is left to each seat when `seat` began to think at `since`; `deadline` is when it is at zero.

    `reach` counts the game's actions for which time was given: only what goes beyond it is new.
    """

    pace: Pace = UNHURRIED
    banks: tuple[int, ...] = ()
    seat: int = NOBODY
    since: int = 0
    deadline: int | None = None
    reach: int = 0

    @classmethod
    def of(cls, pace: Pace, seats: int) -> "Clock":
        """Full, and nobody's time runs yet."""
        return cls(pace, (pace.full,) * seats if pace.kind != "none" else ())

    def left(self, now: int) -> list[int]:
        """What each seat has now, below zero where somebody is too late."""
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
        """It has struck; it does so once."""
        return replace(self, banks=self._charged(now), since=now, deadline=None)

    def returned(self, seat: int) -> "Clock":
        """Somebody plays for themselves again: with a new decision's time, or a minute if they were late."""
        if not self.banks:
            return self
        banks, full = list(self.banks), self.pace.full
        in_time = self.pace.kind == "turn" and banks[seat] > 0
        banks[seat] = full if in_time else max(banks[seat], min(RETURN, full))
        return replace(self, banks=tuple(banks))

    def repaced(self, pace: Pace, seats: int, now: int) -> "Clock":
        """Everyone begins anew at another pace."""
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
