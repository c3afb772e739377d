"""Phases: the decisions that can be due."""

from typing import Final

SHOW: Final = 0  # chance: who deals
DEAL: Final = 1  # chance
DRAW: Final = 2
DRAWING: Final = 3  # chance
LAY: Final = 4
COUPLE: Final = 5  # which train gets the car
HITCH: Final = 6  # which train gets the engine
HEAD: Final = 7  # which train gets the diesel
ANSWER: Final = 8  # may my partner go out?
AIM_SIDE: Final = 9
AIM_SEAT: Final = 10
AIM_TRAIN: Final = 11
RESPOND: Final = 12
STOLEN: Final = 13
SWAP_OWN: Final = 14
SWAP_THEIRS: Final = 15
ENDED: Final = 16

# EX-LAY-1, EX-INFO-3: the lay phase of the one whose turn it is, its questions included.
IN_LAY: Final = 1 << LAY | 1 << COUPLE | 1 << HITCH | 1 << HEAD | 1 << ANSWER
BY_CHANCE: Final = 1 << SHOW | 1 << DEAL | 1 << DRAWING
BY_OTHERS: Final = 1 << ANSWER | 1 << RESPOND
AIMING: Final = 1 << AIM_SIDE | 1 << AIM_SEAT | 1 << AIM_TRAIN

NOT_ASKED: Final = 0
ASKED_YES: Final = 1
ASKED_NO: Final = 2
ASKED: Final = ("no", "yes", "refused")


def among(phase: int, phases: int) -> bool:
    return phases >> phase & 1 == 1
