"""Playing, the second and third part of a turn: action cards, loading, drawing."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move, Phase
from rotonde.games.convoi import clock, events, instructions, moving
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
    members,
)
from rotonde.games.convoi.phases import ACTIONS, DEAL, LIFT, NOBODY, PUT, TARGET
from rotonde.games.convoi.phases import SWITCH as SET_SWITCH

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

COMPLETING: Final = (
    LIFT,
    PUT,
    SET_SWITCH,
    TARGET,
)  # a card waits for its effect


def begin(state: "Convoi") -> None:
    """CV-ACT-1: as many cards as one likes; with none to play and nothing to call, the turn is over."""
    if state.hand_size(state.active) or state.manager_ready():
        state.ask(ACTIONS)
    else:
        end_actions(state)


def go_on(state: "Convoi") -> None:
    """CV-ACT-3: after the last card, too, the active player ends the turn."""
    state.ask(ACTIONS)


def why_not_act(state: "Convoi", card: int) -> str:
    """Rule by which that action cannot be taken, whatever is paid for it."""
    if card == MOVE and not state.running:
        return "CV-MVC-1"  # no train on the network
    if card == SWITCH and not state.config.board.can_switch():
        return "CV-SWI-1"
    return ""


class CardMove(Move["Convoi"]):
    """CV-ACT-1: cards are played in the action phase, each to its end before the next."""

    def not_due(self, state: "Convoi") -> str:
        return "CV-ACT-1" if state.phase in COMPLETING or state.by_card else self.too_early()

    def too_early(self) -> str:
        """The rule that forbids it in another part of the turn."""
        return "CV-TURN-1"


class End(CardMove):
    """The action phase is over."""

    def apply(self, state: "Convoi", i: int) -> None:
        end_actions(state)


class Play(CardMove):
    """A card for its own action."""

    def why_not(self, state: "Convoi", i: int) -> str:
        if not state.hand(state.active, i):
            return "CV-PLAY-2"  # no such card in the hand
        return why_not_act(state, i)

    def apply(self, state: "Convoi", i: int) -> None:
        _spend(state, i)
        state.note(events.PLAYED, state.active, i)
        _act(state, i)


class Trade(CardMove):
    """CV-ANY-1: any two cards for one action; counted by the two cards, then by the action."""

    def why_not(self, state: "Convoi", i: int) -> str:
        if not holds_both(state, i // 3):
            return "CV-ANY-1" if state.hand_size(state.active) < 2 else "CV-PLAY-2"
        return why_not_act(state, i % 3)

    def apply(self, state: "Convoi", i: int) -> None:
        one, other = TWO_CARDS[i // 3]
        _spend(state, one)
        _spend(state, other)
        state.note(events.TRADED, state.active, i // 3, i % 3)
        _act(state, i % 3)


class Load(CardMove):
    """An empty train that stands in a goods city with cubes; counted by train, then by card."""

    def too_early(self) -> str:
        return "CV-LOAD-3"

    def why_not(self, state: "Convoi", i: int) -> str:
        train = i // 3
        if not state.hand(state.active, i % 3):
            return "CV-PLAY-2"
        if not state.running >> train & 1:
            return "CV-PLAY-2"  # in the depot
        if state.cargo[train] != NO_CARGO:
            return "CV-LOAD-2"
        return "" if loadable(state, train) else "CV-LOAD-1"

    def apply(self, state: "Convoi", i: int) -> None:
        train = i // 3
        _spend(state, i % 3)
        goods = goods_at(state, state.where[train])
        state.cubes[goods] -= 1
        state.cargo[train] = goods
        state.note(events.LOADED, state.active, train, goods, i % 3)
        go_on(state)


class MoveByCard(Move["Convoi"]):
    """CV-MVC-1: any one train on the network."""

    def legal(self, state: "Convoi") -> list[int]:
        return [self.first + train for train in members(state.running)]

    def why_not(self, state: "Convoi", i: int) -> str:
        return "" if state.running >> i & 1 else "CV-MVC-1"

    def not_due(self, state: "Convoi") -> str:
        return "CV-MVC-1" if state.phase == ACTIONS else ""  # first the card

    def apply(self, state: "Convoi", i: int) -> None:
        state.by_card = True
        moving.roll_for(state, i)


def holds_both(state: "Convoi", two: int) -> bool:
    one, other = TWO_CARDS[two]
    wanted = 2 if one == other else 1
    return state.hand(state.active, one) >= wanted and state.hand(state.active, other) >= wanted


def loadable(state: "Convoi", train: int) -> bool:
    if not state.running >> train & 1 or state.cargo[train] != NO_CARGO:
        return False
    goods = goods_at(state, state.where[train])
    return goods != NONE and state.cubes[goods] > 0


def goods_at(state: "Convoi", space: int) -> int:
    """The colour of goods that a space sends, or NONE."""
    for goods in range(len(GOODS)):
        if state.config.board.goods_city[goods] == space:
            return goods
    return NONE


class Acting(Phase["Convoi"]):
    """The action phase."""

    def legal(self, state: "Convoi") -> list[int]:
        acts = state.config.acts
        found = [acts.end]
        if state.manager_ready():
            found.append(acts.manager)
        held = [card for card in range(len(CARDS)) if state.hand(state.active, card)]
        actions = [card for card in range(len(CARDS)) if not why_not_act(state, card)]
        found += [acts.play + card for card in held if card in actions]
        for two in range(len(TWO_CARDS)):
            if holds_both(state, two):
                found += [acts.trade + two * 3 + card for card in actions]
        for train in range(len(TRAINS)):
            if loadable(state, train):
                found += [acts.load + train * 3 + card for card in held]
        return found


def _spend(state: "Convoi", card: int) -> None:
    """CV-ACT-2: face up on the discard at once."""
    state.hands[state.active * 3 + card] -= 1
    state.discard[card] += 1


def _act(state: "Convoi", card: int) -> None:
    if card == SIGNAL:
        state.ask(LIFT)
    elif card == SWITCH:
        state.ask(SET_SWITCH)
    else:
        state.ask(TARGET)


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


class Deals(Move["Convoi"]):
    """Chance: the next card of the draw pile; counted by seat, then by card."""

    def legal(self, state: "Convoi") -> list[int]:
        first = self.first + state.drawer * 3
        return [first + card for card in range(len(CARDS)) if state.pile[card]]

    def why_not(self, state: "Convoi", i: int) -> str:
        if i // 3 != state.drawer:
            return "CV-SETUP-13"
        return "" if state.pile[i % 3] else "CV-PLAY-2"

    def apply(self, state: "Convoi", i: int) -> None:
        card = i % 3
        state.pile[card] -= 1
        state.hands[state.drawer * 3 + card] += 1
        if state.config.hidden_hands:
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
        if state.config.hidden_hands:
            state.shuffled[card] = state.discard[card]
        state.discard[card] = 0
    state.since = [0] * len(state.since)
    state.note(events.RESHUFFLED)
