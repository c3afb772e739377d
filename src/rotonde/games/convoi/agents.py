"""Agents: each helps once, in the turn of the active player (CV-AGT-1)."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.convoi import events, instructions, moving, placing
from rotonde.games.convoi.material import (
    ALL_COLOURS,
    CONDUCTOR,
    LOGISTICIAN,
    MANAGER,
    SECTION_CHIEF,
    SHUNTER,
    TRACKMAN,
)
from rotonde.games.convoi.phases import CARD, COLOURS, NEW_COLOUR, NEW_PLACE, NO_TRAIN, ROLL, ROLLED, SELECT

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def why_not_call(state: "Convoi", agent: int) -> str:
    """Rule by which that agent cannot be called."""
    if not state.config.board.agents >> agent & 1:
        return "CV-PLAY-2"  # works on another board
    return "" if state.agents >> agent & 1 else "CV-AGT-1"  # once a game


def _call(state: "Convoi", agent: int) -> None:
    state.agents &= ~(1 << agent)
    state.note(events.AGENT_USED, state.active, agent)


class Logistician(Move["Convoi"]):
    """CV-AGT-EU-1: the roll does not count; the second one does."""

    def why_not(self, state: "Convoi", i: int) -> str:
        return why_not_call(state, LOGISTICIAN)

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, LOGISTICIAN) or "CV-AGT-EU-1"

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, LOGISTICIAN)
        state.points = 0
        state.ask(ROLL)


class Manager(Move["Convoi"]):
    """CV-AGT-EU-2, CV-DEF-10: at any time, and to the end of this turn trains may run through cities."""

    def why_not(self, state: "Convoi", i: int) -> str:
        return why_not_call(state, MANAGER)

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, MANAGER) or "CV-AGT-EU-2"  # when the active player decides

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, MANAGER)
        state.passing = True
        if state.phase == CARD:
            instructions.await_accept(state)
        elif state.phase == NEW_COLOUR:
            placing.go_on(state)
        elif state.phase == NEW_PLACE:
            placing.await_place(state)
        elif state.phase == SELECT:
            instructions.go_on(state)
        elif state.phase == ROLLED:
            moving.await_go(state)


def cancellable(state: "Convoi") -> int:
    """CV-AGT-EU-3: colours that the conductor could hold back now."""
    if state.phase == COLOURS:
        open_colours = ALL_COLOURS & ~instructions.printed(state) & ~state.cancelled
        return open_colours | instructions.pending_colours(state)
    return instructions.pending_colours(state) if state.phase == SELECT else 0


class Conductor(Move["Convoi"]):
    """CV-AGT-EU-3: trains of that colour do not move for this symbol."""

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = why_not_call(state, CONDUCTOR)
        return rule or ("" if cancellable(state) >> i & 1 else "CV-AGT-EU-3")

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, CONDUCTOR) or "CV-AGT-EU-3"

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, CONDUCTOR)
        state.note(events.COLOUR_HELD, i)
        state.cancelled |= 1 << i
        state.free &= ~(1 << i)
        if state.phase == COLOURS:
            if not instructions.printed(state) >> i & 1:
                state.need -= 1  # the colour counts as chosen
            if state.need:
                return
        instructions.go_on(state)


class Trackman(Move["Convoi"]):
    """CV-AGT-NA-1: another card instead of this one."""

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = why_not_call(state, TRACKMAN)
        return rule or ("" if instructions.trackman_ready(state) else "CV-AGT-NA-1")

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, TRACKMAN) or "CV-AGT-NA-1"

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, TRACKMAN)
        instructions.put_under(state)


class Shunter(Move["Convoi"]):
    """CV-AGT-NA-2: the new train goes where one likes."""

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = why_not_call(state, SHUNTER)
        free = state.train_on(placing.departure(state, i)) == NO_TRAIN
        return rule or ("" if free else "CV-NEW-2")  # occupied

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, SHUNTER) or "CV-AGT-NA-2"  # instead of the departure dice

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, SHUNTER)
        placing.put(state, placing.departure(state, i))  # CV-VAR-1: the number of the token that lies there


class Chief(Move["Convoi"]):
    """CV-AGT-NA-3: this one train does not move this time."""

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = why_not_call(state, SECTION_CHIEF)
        return rule or ("" if instructions.eligible(state) >> i & 1 else "CV-AGT-NA-3")

    def not_due(self, state: "Convoi") -> str:
        return why_not_call(state, SECTION_CHIEF) or "CV-AGT-NA-3"

    def apply(self, state: "Convoi", i: int) -> None:
        _call(state, SECTION_CHIEF)
        state.note(events.TRAIN_HELD, i)
        state.held |= 1 << i
        state.due &= ~state.held
        instructions.go_on(state)
