"""Flat bandit (UCB1) over the legal actions, for games that bring no heuristics of their own."""

from math import log, sqrt
from typing import Final

from rotonde.bots.random_rollout import outcome, rollout
from rotonde.core.chance import Chance
from rotonde.core.message import Message
from rotonde.core.perspective import Perspective

IMAGINING: Final = 10  # cost of setting up a rollout, in actions
EXPLORATION: Final = 0.7  # how much a choice that was tried little is favoured


class FlatBandit:
    """UCB1 over the legal actions, each tried by random rollouts, within a budget of imagined actions."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._tries: list[int] = []
        self._totals: list[float] = []

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
            return Message("bot-untried").text(language)
        share = round(100 * self._share(i))
        return Message("bot-imagined", tries=self._tries[i], share=share).text(language)

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        self._search(perspective, actions, chance)
        return [self._share(i) for i in range(len(actions))]

    def _search(self, perspective: Perspective, legal: list[int], chance: Chance) -> None:
        self._tries = [0] * len(legal)
        self._totals = [0.0] * len(legal)
        left = self._budget
        total = 0
        while left > 0:
            i = self._next(total)
            world = perspective.imagine(chance)
            world.apply(legal[i])
            left -= IMAGINING + rollout(world, chance)
            self._tries[i] += 1
            self._totals[i] += outcome(world, perspective.seat)
            total += 1

    def _next(self, total: int) -> int:
        """The choice to try next: each once, then the highest upper confidence bound."""
        best = 0
        highest = -1.0
        for i, tries in enumerate(self._tries):
            if not tries:
                return i
            bound = self._share(i) + EXPLORATION * sqrt(log(total) / tries)
            if bound > highest:
                best = i
                highest = bound
        return best

    def _share(self, i: int) -> float:
        return self._totals[i] / self._tries[i] if self._tries[i] else 0.0


def novice() -> FlatBandit:
    return FlatBandit(300)


def regular() -> FlatBandit:
    return FlatBandit(3_000)


def master() -> FlatBandit:
    return FlatBandit(20_000)


LEVELS: Final = {"novice": novice, "regular": regular, "master": master}
