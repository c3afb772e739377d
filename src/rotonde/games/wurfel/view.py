"""What a seat may know, which here is everything, and the position on paper."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.wurfel.dice import listed
from rotonde.games.wurfel.known import Known, known_at
from rotonde.games.wurfel.material import GOAL, STRIPS, THROWS, described
from rotonde.games.wurfel.phases import ENDED, EVALUATE, NOBODY, PHASES
from rotonde.games.wurfel.track import Track

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
    known = known_at(state)
    return {
        "phase": PHASES[state.phase],
        "turn": None if state.turn == NOBODY else state.turn,
        "tracks": _tracks(state, known),
        "supply": _strips(state.supply, known.supply),
        "removed": _strips(state.removed, known.removed),
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


def _tracks(state: "Wurfel", known: Known) -> object:
    known.tracks.keep(None, [_track(state.tracks[i], known.each_track[i]) for i in range(state.seats)])
    return known.tracks.part


def _track(track: Track, kept: Kept) -> object:
    if kept.basis != [track.off, track.strips]:
        strips = [described(strip) for strip in track.strips]
        told = {"off": track.off, "front": track.front(), "strips": strips}
        kept.keep([track.off, track.strips.copy()], told)
    return kept.part


def _strips(mask: int, kept: Kept) -> object:
    if kept.basis != mask:
        kept.keep(mask, [described(strip) for strip in strips_in(mask)])
    return kept.part


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
