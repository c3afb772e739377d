"""Lay phase: its legal actions, listed at once, as most decisions of a game are made in it."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Phase
from rotonde.games.express.asking import ask
from rotonde.games.express.disasters import play
from rotonde.games.express.discarding import discard, out, pass_on, turntable
from rotonde.games.express.laying import (
    accepted_cars,
    add_of,
    diesel,
    engine,
    headable,
    maintain,
    start,
    why_not_start_wild,
)
from rotonde.games.express.material import (
    DIESEL,
    KINDS,
    MAINTENANCE,
    NONE,
    REAL_END,
    REPAIRS,
    TURNTABLE,
    WILD,
    WRECK,
)
from rotonde.games.express.taking_back import uncouple, unhitch, unmaintain
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


class LayPhase(Phase["ExpressState"]):
    """Lay phase: looks at hand and trains once, and not by every move again."""

    def legal(self, state: "ExpressState") -> list[int]:
        found: list[int] = []
        _lays(state, found)
        if not ask.why_not(state, 0):
            found.append(ask.first)
        if state.bare or state.alone:
            return found
        size = state.sizes[state.turn]
        if not size:
            found.append(pass_on.first)
        elif size <= state.limit:
            _endings(state, found, size)
        return found


def _lays(state: "ExpressState", legal: list[int]) -> None:
    """Append all that may be laid or taken back now, in the order of the space."""
    slack = state.slack()
    trains = state.trains[state.side()]  # EX-LAY-7, EX-TEAM-1: one's own side's, whoever laid them
    if slack >= 1:
        _cars(state, trains, slack, legal)
    _engines(state, trains, legal)
    if slack >= 1 and state.maintained == NONE:
        hand = state.turn * KINDS
        repairs = [card for card in range(REPAIRS) if state.hands[hand + MAINTENANCE + card]]
        legal += [maintain.first + card for card in repairs]
    for slot in range(len(trains)):
        train = trains[slot]
        if train is not None and not train.is_bare():
            legal.append(unhitch.first + slot)
    legal += [uncouple.first + slot for slot in range(len(state.fresh)) if state.fresh[slot]]
    if state.maintained != NONE:
        legal.append(unmaintain.first)


def _cars(state: "ExpressState", trains: list[Train | None], slack: int, legal: list[int]) -> None:
    hand = state.turn * KINDS
    held = state.hands
    if slack >= 2:
        legal += [start.first + card for card in range(REAL_END) if held[hand + card]]
        if held[hand + WILD] and not why_not_start_wild(state):
            legal.append(start.first + REAL_END)
    accepted = accepted_cars(trains)
    for card in range(WILD + 1):
        if accepted >> card & 1 and held[hand + card]:
            legal.append(add_of(card))


def _engines(state: "ExpressState", trains: list[Train | None], legal: list[int]) -> None:
    hand = state.turn * KINDS
    if state.bare:
        legal += [engine.first + card for card in range(KINDS) if state.hands[hand + card]]
    if state.hands[hand + DIESEL] and headable(trains):
        legal.append(diesel.first)


def _endings(state: "ExpressState", found: list[int], size: int) -> None:
    """EX-DISC-1: the four ways in which a card ends the turn."""
    hand = state.turn * KINDS
    held = [card for card in range(KINDS) if state.hands[hand + card]]
    found += [discard.first + card for card in held]
    if size == 1 and not out.why_not(state, held[0]):
        found.append(out.first + held[0])
    if state.is_first_turn():
        return
    if state.hands[hand + TURNTABLE]:
        found += [turntable.first, turntable.first + 1]
    for card in held:
        if card >= WRECK and not play.why_not(state, card - WRECK):
            found.append(play.first + card - WRECK)
