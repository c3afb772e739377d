"""Before the first turn: which strips are left in the box, and who begins."""

from typing import TYPE_CHECKING

from rotonde.games.wurfel import events, rolling
from rotonde.games.wurfel.actions import REMOVES
from rotonde.games.wurfel.material import (
    ALL_LENGTHS,
    COLOURS,
    REMOVED_LENGTHS,
    REMOVED_OF_EACH,
    SHORTEST,
    strip_of,
)
from rotonde.games.wurfel.phases import START

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


def why_not_remove(state: "Wurfel", i: int) -> str:
    """Why the i-th removal, counted by length and then by colour, cannot come now."""
    rule = "WX-SETUP-4" if state.seats == 2 else "WX-SETUP-3"
    if REMOVED_LENGTHS[i // len(COLOURS)] != _length_due(state):
        return rule  # so many of each length
    if _is_removed(state, i % len(COLOURS)):
        return rule  # each of another colour
    return ""


def removals(state: "Wurfel") -> list[int]:
    """Every removal that can come now: a strip of the length that is due, of a colour not yet removed."""
    first = REMOVES + REMOVED_LENGTHS.index(_length_due(state)) * len(COLOURS)
    return [first + colour for colour in range(len(COLOURS)) if not _is_removed(state, colour)]


def _is_removed(state: "Wurfel", colour: int) -> bool:
    return state.removed >> strip_of(colour, SHORTEST) & ALL_LENGTHS != 0


def _length_due(state: "Wurfel") -> int:
    gone = state.removed.bit_count()
    return REMOVED_LENGTHS[0] if gone < REMOVED_OF_EACH[state.seats] else REMOVED_LENGTHS[1]


def remove(state: "Wurfel", i: int) -> None:
    strip = strip_of(i % len(COLOURS), REMOVED_LENGTHS[i // len(COLOURS)])
    state.removed |= 1 << strip
    state.supply &= ~(1 << strip)
    state.note(events.REMOVED, strip)
    go_on(state)


def go_on(state: "Wurfel") -> None:
    """Once all strips are removed that have to be, somebody begins."""
    if state.removed.bit_count() < REMOVED_OF_EACH[state.seats] * len(REMOVED_LENGTHS):
        return  # WX-SETUP-3, WX-SETUP-4; with four and more nothing goes: WX-SETUP-2
    first = state.options["firstPlayer"]
    if isinstance(first, int):
        begin(state, first)
    else:
        state.phase = START


def begin(state: "Wurfel", seat: int) -> None:
    """WX-SETUP-5: we do not know who is youngest, so the host or chance says who begins."""
    state.note(events.BEGAN, seat)
    rolling.begin_turn(state, seat)
