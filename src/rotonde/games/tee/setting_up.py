"""Before the first turn: souvenirs are dealt, starts chosen in secret, and the highest throw begins."""

from typing import TYPE_CHECKING

from rotonde.core.seats import CHANCE
from rotonde.games.tee import events, turning
from rotonde.games.tee.board import BLUE, RED
from rotonde.games.tee.phases import FIRST, HAND, OUT, START

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def due_colour(state: "Tee") -> int:
    """TEE-SETUP-3: three red for a player, then three blue."""
    reds = state.open[state.turn] & state.board.colour_masks[RED]
    return RED if reds.bit_count() < HAND else BLUE


def undealt(state: "Tee", colour: int) -> int:
    """The souvenirs of a colour that nobody was dealt."""
    left = state.board.colour_masks[colour]
    for seat in range(state.seats):
        left &= ~(state.open[seat] | state.visited[seat])
    return left


def deals(state: "Tee") -> list[int]:
    left = undealt(state, due_colour(state))
    first = state.acts.deals + state.turn * state.acts.capitals
    return [first + i for i in range(state.acts.capitals) if left >> i & 1]


def why_not_deal(state: "Tee", argument: int) -> str:
    seat, capital = divmod(argument, state.acts.capitals)
    colour = due_colour(state)
    if seat != state.turn or not state.board.colour_masks[colour] >> capital & 1:
        return "TEE-SETUP-3"  # seat by seat, first the red ones, then the blue ones
    return "" if undealt(state, colour) >> capital & 1 else "TEE-PLAY-2"


def deal(state: "Tee", argument: int) -> None:
    capital = argument % state.acts.capitals
    seat = state.turn
    state.note(events.DEALT, seat, due_colour(state), capital)
    state.open[seat] |= 1 << capital
    if state.open[seat].bit_count() == 2 * HAND:
        state.turn = seat + 1
    if state.turn == state.seats:
        state.turn = 0
        state.phase = START
        state.to_act = 0


def start(state: "Tee", station: int) -> None:
    """TEE-SETUP-4: asked one after the other, shown together."""
    seat = state.turn
    state.home[seat] = station
    state.note(events.CHOSE, seat, station)
    if seat + 1 < state.seats:
        state.turn = state.to_act = seat + 1
        return
    for each in range(state.seats):
        state.at[each] = state.home[each]
        state.note(events.SET_OUT, each, state.home[each])
    state.throws = [0] * state.seats
    state.turn = 0
    state.phase = FIRST
    state.to_act = CHANCE


def throw(state: "Tee", die: int) -> None:
    """TEE-SETUP-6: everyone throws; those who are level at the top throw again."""
    state.throws[state.turn] = die
    state.note(events.THREW, state.turn, die)
    if 0 in state.throws:
        state.turn = state.throws.index(0)
        return
    highest = max(state.throws)
    if state.throws.count(highest) == 1:
        first = state.throws.index(highest)
        state.throws = []
        state.note(events.BEGAN, first)
        turning.begin(state, first)
        return
    state.throws = [0 if each == highest else OUT for each in state.throws]
    state.turn = state.throws.index(0)
