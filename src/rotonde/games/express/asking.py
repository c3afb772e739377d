"""Asking one's partners: may I go out?"""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.express import events
from rotonde.games.express.material import NONE
from rotonde.games.express.move_bases import LayMove
from rotonde.games.express.phases import ANSWER, ASKED_NO, ASKED_YES, LAY, NOT_ASKED

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


class Ask(LayMove):
    """May I go out?"""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not state.config.teams:
            return "EX-ASK-1"  # there is nobody to ask
        if state.is_first_turn():
            return "EX-TURN-3"
        if state.asked != NOT_ASKED or has_laid(state):
            return "EX-ASK-1"  # once a turn, before laying
        return ""

    def apply(self, state: "ExpressState", i: int) -> None:
        state.asked = ASKED_YES
        state.phase = ANSWER
        state.note(events.ASKED, state.turn)
        _ask_next(state, state.turn)


def has_laid(state: "ExpressState") -> bool:
    """Whether something laid this turn lies on the table."""
    return state.maintained != NONE or any(state.fresh)


def _ask_next(state: "ExpressState", after: int) -> None:
    """EX-ASK-3: partners answer in turn order."""
    seat = (after + state.direction) % state.seats
    while state.config.side_of[seat] != state.side():
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


class Answer(Move["ExpressState"]):
    """Yes, or no."""

    def apply(self, state: "ExpressState", i: int) -> None:
        if i == YES:
            state.note(events.SAID_YES, state.asking)
            _ask_next(state, state.asking)
        else:  # EX-ASK-2: he may not go out in this turn
            state.note(events.SAID_NO, state.asking)
            state.asked = ASKED_NO
            _go_on(state)


YES: Final = 0

ask: Final = Ask("ask")
answer: Final = Answer("answer", word=["yes", "no"])
