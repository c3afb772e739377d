"""Phases: where a turn stands, in the order of WX-TURN-1, between the setting up and the end."""

from typing import Final

REMOVAL: Final = 0
START: Final = 1
CHOOSE_DISCARD: Final = 2
THROW: Final = 3
ROLL: Final = 4
EVALUATE: Final = 5
ENDED: Final = 6

NOBODY: Final = -1  # whose turn it is before anyone has begun
