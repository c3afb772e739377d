"""A record laid out for reading: a moment for each decision, with what happened since the one before."""

from typing import NamedTuple

from rotonde.core.record import Record
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State

NOBODY = -1


class Moment(NamedTuple):
    """A position at which somebody decides, or the last one of the record."""

    at: int  # actions taken so far
    turn: int  # whose turn it is, NOBODY before the first
    state: State
    events: list[Json]  # since the moment before


def moments(record: Record, seat: int | None) -> list[Moment]:
    """Every moment of the game, as that seat saw it."""
    found: list[Moment] = []
    told = 0
    for at, state in enumerate(record.replay()):
        if state.to_act == CHANCE and at < len(record.actions):
            continue
        found.append(Moment(at, whose_turn(state), state, state.events(told, seat)))
        state.forget()  # its events are in the moment
        told = at
    return found


def whose_turn(state: State) -> int:
    """The seat whose turn it is: a state may have a `turn`, else it is the seat that decides."""
    turn = getattr(state, "turn", state.to_act)
    return turn if isinstance(turn, int) and turn >= 0 else NOBODY


def turn_starts(all_moments: list[Moment]) -> list[int]:
    """The indices of the moments at which another's turn begins, the first moment included."""
    return [i for i, moment in enumerate(all_moments) if i == 0 or moment.turn != all_moments[i - 1].turn]


def index_of(all_moments: list[Moment], at: int) -> int:
    """The moment at which that many actions had been taken, or the next one."""
    return next(i for i, moment in enumerate(all_moments) if moment.at >= at)
