"""Novice, who overlooks things and draws two cards whatever lies there, and a policy with oversights."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.express.bot import explanations, greedy, policy
from rotonde.games.express.phases import DRAW, LAY
from rotonde.games.express.state import ExpressState

OVERLOOKED: Final = 2  # once in so many chances, by a beginner
OVERSEEN: Final = ("add", "maintain", "play", "turntable", "out")  # what a beginner may not think of
ENDS: Final = ("discard", "pass")


class Novice:
    """Errs like a person: by not seeing, never by doing what makes no sense."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, ExpressState)
        legal = state.legal_actions()
        if state.phase == DRAW:
            return legal[0]
        if state.phase == LAY and not chance.below(OVERLOOKED):
            legal = noticed(legal)
        return greedy.choose(state, legal, chance)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return explanations.explained(perspective, a, language)


class NoisyPolicy:
    """Plays as the quick player does, and overlooks something once in so many chances."""

    def __init__(self, missed: int) -> None:
        self._missed = missed

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, ExpressState)
        if state.phase == LAY and not chance.below(self._missed):
            return greedy.lay(state, noticed(state.legal_actions()), chance)
        return policy.rollout_action(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return explanations.explained(perspective, a, language)


def noticed(legal: list[int]) -> list[int]:
    """Actions left where the best are overlooked; only where the turn can end without them."""
    if not any(greedy.KIND[a] in ENDS for a in legal):
        return legal
    return [a for a in legal if greedy.KIND[a] not in OVERSEEN]
