"""How sure a share is: Wilson's interval, and when a claim about a share is settled."""

from math import sqrt
from typing import NamedTuple

SHOWN = 1.96  # 95 %: what is printed
SETTLED = 3.29  # 99.9 %: when playing stops; wider, because it is looked at after every few games


class Interval(NamedTuple):
    """From low to high, around the share that was seen."""

    low: float
    share: float
    high: float


def wilson(won: float, games: int, z: float = SHOWN) -> Interval:
    """The shares that are compatible with so many games won, a shared win counting in part."""
    if not games:
        return Interval(0.0, 0.5, 1.0)
    share = won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(max(0.0, centre - width), share, min(1.0, centre + width))


def verdict(won: float, games: int, claim: float) -> str:
    """Whether at least the claimed share is won: "yes", "no", or "" while that is open."""
    interval = wilson(won, games, SETTLED)
    if interval.low >= claim:
        return "yes"
    return "no" if interval.high < claim else ""
