"""What a seat may know, which here is everything, and the position on paper."""

from typing import TYPE_CHECKING, Final

from rotonde.games.wurfel.dice import listed
from rotonde.games.wurfel.material import GOAL, STRIPS, THROWS, described
from rotonde.games.wurfel.phases import ENDED, EVALUATE, NOBODY, PHASES

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel

RULES_NOW: Final = [
    ["WX-SETUP-3", "WX-SETUP-4"],
    ["WX-SETUP-5"],
    ["WX-DISC-1", "WX-DISC-2", "WX-DISC-3", "WX-TAKE-1", "WX-LANT-1"],
    ["WX-ROLL-1", "WX-ROLL-2"],
    ["WX-ROLL-2", "WX-TAKE-1", "WX-FAIL-1", "WX-FAIL-2", "WX-FAIL-3", "WX-FAIL-4", "WX-LANT-1"],
    [f"WX-TAKE-{i}" for i in range(1, 7)]
    + [f"WX-STEAL-{i}" for i in range(1, 6)]
    + ["WX-LANT-1", "WX-WIN-1"],
    ["WX-WIN-1", "WX-WIN-2"],
]


def strips_in(mask: int) -> list[int]:
    return [strip for strip in range(len(STRIPS)) if mask >> strip & 1]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def seen(state: "Wurfel") -> dict[str, object]:
    """All that lies on the table."""
    return {
        "phase": PHASES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "tracks": [
            {"off": track.off, "front": track.front(), "strips": [described(strip) for strip in track.strips]}
            for track in state.tracks
        ],
        "supply": [described(strip) for strip in strips_in(state.supply)],
        "removed": [described(strip) for strip in strips_in(state.removed)],
        "dice": listed(state.dice),
        "dice_count": state.dice_count(),
        "throws": state.throws,
        "max_throws": THROWS,
        "gained": state.gained,
        "lanterns": seats_in(state.lanterns),
        "robbed": seats_in(state.robbed),
        "goal": GOAL,
        "ranks": state.ranks() if state.phase == ENDED else None,
    }


POSITION: Final = (
    "phase",
    "turn",
    "tracks",
    "removed",
    "given_up",
    "dice",
    "throws",
    "lanterns",
    "robbed",
    "gained",
)


def position(state: "Wurfel") -> dict[str, object]:
    """The position on paper; the supply is what is nowhere else.

    Lanterns are written down only while strips change hands; before that they follow from the tracks.
    """
    return {
        "phase": PHASES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "tracks": [
            {"off": track.off, "strips": [STRIPS[strip] for strip in track.strips]} for track in state.tracks
        ],
        "removed": [STRIPS[strip] for strip in strips_in(state.removed)],
        "given_up": state.given_up,
        "dice": listed(state.dice),
        "throws": state.throws,
        "lanterns": seats_in(state.lanterns) if state.phase in (EVALUATE, ENDED) else None,
        "robbed": seats_in(state.robbed),
        "gained": state.gained,
    }
