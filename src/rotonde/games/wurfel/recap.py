"""Recap: the last thing that happened to the dice."""

from typing import cast

from rotonde.core.state import Json
from rotonde.games.wurfel.dice import listed
from rotonde.games.wurfel.events import BEGAN, RETHREW, ROLLED, TURN, TYPES
from rotonde.games.wurfel.view_types import Recap


def recap_of(log: list[tuple[int, ...]], end: int) -> Json:
    """From the first `end` entries of the log."""
    recap: Recap = {"throw": "", "thrown": []}
    for i in range(end - 1, -1, -1):
        step, kind = log[i][0], log[i][1]
        if kind in (BEGAN, TURN, RETHREW, ROLLED):
            recap["throw"] = f"{step} {TYPES[kind]}"
            if kind == ROLLED:
                recap["thrown"] = listed(log[i][3])
            break
    return cast(Json, recap)
