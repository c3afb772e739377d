"""The action space: what a player can decide, what chance can bring."""

from typing import Final

from rotonde.core.actions import ActionSpace, kind
from rotonde.games.wurfel.dice import FIRST, INDEX, MULTISETS, NAMES, fits
from rotonde.games.wurfel.material import COLOURS, DICE, LENGTHS, MOST_SEATS, MOST_STRIPS, REMOVED_LENGTHS

SPACE: Final = ActionSpace(
    players=[
        kind("discard", k=range(MOST_STRIPS)),
        kind("reroll", dice=NAMES),
        kind("stop"),
        kind("take", colour=COLOURS, length=LENGTHS),
        kind("steal", seat=range(MOST_SEATS)),
        kind("done"),
    ],
    chance=[
        kind("removes", length=REMOVED_LENGTHS, colour=COLOURS, pattern="removes {colour} {length}"),
        kind("begins", seat=range(MOST_SEATS)),
        kind("rolls", dice=NAMES),
    ],
)

DISCARD: Final = SPACE.first("discard")
REROLL: Final = SPACE.first("reroll")
STOP: Final = SPACE.first("stop")
TAKE: Final = SPACE.first("take")  # then by number of the strip
STEAL: Final = SPACE.first("steal")
DONE: Final = SPACE.first("done")
REMOVES: Final = SPACE.first("removes")  # then by length, then by colour
BEGINS: Final = SPACE.first("begins")
ROLLS: Final = SPACE.first("rolls")

# Shared answers of `legal_actions`, for reading only.
DISCARDS: Final = [list(range(DISCARD, DISCARD + most)) for most in range(MOST_STRIPS + 1)]
BEGINNERS: Final = [list(range(BEGINS, BEGINS + seats)) for seats in range(MOST_SEATS + 1)]
THROWS_OF: Final = [list(range(ROLLS + FIRST[count], ROLLS + FIRST[count + 1])) for count in range(DICE + 1)]

_after_throw: Final[dict[int, list[int]]] = {}


def after_throw(dice: int) -> list[int]:
    """What may be done with these dice on the table: pick any of them up again, or stop."""
    known = _after_throw.get(dice)
    if known is None:
        known = [REROLL + INDEX[part] for part in MULTISETS if fits(part, dice)]
        known.append(STOP)
        _after_throw[dice] = known
    return known
