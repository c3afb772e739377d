"""A record laid out for reading: a moment for each decision, with what happened since the one before."""

from typing import NamedTuple

from rotonde.core.record import Record
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State

NOBODY = -1


class Moment(NamedTuple):
    """A position at which somebody decides, or the last one of the record."""

    at: int  # actions taken so far
    turn: int  # who decides, or decided last, NOBODY before the first
    state: State
    events: list[Json]  # since the moment before


def moments(record: Record, seat: int | None) -> list[Moment]:
    """Every moment of the game, as that seat saw it."""
    found: list[Moment] = []
    told = 0
    turn = NOBODY
    for at, state in enumerate(record.replay()):
        if state.to_act == CHANCE and at < len(record.actions):
            continue
        turn = state.to_act if state.to_act >= 0 else turn
        found.append(Moment(at, turn, state, state.events(told, seat)))
        state.forget()  # its events are in the moment
        told = at
    return found


def turn_starts(all_moments: list[Moment]) -> list[int]:
    """The indices of the moments at which another one decides than before, the first moment included."""
    return [i for i, moment in enumerate(all_moments) if i == 0 or moment.turn != all_moments[i - 1].turn]


def index_of(all_moments: list[Moment], at: int) -> int:
    """The moment at which that many actions had been taken, or the next one."""
    return next(i for i, moment in enumerate(all_moments) if moment.at >= at)
