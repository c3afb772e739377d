"""Random rollout: plays an imagined game on at random, and returns its outcome for a seat."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State

HORIZON: Final = 400  # actions of one rollout: random players may go round for ever


def rollout(state: State, chance: Chance) -> int:
    """Play at random to the end or to the horizon; returns how many actions that took."""
    taken = 0
    while state.to_act != OVER and taken < HORIZON:
        if state.to_act == CHANCE:
            state.apply(state.sample(chance))
        else:
            legal = state.legal_actions()
            state.apply(legal[chance.below(len(legal))])
        taken += 1
    return taken


def outcome(state: State, seat: int) -> float:
    """Value of a game for a seat, from 0 to 1: won or lost, or the share of the others that it leads."""
    if state.to_act == OVER:
        return 1.0 if seat in state.winners() else 0.0
    scores = state.scores()
    ahead = 0.0
    for other in range(state.seats):
        if other != seat:
            ahead += 1.0 if scores[seat] > scores[other] else 0.5 if scores[seat] == scores[other] else 0.0
    return ahead / max(1, state.seats - 1)
