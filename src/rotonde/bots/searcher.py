"""Plain search for games that bring no bots of their own: many imagined games, the better tries favoured."""

from math import log, sqrt
from typing import Final

from rotonde.bots.playouts import play_out, promise
from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective

IMAGINING: Final = 10  # what setting up an imagined game costs, in actions
CURIOSITY: Final = 0.7  # how much a choice that was tried little is favoured

SAYINGS: Final = {
    "en": "Of {tries} games imagined from here, {share} % went well.",
    "fr": "Sur {tries} parties imaginées à partir de là, {share} % ont bien tourné.",
}
UNTRIED: Final = {
    "en": "There was no time to imagine where this leads.",
    "fr": "Le temps a manqué pour imaginer où cela mène.",
}


class Searcher:
    """Spends a budget of imagined actions on the choices at hand (UCB1 at the root, then at random)."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._tries: list[int] = []
        self._promises: list[float] = []

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        self._search(perspective, legal, chance)
        best = 0
        for i in range(1, len(legal)):
            if self._share(i) > self._share(best):
                best = i
        return legal[best]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        legal = perspective.legal_actions()
        self._search(perspective, legal, Chance(perspective.step))
        i = legal.index(a)
        if not self._tries[i]:
            return UNTRIED[language]
        return SAYINGS[language].format(tries=self._tries[i], share=round(100 * self._share(i)))

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        self._search(perspective, actions, chance)
        return [self._share(i) for i in range(len(actions))]

    def _search(self, perspective: Perspective, legal: list[int], chance: Chance) -> None:
        self._tries = [0] * len(legal)
        self._promises = [0.0] * len(legal)
        left = self._budget
        total = 0
        while left > 0:
            i = self._next(total)
            world = perspective.imagine(chance)
            world.apply(legal[i])
            left -= IMAGINING + play_out(world, chance)
            self._tries[i] += 1
            self._promises[i] += promise(world, perspective.seat)
            total += 1

    def _next(self, total: int) -> int:
        """The choice to try next: each once, then those that promise much or were tried little."""
        best = 0
        highest = -1.0
        for i, tries in enumerate(self._tries):
            if not tries:
                return i
            bound = self._share(i) + CURIOSITY * sqrt(log(total) / tries)
            if bound > highest:
                best = i
                highest = bound
        return best

    def _share(self, i: int) -> float:
        return self._promises[i] / self._tries[i] if self._tries[i] else 0.0


def novice() -> Searcher:
    return Searcher(300)


def regular() -> Searcher:
    return Searcher(3_000)


def master() -> Searcher:
    return Searcher(20_000)


LEVELS: Final = {"novice": novice, "regular": regular, "master": master}
