"""Levels of Express, weakest first; the greedy player is what they are measured by."""

from functools import partial
from typing import Final

from rotonde.core.heuristics import SearchSettings
from rotonde.games.express.bot.greedy import Greedy
from rotonde.games.express.bot.heuristics import ExpressHeuristics
from rotonde.games.express.bot.novice import NoisyPolicy, Novice

NEAR: Final = ExpressHeuristics(1)
FAR: Final = ExpressHeuristics(3)

LEVELS: Final = {
    "novice": Novice,
    "casual": partial(NoisyPolicy, 2),
    "regular": partial(NoisyPolicy, 3),
    "strong": SearchSettings(NEAR, iterations=8, exploration=0.3, seconds=0.35),
    "master": SearchSettings(FAR, iterations=1500, seconds=0.6, turn_seconds=2.8, paired=True),
}
ANCHORS: Final = {"greedy": Greedy}
