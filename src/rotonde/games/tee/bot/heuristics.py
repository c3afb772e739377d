"""Heuristics of Trans Europe Express: everybody's turns left, as chances to win."""

from rotonde.core.chance import Chance
from rotonde.core.heuristics import Heuristics
from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.games.tee.bot import explanations
from rotonde.games.tee.bot.policy import plain
from rotonde.games.tee.bot.rivals import left_for
from rotonde.games.tee.bot.win_probability import handicap, win_probability
from rotonde.games.tee.phases import TURN
from rotonde.games.tee.state import Tee


class TeeHeuristics(Heuristics):
    """Plays an imagined turn to its end, each as plainly as it can, and judges the race then."""

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Tee)
        first = plain(state)
        return [first, *[a for a in state.legal_actions() if a != first]]

    def rollout_action(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Tee)
        return plain(state)

    def win_probability(self, state: State, seat: int) -> float:
        assert isinstance(state, Tee)
        if state.to_act == OVER:
            return 1.0 if state.winner == seat else 0.0
        lefts = [left_for(state, each) + handicap(state, each, state.turn) for each in range(state.seats)]
        return win_probability(lefts, seat)

    def horizon(self, state: State) -> int:
        assert isinstance(state, Tee)
        return state.turn

    def is_leaf(self, state: State, horizon: int) -> bool:
        assert isinstance(state, Tee)
        return state.phase == TURN and state.turn != horizon

    def turn_key(self, state: State) -> int:
        assert isinstance(state, Tee)
        return state.turn

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, Tee)
        return explanations.reason(state, a, language)
