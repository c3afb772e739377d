"""Setup: souvenirs are dealt, starts chosen in secret, and the highest throw begins."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.core.seats import CHANCE
from rotonde.games.tee import events, turns
from rotonde.games.tee.material import BLUE, RED
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


class Deals(Move["Tee"]):
    """Chance: a souvenir for the seat whose turn it is; counted by seat, then by capital."""

    def legal(self, state: "Tee") -> list[int]:
        left = undealt(state, due_colour(state))
        count = len(state.board.capitals)
        first = self.first + state.turn * count
        return [first + i for i in range(count) if left >> i & 1]

    def why_not(self, state: "Tee", i: int) -> str:
        seat, capital = divmod(i, len(state.board.capitals))
        colour = due_colour(state)
        if seat != state.turn or not state.board.colour_masks[colour] >> capital & 1:
            return "TEE-SETUP-3"  # seat by seat, first the red ones, then the blue ones
        return "" if undealt(state, colour) >> capital & 1 else "TEE-PLAY-2"

    def apply(self, state: "Tee", i: int) -> None:
        capital = i % len(state.board.capitals)
        seat = state.turn
        state.note(events.DEALT, seat, due_colour(state), capital)
        state.open[seat] |= 1 << capital
        if state.open[seat].bit_count() == 2 * HAND:
            state.turn = seat + 1
        if state.turn == state.seats:
            state.turn = 0
            state.phase = START
            state.to_act = 0


class Start(Move["Tee"]):
    """TEE-SETUP-4: any of the starts, asked one after the other, shown together."""

    def apply(self, state: "Tee", i: int) -> None:
        seat = state.turn
        state.home[seat] = state.board.starts[i]
        state.note(events.CHOSE, seat, state.home[seat])
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


class FirstThrow(Move["Tee"]):
    """Chance: TEE-SETUP-6: everyone throws; those who are level at the top throw again."""

    def apply(self, state: "Tee", i: int) -> None:
        state.throws[state.turn] = i + 1
        state.note(events.THREW, state.turn, i + 1)
        if 0 in state.throws:
            state.turn = state.throws.index(0)
            return
        highest = max(state.throws)
        if state.throws.count(highest) == 1:
            first = state.throws.index(highest)
            state.throws = []
            state.note(events.BEGAN, first)
            turns.begin(state, first)
            return
        state.throws = [0 if each == highest else OUT for each in state.throws]
        state.turn = state.throws.index(0)
