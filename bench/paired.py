"""Two levels beside each other in the same games: who wins what the other loses tells which is stronger.

All levels play the same seeds. Games that both win, or both lose, say nothing of the difference; of the
others each is one level's or the other's. Were both alike, every one of them would be a fair coin: the exact
sign test, which for pairs of yes and no is McNemar's. Where games were not kept one by one, Fisher's exact
test compares the shares as if the games had been others; that can only hide a difference between pairs that
mostly agree.
"""

from math import comb
from typing import NamedTuple

from tally import Tally


class Pairing(NamedTuple):
    """What two levels made of the games that both played."""

    games: int
    above: int  # won by the first only
    below: int  # won by the second only

    @property
    def p(self) -> float:
        return sign_test(self.above, self.below)


def sign_test(one: int, other: int) -> float:
    """How often a fair coin falls at least as unevenly, to either side."""
    tosses = one + other
    tail = sum(comb(tosses, i) for i in range(min(one, other) + 1))
    return min(1.0, 2 * tail / (1 << tosses))


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """How often shares of one kind differ by chance as much as these, in either direction."""
    all_won = won + other_won
    ways = [comb(games, i) * comb(other_games, all_won - i) for i in range(all_won + 1)]
    seen = comb(games, won) * comb(other_games, other_won)
    return sum(each for each in ways if each <= seen) / sum(ways)


def pairing(one: Tally, other: Tally) -> Pairing:
    """Over the games that both played."""
    both = [(won, other.each[game]) for game, won in one.each.items() if game in other.each]
    return Pairing(len(both), sum(a > b for a, b in both), sum(a < b for a, b in both))
