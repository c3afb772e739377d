"""Dice that are alike: what lies on the table is how often each colour shows.

Such a multiset is packed into one int, four bits a colour, so that laying dice down adds, picking
them up subtracts, and a set of dice is one key.
"""

from bisect import bisect_right
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from rotonde.games.wurfel.material import COLOURS, DICE
from rotonde.games.wurfel.view_types import Colour

EVERY_COLOUR: Final = 0x111111  # times a packed multiset: the topmost of the six counts is the sum of all
BORROW: Final = 0x888888  # the bit above each count: still set after a subtraction that had enough


def shown(dice: int, colour: int) -> int:
    """Number of dice that show a colour."""
    return (dice >> (4 * colour)) & 7


def pairs(dice: int) -> int:
    """The colours that at least two dice show, as one bit at the place of each."""
    return (dice >> 1 | dice >> 2) & EVERY_COLOUR


def at(colour: int) -> int:
    """The bit that stands for a colour in a set of colours."""
    return 1 << (4 * colour)


def fits(part: int, dice: int) -> bool:
    """Whether `part` can be picked up from `dice`."""
    return ((dice | BORROW) - part) & BORROW == BORROW


def size(dice: int) -> int:
    """Number of dice."""
    return (dice * EVERY_COLOUR >> 20) & 15


def packed(colours: tuple[int, ...]) -> int:
    return sum(1 << (4 * colour) for colour in colours)


def _listed(dice: int) -> list[Colour]:
    return [name for colour, name in enumerate(COLOURS) for _ in range(shown(dice, colour))]


def _ways(dice: int) -> int:
    ways = factorial(size(dice))
    for colour in range(len(COLOURS)):
        ways //= factorial(shown(dice, colour))
    return ways


# Every multiset of one to seven dice, by size, then in the order of the colours.
MULTISETS: Final = [
    packed(colours)
    for count in range(1, DICE + 1)
    for colours in combinations_with_replacement(range(len(COLOURS)), count)
]
LISTED: Final = {dice: _listed(dice) for dice in [0, *MULTISETS]}
NAMES: Final = [" ".join(LISTED[dice]) for dice in MULTISETS]
INDEX: Final = {dice: i for i, dice in enumerate(MULTISETS)}
SIZES: Final = [size(dice) for dice in MULTISETS]

# By number of dice: where its multisets begin, their multinomial odds, and the odds added up.
FIRST: Final = [0] + [SIZES.index(count) for count in range(1, DICE + 1)] + [len(MULTISETS)]
ODDS: Final = [[_ways(dice) for dice in MULTISETS if size(dice) == count] for count in range(DICE + 1)]


def listed(dice: int) -> list[Colour]:
    """The dice one by one, in the order of the colours."""
    return LISTED[dice].copy()


def _sums(odds: list[int]) -> list[int]:
    total = 0
    sums = []
    for weight in odds:
        total += weight
        sums.append(total)
    return sums


SUMS: Final = [_sums(odds) for odds in ODDS]

# By number of dice: where the search for every 64th draw begins.
STRIDE: Final = 6


def _starts(sums: list[int]) -> list[int]:
    return [bisect_right(sums, drawn) for drawn in range(0, sums[-1] if sums else 0, 1 << STRIDE)]


STARTS: Final = [_starts(sums) for sums in SUMS]


def thrown_at(count: int, drawn: int) -> int:
    """Multiset of `count` dice for a draw below 6 ** count, counted from its first."""
    sums = SUMS[count]
    i = STARTS[count][drawn >> STRIDE]
    while sums[i] <= drawn:
        i += 1
    return i
