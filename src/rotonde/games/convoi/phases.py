"""Where a turn stands: the phases in the order of CV-TURN-1, after the setting up."""

from typing import Final

START: Final = 0  # chance says who begins
TOKENS: Final = 1  # departure tokens are dealt or drawn
CHANCE_LAYOUT: Final = 2
LAYOUT: Final = 3
DEAL: Final = 4  # action cards are dealt or drawn
REVEAL: Final = 5
CARD: Final = 6
NEW_COLOUR: Final = 7
NEW_PLACE: Final = 8
DEPART: Final = 9  # the departure dice fall, or a token is drawn
COLOURS: Final = 10
SELECT: Final = 11
ROLL: Final = 12  # the movement die falls
ROLLED: Final = 13
CITY: Final = 14
ACTIONS: Final = 15
LIFT: Final = 16
PUT: Final = 17
SWITCH: Final = 18
TARGET: Final = 19  # the train of a Move card
ENDED: Final = 20
PHASES: Final[tuple[str, ...]] = (
    "start",
    "tokens",
    "chance_layout",
    "layout",
    "deal",
    "reveal",
    "card",
    "new_colour",
    "new_place",
    "depart",
    "colours",
    "select",
    "roll",
    "rolled",
    "city",
    "actions",
    "lift",
    "put",
    "switch",
    "target",
    "over",
)
BY_CHANCE: Final = [phase in (0, 1, 2, 4, 5, 9, 12) for phase in range(21)]

NOBODY: Final = -1
NO_TRAIN: Final = -1
