"""Events, for the log and for the eye, and the recap: the last thing that happened to the dice."""

from typing import Final, cast

from rotonde.core.state import Json
from rotonde.games.wurfel.dice import listed
from rotonde.games.wurfel.material import described
from rotonde.games.wurfel.view_types import Recap

REMOVED: Final = 0
BEGAN: Final = 1
GAVE_UP: Final = 2
RETHREW: Final = 3
ROLLED: Final = 4
STOPPED: Final = 5
TOOK: Final = 6
STOLE: Final = 7
STOLE_LANTERN: Final = 8
DECLINED: Final = 9
LOST_FRONT: Final = 10
FELL_BACK: Final = 11
SPARED: Final = 12
TURN: Final = 13
WON: Final = 14
TYPES: Final[tuple[str, ...]] = (
    "removed",
    "began",
    "gave_up",
    "rethrew",
    "rolled",
    "stopped",
    "took",
    "stole",
    "stole_lantern",
    "declined",
    "lost_front",
    "fell_back",
    "spared",
    "turn",
    "won",
)


def event_of(entry: tuple[int, ...]) -> dict[str, object]:
    """A log entry in words; all of it is public."""
    kind = entry[1]
    event: dict[str, object] = {"type": TYPES[kind]}
    if kind == REMOVED:
        return {**event, **described(entry[2])}
    event["seat"] = entry[2]
    if kind in (GAVE_UP, TOOK, LOST_FRONT):
        return {**event, **described(entry[3])}
    if kind in (STOLE, STOLE_LANTERN):
        return {**event, "from": entry[3], **described(entry[4])}
    if kind in (RETHREW, ROLLED):
        event["dice"] = " ".join(listed(entry[3]))
    if kind == ROLLED:
        event["throw"] = entry[4]
    if kind == FELL_BACK:
        event["cells"] = entry[3]
    return event


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
