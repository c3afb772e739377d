"""The bots, as far as they are there yet."""

import rotonde


def levels(game: str) -> list[str]:
    found = getattr(rotonde, "levels", None)
    return list(found(game)) if found else ["novice"]


class First:
    def choose(self, perspective: rotonde.Perspective, chance: rotonde.Chance) -> int:
        legal = perspective.legal_actions()
        return legal[chance.below(len(legal))]


def bot(game: str, level: str) -> First:
    found = getattr(rotonde, "bot", None)
    return found(game, level) if found else First()
