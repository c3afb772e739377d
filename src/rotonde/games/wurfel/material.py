"""Material: thirty strips, seven dice, a scale of thirty cells."""

from typing import Final

from rotonde.games.wurfel.view_types import Colour, Strip

COLOURS: Final[tuple[Colour, ...]] = ("white", "red", "blue", "green", "yellow", "black")
LENGTHS: Final = (2, 3, 4, 5, 6)
SHORTEST: Final = 2
LONGEST: Final = 6
DICE: Final = 7
THROWS: Final = 3
GOAL: Final = 30
MOST_SEATS: Final = 6
MOST_STRIPS: Final = len(COLOURS)

# WX-SETUP-2, WX-SETUP-3, WX-SETUP-4: how many strips of each of the two shortest lengths go, by seats.
REMOVED_OF_EACH: Final = {2: 3, 3: 2, 4: 0, 5: 0, 6: 0}
REMOVED_LENGTHS: Final = (2, 3)

ALL_STRIPS: Final = (1 << 30) - 1  # a set of strips is a mask of their numbers
ALL_LENGTHS: Final = (1 << 5) - 1  # in which the strips of a colour lie side by side


def strip_of(colour: int, length: int) -> int:
    """The number of a strip: every pair of colour and length exists once."""
    return colour * 5 + length - SHORTEST


def colour_of(strip: int) -> int:
    return strip // 5


def length_of(strip: int) -> int:
    return strip % 5 + SHORTEST


STRIPS: Final = tuple(f"{colour} {length}" for colour in COLOURS for length in LENGTHS)


DESCRIBED: Final[list[Strip]] = [
    {"colour": colour, "length": length} for colour in COLOURS for length in LENGTHS
]


def described(strip: int) -> Strip:
    """The strip as the view has it; for reading only."""
    return DESCRIBED[strip]
