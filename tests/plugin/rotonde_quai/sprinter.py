"""A bot for a game that this package did not make: it takes what it can, and stops as soon as it can."""

from rotonde import Chance, Perspective


class Sprinter:
    """Prefers taking to stopping, stopping to throwing again, and everything to theft."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        space = perspective.imagine(chance).game.space
        order = {"take": 0, "stop": 1, "steal": 3}
        return min(perspective.legal_actions(), key=lambda a: (order.get(space.kind(a), 2), a))

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return "Ce qui est pris est pris." if language == "fr" else "What is taken is taken."
