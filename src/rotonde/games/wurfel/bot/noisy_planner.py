"""Noisy planner: plans a turn by exact odds, but throws out of habit now and then."""

from collections.abc import Mapping
from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel.actions import STOP
from rotonde.games.wurfel.bot.novice import collect
from rotonde.games.wurfel.bot.planner_bot import TurnPlanner
from rotonde.games.wurfel.bot.turn_plan import Evaluator
from rotonde.games.wurfel.phases import ROLL
from rotonde.games.wurfel.state import Wurfel

HABIT: Final = 5  # once in so many throws


class NoisyPlanner:
    """Errs like a person: knows when to stop, but keeps at times one colour where more are better."""

    def __init__(self, evaluators: Mapping[int, Evaluator]) -> None:
        self._planner = TurnPlanner(evaluators)

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        thought = self._planner.choose(perspective, chance)
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        if state.phase != ROLL or thought == STOP or chance.below(HABIT):
            return thought
        return collect(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return self._planner.explain(perspective, a, language)
