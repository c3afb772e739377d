"""The second and third part of a turn: action cards, loading, drawing."""

from typing import TYPE_CHECKING

from rotonde.games.convoi import clock, events, instructions, moving
from rotonde.games.convoi.actions import LOAD, MANAGER, PLAY, TRADE
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import (
    CARDS,
    DEALT,
    FULL_HAND,
    GOODS,
    MOVE,
    NO_CARGO,
    SIGNAL,
    SWITCH,
    TRAINS,
    TWO_CARDS,
)
from rotonde.games.convoi.phases import ACTIONS, DEAL, LIFT, NOBODY, PUT, TARGET
from rotonde.games.convoi.phases import SWITCH as SET_SWITCH

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def go_on(state: "Convoi") -> None:
    """CV-ACT-1: as many cards as one likes; with none left and nothing to call, the turn is over."""
    if state.hand_size(state.active) or state.manager_ready():
        state.ask(ACTIONS)
    else:
        end_actions(state)


def why_not_act(state: "Convoi", card: int) -> str:
    """Why that action cannot be taken at all, whatever is paid for it."""
    if card == MOVE and not state.running:
        return "CV-MVC-1"  # no train on the network
    if card == SWITCH and not state.table.board.can_switch():
        return "CV-SWI-1"
    return ""


def why_not_play(state: "Convoi", card: int) -> str:
    if not state.hand(state.active, card):
        return "CV-PLAY-2"  # no such card in the hand
    return why_not_act(state, card)


def holds_both(state: "Convoi", two: int) -> bool:
    one, other = TWO_CARDS[two]
    wanted = 2 if one == other else 1
    return state.hand(state.active, one) >= wanted and state.hand(state.active, other) >= wanted


def why_not_trade(state: "Convoi", two: int, card: int) -> str:
    if not holds_both(state, two):
        return "CV-ANY-1" if state.hand_size(state.active) < 2 else "CV-PLAY-2"
    return why_not_act(state, card)


def why_not_load(state: "Convoi", train: int, card: int) -> str:
    """CV-LOAD-1 to CV-LOAD-3: an empty train that stands in a goods city with cubes."""
    if not state.hand(state.active, card):
        return "CV-PLAY-2"
    if not state.running >> train & 1:
        return "CV-PLAY-2"  # in the depot
    if state.cargo[train] != NO_CARGO:
        return "CV-LOAD-2"
    return "" if loadable(state, train) else "CV-LOAD-1"


def loadable(state: "Convoi", train: int) -> bool:
    if not state.running >> train & 1 or state.cargo[train] != NO_CARGO:
        return False
    goods = goods_at(state, state.where[train])
    return goods != NONE and state.cubes[goods] > 0


def goods_at(state: "Convoi", space: int) -> int:
    """The colour of goods that a space sends, or NONE."""
    for goods in range(len(GOODS)):
        if state.table.board.goods_city[goods] == space:
            return goods
    return NONE


def choices(state: "Convoi") -> list[int]:
    """What may be done in the action phase, in order; it is what the guards above let through."""
    first = state.table.numbers.first
    found: list[int] = [0]
    if state.manager_ready():
        found.append(first[MANAGER])
    held = [card for card in range(len(CARDS)) if state.hand(state.active, card)]
    actions = [card for card in range(len(CARDS)) if not why_not_act(state, card)]
    found += [first[PLAY] + card for card in held if card in actions]
    for two in range(len(TWO_CARDS)):
        if holds_both(state, two):
            found += [first[TRADE] + two * 3 + card for card in actions]
    for train in range(len(TRAINS)):
        if loadable(state, train):
            found += [first[LOAD] + train * 3 + card for card in held]
    return found


def _spend(state: "Convoi", card: int) -> None:
    """CV-ACT-2: face up on the discard at once."""
    state.hands[state.active * 3 + card] -= 1
    state.discard[card] += 1


def play(state: "Convoi", card: int) -> None:
    _spend(state, card)
    state.note(events.PLAYED, state.active, card)
    _act(state, card)


def trade(state: "Convoi", two: int, card: int) -> None:
    """CV-ANY-1: any two cards for one action."""
    one, other = TWO_CARDS[two]
    _spend(state, one)
    _spend(state, other)
    state.note(events.TRADED, state.active, two, card)
    _act(state, card)


def _act(state: "Convoi", card: int) -> None:
    if card == SIGNAL:
        state.ask(LIFT)
    elif card == SWITCH:
        state.ask(SET_SWITCH)
    else:
        state.ask(TARGET)


def load(state: "Convoi", train: int, card: int) -> None:
    _spend(state, card)
    goods = goods_at(state, state.where[train])
    state.cubes[goods] -= 1
    state.cargo[train] = goods
    state.note(events.LOADED, state.active, train, goods, card)
    go_on(state)


def move(state: "Convoi", train: int) -> None:
    """CV-MVC-1: any one train on the network."""
    state.by_card = True
    moving.roll_for(state, train)


def end_actions(state: "Convoi") -> None:
    """CV-END-2: with the deck empty this was the last turn; else CV-DRAW-1."""
    if not state.deck_count:
        clock.end(state, won=False)
        return
    state.drawer = state.active
    state.owed = min(DEALT, FULL_HAND - state.hand_size(state.active))
    draw(state)


def draw(state: "Convoi") -> None:
    """Chance gives the next card, until none is owed; CV-TURN-2: then the next seat is active."""
    if state.owed:
        state.ask(DEAL)
        return
    if state.turn:
        state.drawer = NOBODY
        instructions.begin_turn(state, (state.active + 1) % state.seats)
        return
    following = (state.drawer + 1) % state.seats  # CV-SETUP-13: dealt clockwise from the first seat
    if following == state.active:
        state.drawer = NOBODY
        instructions.begin_turn(state, state.active)
    else:
        state.drawer = following
        state.owed = DEALT
        state.ask(DEAL)


def drawn(state: "Convoi", card: int) -> None:
    state.pile[card] -= 1
    state.hands[state.drawer * 3 + card] += 1
    if state.table.hidden_hands:
        state.since[state.drawer * 3 + card] += 1
    state.owed -= 1
    state.note(events.DREW, state.drawer, card)
    if not (state.pile[0] or state.pile[1] or state.pile[2]):
        _shuffle(state)
    draw(state)


def _shuffle(state: "Convoi") -> None:
    """CV-DRAW-2: the discard becomes the draw pile, as soon as that is empty."""
    for card in range(len(CARDS)):
        state.pile[card] = state.discard[card]
        if state.table.hidden_hands:
            state.shuffled[card] = state.discard[card]
        state.discard[card] = 0
    state.since = [0] * len(state.since)
    state.note(events.RESHUFFLED)


def lift(state: "Convoi", light: int) -> None:
    state.lifted = light
    state.ask(PUT)
