"""Placing new trains: which colour, and where the departure dice or tokens send them."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.convoi import clock, events, instructions
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.deck import START
from rotonde.games.convoi.material import (
    COLOURS,
    DEPARTURES,
    DICE_ODDS,
    LOWEST_NUMBER,
    NEW_TRAIN_LOSS,
    OF_EACH,
    TRAINS_OF,
    members,
)
from rotonde.games.convoi.phases import DEPART, NEW_COLOUR, NEW_PLACE, NO_TRAIN

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

ALL_TOKENS: Final = (1 << len(DEPARTURES)) - 1


def go_on(state: "Convoi") -> None:
    """The next new-train symbol, or what comes after the last."""
    while state.new_left:
        if state.card == START:
            choose(state, len(COLOURS) - state.new_left)  # CV-INS-10: black, brown, grey
            return
        colours = available(state)
        if colours:
            state.ask(NEW_COLOUR)
            if not colours & (colours - 1) and not state.manager_ready():
                choose(state, colours.bit_length() - 1)
            return
        state.note(events.NO_TRAIN_LEFT)
        if not clock.lose(state, NEW_TRAIN_LOSS):  # CV-NEW-3, CV-NEW-4
            return
        state.new_left -= 1
    instructions.to_colours(state)


def available(state: "Convoi") -> int:
    """CV-NEW-1, CV-NEW-4: the colours that have a train in the depot, another one for the second symbol."""
    stocked = 0
    for colour in range(len(COLOURS)):
        if TRAINS_OF[colour] & ~state.running:
            stocked |= 1 << colour
    different = stocked & ~state.new_used
    if not different and state.config.same_colour:
        return stocked
    return different


class New(Move["Convoi"]):
    """The colour of a new train."""

    def why_not(self, state: "Convoi", i: int) -> str:
        if not TRAINS_OF[i] & ~state.running:
            return "CV-NEW-1"  # none of them is in the depot
        return "" if available(state) >> i & 1 else "CV-NEW-4"  # two different colours

    def apply(self, state: "Convoi", i: int) -> None:
        choose(state, i)


class Roll(Move["Convoi"]):
    """The departure dice are thrown, or a token is drawn."""

    def apply(self, state: "Convoi", i: int) -> None:
        roll(state)


def choose(state: "Convoi", colour: int) -> None:
    state.new_colour = colour
    state.new_used |= 1 << colour
    await_place(state)


def await_place(state: "Convoi") -> None:
    state.ask(NEW_PLACE)
    if not state.manager_ready() and not shunter_ready(state):
        roll(state)


def shunter_ready(state: "Convoi") -> bool:
    """CV-AGT-NA-2: while a departure space is free."""
    return state.shunter_unused() and free_departures(state) != 0


def free_departures(state: "Convoi") -> int:
    """A mask of the departure spaces, by number from 2 on, without a train."""
    mask = 0
    for i, space in enumerate(state.config.board.departures):
        if state.train_on(space) == NO_TRAIN:
            mask |= 1 << i
    return mask


def roll(state: "Convoi") -> None:
    """CV-NEW-1: two dice; CV-VAR-2: or a token, and for the first three trains the ones drawn before."""
    if state.config.tokens_drawn and state.card == START:
        i = state.tokens[len(COLOURS) - state.new_left] - LOWEST_NUMBER
        if free_departures(state) >> i & 1:
            place(state, i)
            return
    state.ask(DEPART)


def outcomes(state: "Convoi") -> int:
    """The dice totals or tokens, from 2 on, that can come now."""
    if state.config.tokens_drawn:
        possible = state.stack
        if state.card == START and possible & free_departures(state):
            possible &= free_departures(state)
        return possible
    if state.card != START:
        return ALL_TOKENS
    possible = 0  # CV-NEW-5: rolled again until the space is free
    for i in range(len(DEPARTURES)):
        if state.train_on(departure(state, i)) == NO_TRAIN:
            possible |= 1 << i
    return possible


def odds(state: "Convoi") -> list[int]:
    if state.config.tokens_drawn:
        return [1] * outcomes(state).bit_count()
    return [DICE_ODDS[i] for i in range(len(DEPARTURES)) if outcomes(state) >> i & 1]


def departure(state: "Convoi", i: int) -> int:
    """The space that a dice total means, counted from 2; CV-VAR-1: the one where that token lies."""
    if state.config.tokens_shuffled:
        i = state.tokens.index(i + LOWEST_NUMBER)
    return state.config.board.departures[i]


class Departs(Move["Convoi"]):
    """Chance: the departure dice."""

    def legal(self, state: "Convoi") -> list[int]:
        return [] if state.config.tokens_drawn else [self.first + i for i in members(outcomes(state))]

    def why_not(self, state: "Convoi", i: int) -> str:
        if state.config.tokens_drawn:
            return "CV-PLAY-1"
        return "" if outcomes(state) >> i & 1 else "CV-NEW-5"

    def apply(self, state: "Convoi", i: int) -> None:
        space = departure(state, i)
        if state.train_on(space) == NO_TRAIN:
            put(state, space)
            return
        state.note(events.PLACEMENT_FAILED, state.new_colour, space)
        if clock.lose(state, NEW_TRAIN_LOSS):  # CV-NEW-2: it stays in the depot
            _next(state)


class DrawToken(Departs):
    """Chance: a token in place of the dice."""

    def legal(self, state: "Convoi") -> list[int]:
        return [self.first + i for i in members(outcomes(state))] if state.config.tokens_drawn else []

    def why_not(self, state: "Convoi", i: int) -> str:
        if not state.config.tokens_drawn:
            return "CV-PLAY-1"
        return "" if outcomes(state) >> i & 1 else "CV-VAR-3"

    def apply(self, state: "Convoi", i: int) -> None:
        state.stack &= ~(1 << i)
        if not state.stack:
            state.stack = ALL_TOKENS  # CV-VAR-3: all eleven are shuffled again
        super().apply(state, i)


def place(state: "Convoi", i: int) -> None:
    """On the departure space of that printed number, counted from 2, which is free."""
    put(state, state.config.board.departures[i])


def put(state: "Convoi", space: int) -> None:
    """CV-NEW-1: the train faces its only exit; CV-NEW-6: and moves with its colour like any other."""
    first = state.new_colour * OF_EACH
    train = first
    while state.running >> train & 1:
        train += 1
    state.where[train] = space
    state.heading[train] = state.config.board.space_ends[space][0]
    state.running |= 1 << train
    state.note(events.PLACED, train, space)
    _next(state)


def _next(state: "Convoi") -> None:
    state.new_colour = NONE
    state.new_left -= 1
    go_on(state)
