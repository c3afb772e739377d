"""Entrants of the scale: a game's levels, and the anchors that levels are measured by."""

from importlib.util import find_spec

import rotonde
from rotonde.bots.levels import anchors, contender

RANDOM = "random"
ISMCTS = "ismcts"


class RandomBot:
    """Takes any legal action: the bottom of every scale."""

    def choose(self, perspective: rotonde.Perspective, chance: rotonde.Chance) -> int:
        legal = perspective.legal_actions()
        return legal[chance.below(len(legal))]

    def explain(self, perspective: rotonde.Perspective, a: int, language: str) -> str:
        return {"en": "Chance chose it.", "fr": "Le hasard l'a choisi."}[language]


def entrant(game: str, name: str, *, clocked: bool = False) -> rotonde.Bot:
    """A level's bot, or an anchor's; without a clock unless asked."""
    if name == RANDOM:
        return RandomBot()
    if name == ISMCTS:
        from bench.ratings.open_spiel_bot import Ismcts  # here, because OpenSpiel need not be installed

        return Ismcts(game)
    return contender(game, name, clocked=clocked)


def field(game: str) -> list[str]:
    """Everybody by name: anchors first, then levels, weakest first; OpenSpiel's search where it is there."""
    theirs = [ISMCTS] if find_spec("pyspiel") else []
    return [RANDOM, *theirs, *anchors(game), *rotonde.levels(game)]
