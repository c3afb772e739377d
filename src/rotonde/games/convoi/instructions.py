"""Instructions, the first part of a turn: the instruction card, its colours, and which train is next."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.convoi import events, moving, placing, playing
from rotonde.games.convoi.deck import MULTI, NO_CARD, START
from rotonde.games.convoi.material import (
    ALL_COLOURS,
    COLOUR_SETS,
    COLOURS,
    NO_COLOUR,
    TRAINS_OF,
    colour_of,
    members,
)
from rotonde.games.convoi.phases import CARD, NO_TRAIN, REVEAL, SELECT
from rotonde.games.convoi.phases import COLOURS as CHOOSE_COLOURS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def begin_turn(state: "Convoi", seat: int) -> None:
    """CV-TURN-1: the next one in turn reveals a card."""
    state.active = seat
    state.turn += 1
    state.passing = False
    state.note(events.TURN, seat)
    if state.turn == 1:
        _turn_up(state, START)  # CV-INS-10
    else:
        _reveal(state)


def _reveal(state: "Convoi") -> None:
    if state.deck_count == 1 and state.bottom != NO_CARD:
        card = state.bottom  # everybody knows it: CV-INFO-2
        state.bottom = NO_CARD
        revealed(state, card)
    else:
        state.ask(REVEAL)


class Reveals(Move["Convoi"]):
    """Chance: the next instruction card."""

    def legal(self, state: "Convoi") -> list[int]:
        return [self.first + card for card in members(state.unseen)]

    def why_not(self, state: "Convoi", i: int) -> str:
        return "" if state.unseen >> i & 1 else "CV-PLAY-2"

    def apply(self, state: "Convoi", i: int) -> None:
        revealed(state, i)


def revealed(state: "Convoi", card: int) -> None:
    state.unseen &= ~(1 << card)
    state.deck_count -= 1
    _turn_up(state, card)


def _turn_up(state: "Convoi", card: int) -> None:
    """CV-INS-1: the card lies open; an agent may still turn it away."""
    state.card = card
    state.note(events.REVEALED, state.active, card)
    await_accept(state)


def await_accept(state: "Convoi") -> None:
    state.ask(CARD)
    if not state.manager_ready() and not trackman_ready(state):
        accept(state)


def trackman_ready(state: "Convoi") -> bool:
    """CV-AGT-NA-1: not for the start card, and only where there is a next card."""
    return state.trackman_unused() and state.card != START and state.deck_count > 0


def put_under(state: "Convoi") -> None:
    """The trackman: this card goes under the deck, the next one has to be carried out."""
    state.note(events.PUT_UNDER, state.active, state.card)
    state.bottom = state.card
    state.card = NO_CARD
    state.deck_count += 1
    _reveal(state)


class Accept(Move["Convoi"]):
    """The instruction card is carried out."""

    def apply(self, state: "Convoi", i: int) -> None:
        accept(state)


def accept(state: "Convoi") -> None:
    """CV-INS-1: from top to bottom, new trains first."""
    state.new_left = state.config.deck.new[state.card]
    state.new_used = 0
    state.symbol = 0
    state.cancelled = 0
    state.free = 0
    state.need = 0
    state.held = 0
    placing.go_on(state)


def printed(state: "Convoi") -> int:
    """The colours that are printed on the card."""
    mask = 0
    for symbol in state.config.deck.symbols[state.card]:
        if symbol != MULTI:
            mask |= 1 << symbol
    return mask


def to_colours(state: "Convoi") -> None:
    """CV-INS-4, CV-INS-5, CV-INS-6: multicolour symbols take colours that are not printed."""
    need = 0
    for symbol in state.config.deck.symbols[state.card]:
        if symbol == MULTI:
            need += 1
    open_colours = ALL_COLOURS & ~printed(state)
    if need >= open_colours.bit_count():
        state.free = open_colours if need else 0  # CV-INS-6: all of them
        go_on(state)
    elif need:
        state.need = need
        state.ask(CHOOSE_COLOURS)
    else:
        go_on(state)


class ChooseColours(Move["Convoi"]):
    """The colours that multicolour symbols stand for."""

    def why_not(self, state: "Convoi", i: int) -> str:
        colours = COLOUR_SETS[i]
        if colours.bit_count() != state.need:
            return "CV-INS-4" if state.need == 1 else "CV-INS-5"  # as many as there are symbols
        if colours & (state.cancelled | printed(state)):
            return "CV-INS-5"  # another colour for each symbol
        return ""  # CV-INS-7: also one without trains

    def apply(self, state: "Convoi", i: int) -> None:
        state.free = COLOUR_SETS[i]
        state.need = 0
        state.note(events.COLOURS_CHOSEN, state.active, state.free)
        go_on(state)


def go_on(state: "Convoi") -> None:
    """CV-INS-2, CV-INS-3: the next train of the colour in progress, else the next colour, else the end."""
    if state.colour != NO_COLOUR:
        state.due &= state.running
        if state.due:
            _select(state, state.due)
            return
        state.colour = NO_COLOUR
    symbols = state.config.deck.symbols[state.card]
    while state.symbol < len(symbols):
        trains = waiting(state, symbols[state.symbol])
        if trains:
            _select(state, trains)
            return
        state.symbol += 1
    _file(state)


def waiting(state: "Convoi", symbol: int) -> int:
    """The trains that a symbol which is not begun yet would move; CV-INS-7: there may be none."""
    if symbol != MULTI:
        return 0 if state.cancelled >> symbol & 1 else movable(state, symbol)
    trains = 0
    for colour in range(len(COLOURS)):
        if state.free >> colour & 1:
            trains |= movable(state, colour)
    return trains


def movable(state: "Convoi", colour: int) -> int:
    """Trains of that colour on the network that the section chief does not hold back."""
    return TRAINS_OF[colour] & state.running & ~state.held


def eligible(state: "Convoi") -> int:
    """The trains that may be named now."""
    if state.colour != NO_COLOUR:
        return state.due
    return waiting(state, state.config.deck.symbols[state.card][state.symbol])


def pending_colours(state: "Convoi") -> int:
    """CV-AGT-EU-3: colours of the card that are still to move and have not begun."""
    mask = state.free
    for symbol in state.config.deck.symbols[state.card][state.symbol :]:
        if symbol != MULTI:
            mask |= 1 << symbol
    mask &= ~state.cancelled
    for colour in range(len(COLOURS)):
        if not movable(state, colour):
            mask &= ~(1 << colour)
    return mask


def _select(state: "Convoi", trains: int) -> None:
    """CV-INS-8: moving is compulsory; only an agent changes that."""
    state.ask(SELECT)
    if trains & (trains - 1) or state.manager_ready() or state.chief_unused():
        return
    if state.conductor_unused() and pending_colours(state):
        return
    select(state, trains.bit_length() - 1)


class Select(Move["Convoi"]):
    """Choice of the next train."""

    def legal(self, state: "Convoi") -> list[int]:
        return [self.first + train for train in members(eligible(state))]

    def why_not(self, state: "Convoi", i: int) -> str:
        if not state.running >> i & 1:
            return "CV-INS-2"  # only what is on the network
        if eligible(state) >> i & 1:
            return ""
        if state.colour == NO_COLOUR and state.held >> i & 1:
            return "CV-AGT-NA-3"  # held back
        if state.colour == colour_of(i):
            return "CV-INS-2"  # once each
        return "CV-INS-3"  # another colour is next

    def apply(self, state: "Convoi", i: int) -> None:
        select(state, i)


def select(state: "Convoi", train: int) -> None:
    if state.colour == NO_COLOUR:
        state.colour = colour_of(train)
        state.due = movable(state, state.colour)
        state.free &= ~(1 << state.colour)
        state.symbol += 1
    state.due &= ~(1 << train)
    moving.roll_for(state, train)


def _file(state: "Convoi") -> None:
    """CV-INS-9: the card is done and goes on the discard."""
    if state.card != START:
        state.filed |= 1 << state.card
    state.card = NO_CARD
    state.symbol = 0
    state.free = 0
    state.cancelled = 0
    state.held = 0
    state.mover = NO_TRAIN
    playing.begin(state)
