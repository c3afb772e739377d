# rotonde: interpreted
"""Random bot, which every game has: any legal action, each as likely as the next."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective

RANDOM = "random"  # its name, beside the levels'


class RandomBot:
    """Chooses uniformly and gives no reasons."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        legal = perspective.legal_actions()
        return legal[chance.below(len(legal))]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return ""
