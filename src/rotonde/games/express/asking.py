"""May I go out? A question to one's partners."""

from typing import TYPE_CHECKING

from rotonde.games.express import events
from rotonde.games.express.material import NONE
from rotonde.games.express.phases import ANSWER, ASKED_NO, ASKED_YES, LAY, NOT_ASKED

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def why_not_ask(state: "ExpressState") -> str:
    if not state.table.teams:
        return "EX-ASK-1"  # there is nobody to ask
    if state.is_first_turn():
        return "EX-TURN-3"
    if state.asked != NOT_ASKED or has_laid(state):
        return "EX-ASK-1"  # once a turn, before laying
    return ""


def has_laid(state: "ExpressState") -> bool:
    """Whether something laid this turn lies on the table."""
    return state.maintained != NONE or any(state.fresh)


def ask(state: "ExpressState") -> None:
    state.asked = ASKED_YES
    state.phase = ANSWER
    state.note(events.ASKED, state.turn)
    _ask_next(state, state.turn)


def _ask_next(state: "ExpressState", after: int) -> None:
    """EX-ASK-3: partners answer in turn order."""
    seat = (after + state.direction) % state.seats
    while state.table.side_of[seat] != state.side():
        seat = (seat + state.direction) % state.seats
    if seat == state.turn:
        _go_on(state)
    else:
        state.asking = seat
        state.to_act = seat


def _go_on(state: "ExpressState") -> None:
    state.phase = LAY
    state.asking = NONE
    state.to_act = state.turn


def yes(state: "ExpressState") -> None:
    state.note(events.SAID_YES, state.asking)
    _ask_next(state, state.asking)


def no(state: "ExpressState") -> None:
    """EX-ASK-2: he may not go out in this turn."""
    state.note(events.SAID_NO, state.asking)
    state.asked = ASKED_NO
    _go_on(state)
