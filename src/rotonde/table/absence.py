"""Grace periods: arithmetic on the times at which people were last at their table, in milliseconds."""

from dataclasses import dataclass
from typing import Final

from rotonde.table.clock import SECOND, Clock

LIMITS: Final = 3  # time limits in a row that a person may miss where there is one for each decision


@dataclass(frozen=True, slots=True)
class AbsenceLimits:
    """Limits: how long a person may be away before others may lend the seat, or end the game."""

    grace: int = 120 * SECOND
    abandon: int = 24 * 3600 * SECOND


class Absence:
    """Times at which each seat's person was last there; `seen` counts only for who is not connected now."""

    def __init__(self, patience: AbsenceLimits, seen: dict[int, int], began: int = 0) -> None:
        self.patience = patience
        self._began = began  # when this server did: before that nobody could come back
        self.seen = seen

    def away(self, seat: int, now: int) -> int:
        """Time that the person has been away; none where nothing is known of them."""
        return max(0, now - self.seen.setdefault(seat, now))

    def lend_in(self, seat: int, clock: Clock, now: int) -> int:
        """Wait until others may lend the seat: the grace period, or until the person's time has run out.

        Where each decision has its time limit, nobody has to be there before it has run out.
        """
        left = clock.left(now)[seat] if clock.banks else 1
        if left <= 0:
            return 0
        if clock.pace.kind == "turn":
            return left
        return self._grace(seat, now)

    def abandon_in(self, seat: int, clock: Clock, missed: "MissedLimits", now: int) -> int | None:
        """Wait until the others may end the game without the person; None while that cannot be said."""
        away = self.away(seat, now)
        if clock.pace.kind != "turn":
            return max(self.patience.abandon - away, self._grace(seat, now))
        return self._grace(seat, now) if missed.count(seat, clock, now) >= LIMITS else None

    def _grace(self, seat: int, now: int) -> int:
        return max(0, self.patience.grace - min(self.away(seat, now), now - self._began))


@dataclass(frozen=True, slots=True)
class MissedLimits:
    """Time limits that a person has missed in a row: those that struck, and what ran since."""

    struck: int
    lent_at: int | None  # since when a bot plays that another person put there

    def count(self, seat: int, clock: Clock, now: int) -> int:
        full = clock.pace.full
        if self.lent_at is not None:
            return self.struck + (now - self.lent_at) // full
        overrun = full - clock.left(now)[seat] if clock.seat == seat else 0
        return max(self.struck, overrun // full)


def spelled(milliseconds: int) -> str:
    """A duration in units that both languages share, rounded up to what one can wait for."""
    seconds = -(-milliseconds // SECOND)
    if seconds < 120:
        return f"{seconds} s"
    minutes = -(-seconds // 60)
    return f"{minutes} min" if minutes < 120 else f"{-(-minutes // 60)} h"
