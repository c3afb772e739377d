"""Phases: setting up, the parts of a turn, the end."""

from typing import Final, Literal

DEAL: Final = 0
START: Final = 1
FIRST: Final = 2
TURN: Final = 3
ROLL: Final = 4
MOVE: Final = 5
DRAW: Final = 6
NAME: Final = 7
CLOSE: Final = 8
REOPEN: Final = 9
ENDED: Final = 10

FREE: Final = 2  # in place of a network that binds; the ferry's number, since a ferry leaves one free
BOUND: Final[tuple[Literal["violet", "tee", "free"], ...]] = ("violet", "tee", "free")

NOBODY: Final = -1
NOWHERE: Final = -1
NO_NETWORK: Final = -1
NO_CARD: Final = -1
OUT: Final = -1  # no longer throws for who begins
HAND: Final = 3  # souvenirs of each colour
TOKENS: Final = 3
MOST_SEATS: Final = 5
FACES: Final = 6  # of the die
