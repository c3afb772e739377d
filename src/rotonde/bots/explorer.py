"""A bot made from a recipe: the general search with a game's eyes."""

from time import process_time
from typing import Final

from rotonde.bots.search import NOT_TRIED, Search
from rotonde.bots.trials import Trials
from rotonde.core.chance import Chance
from rotonde.core.guide import Recipe
from rotonde.core.perspective import Perspective
from rotonde.core.state import Json, State

SAYINGS: Final = {
    "en": "{reason} I see about {share} % to win.",
    "fr": "{reason} Je vois environ {share} % de chances de gagner.",
}
SHARES: Final = 4  # a decision takes no more than one part in so many of what its chapter has left
FEWEST: Final = 8  # imagined games for a decision, however many its chapter has had


class Explorer:
    """Chooses what imagined games speak for; where there is but one candidate it does not think.

    A line of several actions is thought about once: while the seat sees what the line leads to, it goes on.
    """

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._rest: list[int] = []  # of the line being carried out
        self._expected: Json = {}  # what the seat sees when it goes on
        self._chapter = -1
        self._spent = 0.0  # seconds in that chapter
        self._tried = 0  # games imagined in it

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        if self._rest and perspective.view() == self._expected:
            return self._begin(self._rest, perspective, chance)
        begun = process_time()
        world = perspective.imagine(chance)
        think = self._best_tried if self._recipe.beside else self._best_searched
        line = think(world, perspective, chance)
        self._spent += process_time() - begun
        return self._begin(line, perspective, chance)

    def _best_tried(self, world: State, perspective: Perspective, chance: Chance) -> list[int]:
        trials = Trials(self._recipe, perspective, world)
        if len(trials.lines) > 1:
            trials.run(chance, self._patience(world), self._attention())
        self._tried += trials.tried
        return trials.lines[0].actions

    def _best_searched(self, world: State, perspective: Perspective, chance: Chance) -> list[int]:
        candidates = self._recipe.guide.candidates(world)
        if len(candidates) == 1:
            return candidates
        search = Search(self._recipe, perspective)
        search.run(chance, self._patience(world), self._attention())
        self._tried += search.tried
        return [search.best(candidates)]

    def _patience(self, world: State) -> float:
        """Seconds for this decision: never more than a good part of what the chapter still has."""
        chapter = self._recipe.guide.chapter(world)
        if chapter != self._chapter:
            self._chapter = chapter
            self._spent = 0.0
            self._tried = 0
        left = self._recipe.chapter_seconds - self._spent
        return max(0.0, min(self._recipe.seconds, left / SHARES))

    def _attention(self) -> int:
        """Imagined games for this decision, by the same measure; the chapter is known by now."""
        left = self._recipe.chapter_iterations - self._tried
        return min(self._recipe.iterations, max(FEWEST, left // SHARES))

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
        share = self._promise(perspective, chance, a)
        if share == NOT_TRIED:
            return reason
        return SAYINGS[language].format(reason=reason, share=round(100 * share))

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        lines = [[a] for a in actions]
        trials = Trials(self._recipe, perspective, perspective.imagine(chance), lines)
        return trials.weigh(chance, self._recipe.seconds)

    def _promise(self, perspective: Perspective, chance: Chance, a: int) -> float:
        if self._recipe.beside:
            trials = Trials(self._recipe, perspective, perspective.imagine(chance))
            trials.run(chance, self._recipe.seconds, self._recipe.iterations)
            return trials.promise(a)
        search = Search(self._recipe, perspective)
        search.run(chance, self._recipe.seconds, self._recipe.iterations)
        return search.promise(a)
