"""Setup: which strips are left in the box, and who begins."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.wurfel import events, rolling
from rotonde.games.wurfel.material import (
    ALL_LENGTHS,
    COLOURS,
    MOST_SEATS,
    REMOVED_LENGTHS,
    REMOVED_OF_EACH,
    SHORTEST,
    strip_of,
)
from rotonde.games.wurfel.phases import START

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


class Removes(Move["Wurfel"]):
    """Chance: a strip is left in the box; counted by length, then by colour."""

    def why_not(self, state: "Wurfel", i: int) -> str:
        rule = "WX-SETUP-4" if state.seats == 2 else "WX-SETUP-3"
        if REMOVED_LENGTHS[i // len(COLOURS)] != _length_due(state):
            return rule  # so many of each length
        if state.removed >> strip_of(i % len(COLOURS), SHORTEST) & ALL_LENGTHS:
            return rule  # each of another colour
        return ""

    def apply(self, state: "Wurfel", i: int) -> None:
        strip = strip_of(i % len(COLOURS), REMOVED_LENGTHS[i // len(COLOURS)])
        state.removed |= 1 << strip
        state.supply &= ~(1 << strip)
        state.note(events.REMOVED, strip)
        go_on(state)


def _length_due(state: "Wurfel") -> int:
    gone = state.removed.bit_count()
    return REMOVED_LENGTHS[0] if gone < REMOVED_OF_EACH[state.seats] else REMOVED_LENGTHS[1]


def go_on(state: "Wurfel") -> None:
    """Once all strips are removed that have to be, a player begins."""
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


class Begins(Move["Wurfel"]):
    """Chance: who begins."""

    def why_not(self, state: "Wurfel", i: int) -> str:
        return "" if i < state.seats else "WX-SETUP-1"  # one of those who play

    def apply(self, state: "Wurfel", i: int) -> None:
        begin(state, i)


removes: Final = Removes("removes", "removes {colour} {length}", length=REMOVED_LENGTHS, colour=COLOURS)
begins: Final = Begins("begins", seat=range(MOST_SEATS))
