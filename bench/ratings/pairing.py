"""Two levels beside each other in the same games: who wins what the other loses tells which is stronger.

All levels play the same seeds. Games that both win, or both lose, say nothing of the difference; of the
others each is one level's or the other's. Were both alike, every one of them would be a fair coin: the exact
sign test, which for pairs of yes and no is McNemar's. Where games were not kept one by one, Fisher's exact
test compares the shares as if the games had been others; that can only hide a difference between pairs that
mostly agree.
"""

from typing import NamedTuple

from bench.ratings.tally import Tally
from rotonde.analysis.statistics import sign_test


class Pairing(NamedTuple):
    """Results of two levels in the games that both played."""

    games: int
    above: int  # won by the first only
    below: int  # won by the second only

    @property
    def p(self) -> float:
        return sign_test(self.above, self.below)


def pairing(one: Tally, other: Tally) -> Pairing:
    """Over the games that both played."""
    both = [(won, other.each[game]) for game, won in one.each.items() if game in other.each]
    return Pairing(len(both), sum(a > b for a, b in both), sum(a < b for a, b in both))
