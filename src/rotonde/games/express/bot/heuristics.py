"""Heuristics of Express: a few turns are played by the rollout policy, then the round is evaluated."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.heuristics import Heuristics
from rotonde.core.state import State
from rotonde.games.express.bot import candidates, explanations, policy, win_probability
from rotonde.games.express.phases import DRAW
from rotonde.games.express.state import ExpressState

ROUND: Final = 1 << 16  # more turns than a round has


class ExpressHeuristics(Heuristics):
    """Looks so many rounds of turns ahead, at most to the end of the round."""

    def __init__(self, laps: int) -> None:
        self._laps = laps

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, ExpressState)
        return candidates.of(state)

    def rollout_action(self, state: State, chance: Chance) -> int:
        assert isinstance(state, ExpressState)
        return policy.rollout_action(state)

    def horizon(self, state: State) -> int:
        assert isinstance(state, ExpressState)
        return ROUND * state.round + sum(state.turns) + self._laps * state.seats

    def is_leaf(self, state: State, horizon: int) -> bool:
        assert isinstance(state, ExpressState)
        if ROUND * state.round > horizon:
            return True
        return state.phase == DRAW and ROUND * state.round + sum(state.turns) >= horizon

    def turn_key(self, state: State) -> int:
        """Turns, counted through all rounds."""
        assert isinstance(state, ExpressState)
        return ROUND * state.round + sum(state.turns)

    def win_probability(self, state: State, seat: int) -> float:
        assert isinstance(state, ExpressState)
        return win_probability.chances(state)[state.config.side_of[seat]]

    def win_probabilities(self, state: State) -> list[float]:
        assert isinstance(state, ExpressState)
        chances = win_probability.chances(state)
        return [chances[side] for side in state.config.side_of]

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, ExpressState)
        return explanations.reason(state, a, language)
