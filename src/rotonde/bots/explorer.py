"""A bot made from a recipe: the general search with a game's eyes."""

from typing import Final

from rotonde.bots.search import NOT_TRIED, Search
from rotonde.bots.trials import Trials
from rotonde.core.chance import Chance
from rotonde.core.guide import Recipe
from rotonde.core.perspective import Perspective
from rotonde.core.state import Json

SAYINGS: Final = {
    "en": "{reason} I see about {share} % to win.",
    "fr": "{reason} Je vois environ {share} % de chances de gagner.",
}


class Explorer:
    """Chooses what imagined games speak for; where there is but one candidate it does not think.

    A line of several actions is thought about once: while the seat sees what the line leads to, it goes on.
    """

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._rest: list[int] = []  # of the line being carried out
        self._expected: Json = {}  # what the seat sees when it goes on

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        if self._rest and perspective.view() == self._expected:
            return self._begin(self._rest, perspective, chance)
        candidates = self._recipe.guide.candidates(perspective.imagine(chance))
        if len(candidates) == 1:
            return candidates[0]
        line = self._searched(perspective, chance).best_line(candidates)
        return self._begin(line, perspective, chance)

    def _begin(self, line: list[int], perspective: Perspective, chance: Chance) -> int:
        """The first action of a line; what follows is remembered with what is to be seen then."""
        self._rest = line[1:]
        if self._rest:
            world = perspective.imagine(chance)
            world.apply(line[0])
            self._expected = world.view(perspective.seat)
        return line[0]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        chance = Chance(perspective.step)
        reason = self._recipe.guide.reason(perspective.imagine(chance), a, language)
        share = self._searched(perspective, chance).promise(a)
        if share == NOT_TRIED:
            return reason
        return SAYINGS[language].format(reason=reason, share=round(100 * share))

    def _searched(self, perspective: Perspective, chance: Chance) -> Search | Trials:
        if self._recipe.beside:
            trials = Trials(self._recipe, perspective)
            trials.run(chance)
            return trials
        search = Search(self._recipe, perspective)
        search.run(chance)
        return search
