"""Lattice of dice: each multiset of none to seven, linked to one die more and one less.

An average over one die at a time is an average over all throws, and a best over one die less at a time is a
best over all that could be kept: so both are exact and take a few thousand steps, not millions.
"""

from typing import Final

from rotonde.games.wurfel.dice import FIRST, MULTISETS, shown
from rotonde.games.wurfel.material import COLOURS, DICE

FACES: Final = len(COLOURS)

HELD: Final = [0, *MULTISETS]  # by number: no dice, then all multisets by size
NUMBER: Final = {dice: number for number, dice in enumerate(HELD)}
START: Final = [0] + [1 + FIRST[count] for count in range(1, DICE + 2)]  # where the multisets of a size begin


def _more(dice: int) -> list[int]:
    return [NUMBER[dice + (1 << (4 * colour))] for colour in range(FACES)]


def _less(dice: int) -> list[int]:
    return [NUMBER[dice - (1 << (4 * colour))] for colour in range(FACES) if shown(dice, colour)]


MORE: Final = [_more(dice) for dice in HELD[: START[DICE]]]
LESS: Final = [_less(dice) for dice in HELD]


def thrown(leaves: list[float], count: int) -> list[float]:
    """Expected values by what is kept, when all other dice are thrown, given those of each outcome."""
    start = START[count]
    values = [0.0] * start + leaves
    for number in range(start - 1, -1, -1):
        total = 0.0
        for more in MORE[number]:
            total += values[more]
        values[number] = total / FACES
    return values


def best_kept(values: list[float], count: int) -> list[float]:
    """Values of all dice that lie there, the best of them kept."""
    best = values.copy()
    for number in range(1, len(best)):
        highest = best[number]
        for less in LESS[number]:
            if best[less] > highest:
                highest = best[less]
        best[number] = highest
    return best[START[count] :]
