"""Phases: where a turn stands, in the order of CV-TURN-1, after the setting up."""

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

NOBODY: Final = -1
NO_TRAIN: Final = -1
