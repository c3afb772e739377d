"""A bot made from a recipe: the general search with a game's eyes."""

from typing import Final

from rotonde.bots.search import Search
from rotonde.core.chance import Chance
from rotonde.core.guide import Recipe
from rotonde.core.perspective import Perspective

SAYINGS: Final = {
    "en": "{reason} I see about {share} % to win.",
    "fr": "{reason} Je vois environ {share} % de chances de gagner.",
}


class Explorer:
    """Chooses what imagined games speak for; where there is but one candidate it does not think."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        candidates = self._recipe.guide.candidates(perspective.imagine(chance))
        if len(candidates) == 1:
            return candidates[0]
        search = Search(self._recipe, perspective)
        search.run(chance)
        return search.best(candidates)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        chance = Chance(perspective.step)
        reason = self._recipe.guide.reason(perspective.imagine(chance), a, language)
        search = Search(self._recipe, perspective)
        search.run(chance)
        tried = search.root.children.get(a)
        if tried is None:
            return reason
        return SAYINGS[language].format(reason=reason, share=round(100 * tried.mean()))
