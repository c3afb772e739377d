"""Collector: keeps the colour that shows most, like a novice, but sees what can be had, thefts included."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel.bot.evaluators import Advance
from rotonde.games.wurfel.bot.explanations import reason
from rotonde.games.wurfel.bot.novice import choose, collect
from rotonde.games.wurfel.bot.planner_bot import best, values
from rotonde.games.wurfel.phases import ROLL
from rotonde.games.wurfel.state import Wurfel


class Collector:
    """Takes and gives up by the cells it gains; a dreamer is a beginner every other time, and as hasty."""

    def __init__(self, *, dreams: bool) -> None:
        self._dreams = dreams

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        if self._dreams and (state.phase == ROLL or chance.below(2)):
            return choose(state, chance)
        if state.phase == ROLL:
            return collect(state)
        return best(values(state, Advance()))

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Wurfel)
        return reason(state, a, language)
