"""One who thinks a turn through, but throws out of habit now and then."""

from collections.abc import Mapping
from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel.actions import STOP
from rotonde.games.wurfel.bot.novice import collect
from rotonde.games.wurfel.bot.plan import Judge
from rotonde.games.wurfel.bot.thinker import Thinker
from rotonde.games.wurfel.phases import ROLL
from rotonde.games.wurfel.state import Wurfel

HABIT: Final = 5  # once in so many throws


class Habitual:
    """Errs like a person: knows when to stop, but keeps at times one colour where more are better."""

    def __init__(self, judges: Mapping[int, Judge]) -> None:
        self._thinker = Thinker(judges)

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        thought = self._thinker.choose(perspective, chance)
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        if state.phase != ROLL or thought == STOP or chance.below(HABIT):
            return thought
        return collect(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return self._thinker.explain(perspective, a, language)
