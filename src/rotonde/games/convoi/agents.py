"""The agents: each helps once, in the turn of whoever is active (CV-AGT-1)."""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import events, instructions, moving, placing, playing
from rotonde.games.convoi.material import (
    ALL_COLOURS,
    CONDUCTOR,
    LOGISTICIAN,
    MANAGER,
    SECTION_CHIEF,
    SHUNTER,
    TRACKMAN,
)
from rotonde.games.convoi.phases import ACTIONS, CARD, COLOURS, NEW_COLOUR, NEW_PLACE, ROLL, ROLLED, SELECT

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

# CV-AGT-EU-2: at any decision, but not between two steps of a train.
FOR_MANAGER: Final = [
    phase in (CARD, NEW_COLOUR, NEW_PLACE, COLOURS, SELECT, ROLLED, ACTIONS) for phase in range(21)
]


def why_not_call(state: "Convoi", agent: int) -> str:
    """Why that agent is not to be had at all."""
    if not state.table.board.agents >> agent & 1:
        return "CV-PLAY-2"  # works on another board
    return "" if state.agents >> agent & 1 else "CV-AGT-1"  # once a game


def _call(state: "Convoi", agent: int) -> None:
    state.agents &= ~(1 << agent)
    state.note(events.AGENT_USED, state.active, agent)


def why_not_logistician(state: "Convoi") -> str:
    rule = why_not_call(state, LOGISTICIAN)
    return rule or ("" if state.phase == ROLLED else "CV-AGT-EU-1")


def logistician(state: "Convoi") -> None:
    """CV-AGT-EU-1: the roll does not count; the second one does."""
    _call(state, LOGISTICIAN)
    state.points = 0
    state.ask(ROLL)


def why_not_manager(state: "Convoi") -> str:
    rule = why_not_call(state, MANAGER)
    return rule or ("" if FOR_MANAGER[state.phase] else "CV-AGT-EU-2")


def manager(state: "Convoi") -> None:
    """CV-AGT-EU-2, CV-DEF-10: to the end of this turn trains may run through cities."""
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
    elif state.phase == ACTIONS:
        playing.go_on(state)


def cancellable(state: "Convoi") -> int:
    """CV-AGT-EU-3: colours that the conductor could hold back now."""
    if state.phase == COLOURS:
        open_colours = ALL_COLOURS & ~instructions.printed(state) & ~state.cancelled
        return open_colours | instructions.pending_colours(state)
    return instructions.pending_colours(state) if state.phase == SELECT else 0


def why_not_conductor(state: "Convoi", colour: int) -> str:
    rule = why_not_call(state, CONDUCTOR)
    return rule or ("" if cancellable(state) >> colour & 1 else "CV-AGT-EU-3")


def conductor(state: "Convoi", colour: int) -> None:
    """CV-AGT-EU-3: trains of that colour do not move for this symbol."""
    _call(state, CONDUCTOR)
    state.note(events.COLOUR_HELD, colour)
    state.cancelled |= 1 << colour
    state.free &= ~(1 << colour)
    if state.phase == COLOURS:
        if not instructions.printed(state) >> colour & 1:
            state.need -= 1  # the colour counts as chosen
        if state.need:
            return
    instructions.go_on(state)


def why_not_trackman(state: "Convoi") -> str:
    rule = why_not_call(state, TRACKMAN)
    if rule:
        return rule
    return "" if state.phase == CARD and instructions.trackman_ready(state) else "CV-AGT-NA-1"


def trackman(state: "Convoi") -> None:
    """CV-AGT-NA-1: another card instead of this one."""
    _call(state, TRACKMAN)
    instructions.put_under(state)


def why_not_shunter(state: "Convoi", i: int) -> str:
    rule = why_not_call(state, SHUNTER)
    if rule:
        return rule
    if state.phase != NEW_PLACE:
        return "CV-AGT-NA-2"  # instead of the departure dice
    return "" if placing.free_departures(state) >> i & 1 else "CV-NEW-2"  # occupied


def shunter(state: "Convoi", i: int) -> None:
    """CV-AGT-NA-2: the new train goes where one likes."""
    _call(state, SHUNTER)
    placing.place(state, i)


def why_not_chief(state: "Convoi", train: int) -> str:
    rule = why_not_call(state, SECTION_CHIEF)
    if rule:
        return rule
    if state.phase != SELECT:
        return "CV-AGT-NA-3"
    return "" if instructions.eligible(state) >> train & 1 else "CV-AGT-NA-3"


def chief(state: "Convoi", train: int) -> None:
    """CV-AGT-NA-3: this one train does not move this time."""
    _call(state, SECTION_CHIEF)
    state.note(events.TRAIN_HELD, train)
    state.held |= 1 << train
    state.due &= ~state.held
    instructions.go_on(state)
