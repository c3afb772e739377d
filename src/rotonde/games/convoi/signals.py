"""Green discs and switch discs: what a Signal or a Switch card may change."""

from typing import TYPE_CHECKING

from rotonde.games.convoi import events, playing
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.phases import ACTIONS, LAYOUT, LIFT, SWITCH

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def lifts(state: "Convoi") -> list[int]:
    return [light for light in range(len(state.table.board.lights)) if not why_not_lift(state, light)]


def why_not_lift(state: "Convoi", light: int) -> str:
    """CV-SIG-1: a disc is taken from any green light; a red one can always take it."""
    if state.phase != LIFT:
        return "CV-ACT-1" if state.phase == ACTIONS else "CV-PLAY-1"
    if not 0 <= light < len(state.table.board.lights):
        return "CV-PLAY-2"
    if not state.is_green(light):
        return "CV-SIG-1"  # no disc there
    return "" if targets(state, light) else "CV-SIG-3"


def targets(state: "Convoi", light: int) -> int:
    """The lights to which the disc of that light may go: CV-SIG-2 and CV-SIG-3."""
    board = state.table.board
    red = ((1 << len(board.lights)) - 1) & ~state.green
    city = board.light_city[light]
    if city != NONE and (board.city_lights[city] & state.green) == 1 << light:
        return red & board.city_lights[city]  # a city's only disc stays with it
    return red


def why_not_put(state: "Convoi", light: int) -> str:
    """Why the disc that was lifted cannot go to that light."""
    if not 0 <= light < len(state.table.board.lights):
        return "CV-PLAY-2"
    if state.is_green(light):
        return "CV-SIG-2"  # one disc at most
    return "" if targets(state, state.lifted) >> light & 1 else "CV-SIG-3"


def put(state: "Convoi", light: int) -> None:
    state.green ^= 1 << state.lifted | 1 << light
    state.note(events.SIGNAL_MOVED, state.lifted, light)
    state.lifted = NONE
    playing.go_on(state)


def pairs(state: "Convoi") -> list[int]:
    """The ways in which a junction can be set otherwise than it is."""
    return [pair for pair in range(len(state.table.board.pairs)) if not why_not_set(state, pair)]


def why_not_set(state: "Convoi", pair: int) -> str:
    """CV-SWI-1: any other open pair of any junction."""
    if state.phase != SWITCH and state.phase != LAYOUT:
        return "CV-ACT-1" if state.phase == ACTIONS else "CV-PLAY-1"
    if not 0 <= pair < len(state.table.board.pairs):
        return "CV-PLAY-2"
    now = state.switches[state.table.board.pair_junction[pair]]
    if state.phase == LAYOUT:
        return "" if now == NONE else "CV-SETUP-2"  # once each
    return "" if now != pair else "CV-SWI-1"


def set_switch(state: "Convoi", pair: int) -> None:
    state.switches[state.table.board.pair_junction[pair]] = pair
    state.note(events.SWITCH_SET, pair)
    playing.go_on(state)
