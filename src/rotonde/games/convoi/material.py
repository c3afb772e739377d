"""Material besides boards and instruction cards: trains, dice, cubes, action cards, agents."""

from typing import Final

from rotonde.games.convoi.view_types import Card, Colour, Goods

MOST_SEATS: Final = 4

# CV-DIE-1: every colour of train has its own die.
COLOURS: Final[tuple[Colour, ...]] = ("black", "brown", "grey")
ALL_COLOURS: Final = 0b111
NO_COLOUR: Final = -1
# CV-INS-4: the colours that multicolour symbols can be given, as masks.
COLOUR_SETS: Final = (0b001, 0b010, 0b100, 0b011, 0b101, 0b110)
SET_NAMES: Final = ("black", "brown", "grey", "black brown", "black grey", "brown grey")
FACES: Final = [[2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3]]
FACE_ODDS: Final = [[1, 2, 2, 1], [1, 2, 2, 1], [3, 2, 1]]
MOST_POINTS: Final = 5

OF_EACH: Final = 3  # trains of a colour
TRAINS: Final = tuple(f"{colour}{number}" for colour in COLOURS for number in (1, 2, 3))
TRAINS_OF: Final = [0b111, 0b111_000, 0b111_000_000]  # a set of trains is a mask

GOODS: Final[tuple[Goods, ...]] = ("blue", "yellow", "red", "white")
NO_CARGO: Final = -1

CARDS: Final[tuple[Card, ...]] = ("signal", "switch", "move")
SIGNAL: Final = 0
SWITCH: Final = 1
MOVE: Final = 2
CARDS_OF_EACH: Final = 27
DEALT: Final = 5
FULL_HAND: Final = 10

# CV-ANY-1: any two cards, as a multiset.
TWO_CARDS: Final = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
TWO_NAMES: Final = tuple(f"{CARDS[one]} {CARDS[two]}" for one, two in TWO_CARDS)

AGENTS: Final[tuple[str, ...]] = (
    "logistician",
    "manager",
    "conductor",
    "trackman",
    "shunter",
    "section_chief",
)
LOGISTICIAN: Final = 0
MANAGER: Final = 1
CONDUCTOR: Final = 2
TRACKMAN: Final = 3
SHUNTER: Final = 4
SECTION_CHIEF: Final = 5

LOWEST_NUMBER: Final = 2
DEPARTURES: Final = tuple(range(2, 13))
DICE_ODDS: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # two dice, totals 2 to 12

NEW_TRAIN_LOSS: Final = 2
DEPARTURE_LOSS: Final = 2
CRASH_LOSS: Final = 2  # a point


def colour_of(train: int) -> int:
    return train // OF_EACH


def members(mask: int) -> list[int]:
    """The numbers in a set that is a mask, in order."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
