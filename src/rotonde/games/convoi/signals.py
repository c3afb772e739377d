"""Signals: green discs and switch discs, and what a Signal or a Switch card may change."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.convoi import events, playing
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import members
from rotonde.games.convoi.phases import ACTIONS, PUT

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


class Lift(Move["Convoi"]):
    """CV-SIG-1: a disc is taken from any green light; a red one can always take it."""

    def legal(self, state: "Convoi") -> list[int]:
        start = state.config.board.light_start
        lights = range(len(state.config.board.lights))
        return [self.first + start + light for light in lights if not self.why_not(state, start + light)]

    def why_not(self, state: "Convoi", i: int) -> str:
        light = i - state.config.board.light_start
        if not 0 <= light < len(state.config.board.lights):
            return "CV-PLAY-2"
        if not state.is_green(light):
            return "CV-SIG-1"  # no disc there
        return "" if targets(state, light) else "CV-SIG-3"

    def not_due(self, state: "Convoi") -> str:
        return "CV-ACT-1" if state.phase == ACTIONS else ""  # first the card

    def apply(self, state: "Convoi", i: int) -> None:
        state.lifted = i - state.config.board.light_start
        state.ask(PUT)


def targets(state: "Convoi", light: int) -> int:
    """The lights to which the disc of that light may go: CV-SIG-2 and CV-SIG-3."""
    board = state.config.board
    red = ((1 << len(board.lights)) - 1) & ~state.green
    city = board.light_city[light]
    if city != NONE and (board.city_lights[city] & state.green) == 1 << light:
        return red & board.city_lights[city]  # a city's only disc stays with it
    return red


class Put(Move["Convoi"]):
    """The disc that was lifted goes to another light."""

    def legal(self, state: "Convoi") -> list[int]:
        first = self.first + state.config.board.light_start
        return [first + light for light in members(targets(state, state.lifted))]

    def why_not(self, state: "Convoi", i: int) -> str:
        light = i - state.config.board.light_start
        if not 0 <= light < len(state.config.board.lights):
            return "CV-PLAY-2"
        if state.is_green(light):
            return "CV-SIG-2"  # one disc at most
        return "" if targets(state, state.lifted) >> light & 1 else "CV-SIG-3"

    def apply(self, state: "Convoi", i: int) -> None:
        light = i - state.config.board.light_start
        state.green ^= 1 << state.lifted | 1 << light
        state.note(events.SIGNAL_MOVED, state.lifted, light)
        state.lifted = NONE
        playing.go_on(state)


class Set(Move["Convoi"]):
    """CV-SWI-1: any other open pair of any junction."""

    def legal(self, state: "Convoi") -> list[int]:
        board = state.config.board
        first = self.first + board.pair_start
        pairs = range(len(board.pairs))
        return [first + pair for pair in pairs if state.switches[board.pair_junction[pair]] != pair]

    def why_not(self, state: "Convoi", i: int) -> str:
        board = state.config.board
        pair = i - board.pair_start
        if not 0 <= pair < len(board.pairs):
            return "CV-PLAY-2"
        return "" if state.switches[board.pair_junction[pair]] != pair else "CV-SWI-1"

    def not_due(self, state: "Convoi") -> str:
        return "CV-ACT-1" if state.phase == ACTIONS else ""  # first the card

    def apply(self, state: "Convoi", i: int) -> None:
        board = state.config.board
        pair = i - board.pair_start
        state.switches[board.pair_junction[pair]] = pair
        state.note(events.SWITCH_SET, pair)
        playing.go_on(state)
