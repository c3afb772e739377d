"""Steps of a record: a position for each decision, with the events since the one before."""

from typing import NamedTuple

from rotonde.core.record import Record
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State

NOBODY = -1


class RecordStep(NamedTuple):
    """Step: a position with a decision, or the last position of the record."""

    at: int  # actions taken so far
    turn: int  # who decides, or decided last, NOBODY before the first
    state: State
    events: list[Json]  # since the step before


def steps_of(record: Record, seat: int | None) -> list[RecordStep]:
    """Every step of the game, as that seat saw it."""
    found: list[RecordStep] = []
    shown = 0
    turn = NOBODY
    for at, state in enumerate(record.replay()):
        if state.to_act == CHANCE and at < len(record.actions):
            continue
        turn = state.to_act if state.to_act >= 0 else turn
        found.append(RecordStep(at, turn, state, state.events(shown, seat)))
        state.forget()  # its events are in the step
        shown = at
    return found


def turn_starts(steps: list[RecordStep]) -> list[int]:
    """The indices of the steps at which another one decides than before, the first step included."""
    return [i for i, step in enumerate(steps) if i == 0 or step.turn != steps[i - 1].turn]


def index_of(steps: list[RecordStep], at: int) -> int:
    """The step at which that many actions had been taken, or the next one."""
    return next(i for i, step in enumerate(steps) if step.at >= at)
