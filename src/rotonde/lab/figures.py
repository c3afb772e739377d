"""How sure a number is: 95 % intervals of shares, means and differences."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Estimate(NamedTuple):
    """A value, and from where to where it may well be."""

    value: float
    low: float
    high: float
    games: int

    def excludes(self, other: float) -> bool:
        return not self.low <= other <= self.high


def share(won: float, games: int) -> Estimate:
    """Wilson's interval: right also near 0 and 1, and for few games."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    seen = won / games
    scale = 1 + Z * Z / games
    middle = (seen + Z * Z / (2 * games)) / scale
    spread = Z / scale * sqrt(seen * (1 - seen) / games + Z * Z / (4 * games * games))
    return Estimate(seen, max(0.0, middle - spread), min(1.0, middle + spread), games)


def mean(values: Sequence[float]) -> Estimate:
    """The mean, and where the true one may well be."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, middle, middle, 1)
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    spread = Z * sqrt(variance / count)
    return Estimate(middle, middle - spread, middle + spread, count)


def difference(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """By how much the others are higher, pair by pair: what a pair shares (its seed) falls out."""
    return mean([other - one for one, other in zip(ones, others, strict=True)])


def bins(values: Sequence[float], least: float, most: float, count: int) -> tuple[float, ...]:
    """How the values lie between least and most: shares of so many equal parts."""
    found = [0.0] * count
    width = (most - least) / count or 1.0
    for value in values:
        found[min(count - 1, max(0, int((value - least) / width)))] += 1 / len(values)
    return tuple(found)
