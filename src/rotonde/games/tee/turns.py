"""Turns: whose it is, throwing the die or drawing a card, and passing on."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move, Phase
from rotonde.core.seats import CHANCE
from rotonde.games.tee import events, hasard
from rotonde.games.tee.phases import DRAW, FACES, FREE, MOVE, NO_NETWORK, ROLL, TURN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def begin(state: "Tee", seat: int) -> None:
    """The next turn, `seat`'s unless it is lost."""
    while state.skips[seat] > 0:
        state.skips[seat] -= 1  # TEE-TURN-1: a lost turn asks nothing
        state.note(events.SKIPPED, seat)
        seat = _next(state, seat)
    state.turn = state.to_act = seat
    state.phase = TURN
    state.note(events.TURN, seat)


def _next(state: "Tee", seat: int) -> int:
    """TEE-TURN-5: clockwise, unless an extra turn is left; a lost turn uses one up as well."""
    if state.extra > 0:
        state.extra -= 1
        return seat
    return (seat + 1) % state.seats


def finish(state: "Tee") -> None:
    """The turn is over."""
    clear(state)
    begin(state, _next(state, state.turn))


def clear(state: "Tee") -> None:
    """No move is under way."""
    state.path.clear()
    state.network = NO_NETWORK
    state.steps = 0
    state.six = False
    state.sealed = False


class Beginning(Move["Tee"]):
    """First move of a turn."""

    def not_due(self, state: "Tee") -> str:
        return "TEE-TURN-2" if state.phase == MOVE else ""  # one of them only


class Roll(Beginning):
    """TEE-TURN-2: the die may always be thrown."""

    def apply(self, state: "Tee", i: int) -> None:
        roll_die(state)


def why_not_draw(state: "Tee") -> str:
    """TEE-NET-4; TEE-NET-2 needs no guard: a turn begins where an earlier one ended."""
    if state.bound[state.turn] == FREE or not state.board.is_interchange[state.at[state.turn]]:
        return "TEE-NET-4"  # TEE-NET-6: who is free stays free, and has nothing to change
    return ""


class Draw(Beginning):
    """A card, at an interchange."""

    def why_not(self, state: "Tee", i: int) -> str:
        return why_not_draw(state)

    def apply(self, state: "Tee", i: int) -> None:
        """TEE-NET-5: the turn is spent, the player is free, and the top card is turned over."""
        state.bound[state.turn] = FREE
        if state.bag:
            state.phase = DRAW
            state.to_act = CHANCE
        elif state.under:
            hasard.turn_over(state, state.under.pop(0))  # TEE-INFO-1: everyone knows which it is
        else:
            state.note(events.NO_CARD_LEFT, state.turn)
            finish(state)


class BeginTurn(Phase["Tee"]):
    """TEE-TURN-2: the die, or where one may a card."""

    def legal(self, state: "Tee") -> list[int]:
        acts = state.acts
        return acts.just_roll if why_not_draw(state) else acts.roll_or_draw


class Draws(Move["Tee"]):
    """Chance: a card of the bag."""

    def legal(self, state: "Tee") -> list[int]:
        bag = state.bag
        found: list[int] = []
        card = 0
        while bag:
            if bag & 1:
                found.append(self.first + card)
            bag >>= 1
            card += 1
        return found

    def why_not(self, state: "Tee", i: int) -> str:
        return "" if state.bag >> i & 1 else "TEE-PLAY-2"

    def apply(self, state: "Tee", i: int) -> None:
        hasard.turn_over(state, i)


class Rolls(Move["Tee"]):
    """Chance: the die of a turn, or of a card (TEE-HAZ-7)."""

    def legal(self, state: "Tee") -> list[int]:
        return state.acts.throws

    def apply(self, state: "Tee", i: int) -> None:
        state.note(events.ROLLED, state.turn, i + 1)
        state.six = i + 1 == FACES  # TEE-OPEN-1
        set_off(state, i + 1)


def roll_die(state: "Tee") -> None:
    """The die is thrown, for a turn or because a card says so (TEE-HAZ-7)."""
    state.phase = ROLL
    state.to_act = CHANCE


def set_off(state: "Tee", steps: int) -> None:
    """TEE-TURN-3: one move of up to so many stations may be made, or none."""
    state.steps = steps
    state.path.append(state.at[state.turn])
    state.phase = MOVE
    state.to_act = state.turn
