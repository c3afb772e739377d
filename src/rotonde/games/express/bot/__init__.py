"""The levels of Express, weakest first; the greedy player is what they are measured by."""

from functools import partial
from typing import Final

from rotonde.core.claims import Claim
from rotonde.core.guide import Recipe
from rotonde.games.express.bot.greedy import Greedy
from rotonde.games.express.bot.guide import ExpressGuide
from rotonde.games.express.bot.novice import Knowing, Novice

NEAR: Final = ExpressGuide(1)
FAR: Final = ExpressGuide(3)

LEVELS: Final = {
    "novice": Novice,
    "casual": partial(Knowing, 2),
    "regular": partial(Knowing, 3),
    "strong": Recipe(NEAR, iterations=8, curiosity=0.3, seconds=0.35),
    "master": Recipe(FAR, iterations=1500, seconds=0.6, chapter_seconds=2.8, beside=True),
}
ANCHORS: Final = {"greedy": Greedy}
CLAIMS: Final = (
    Claim(2, "master", "novice", 0.9),
    Claim(2, "master", "greedy", 0.7),
    Claim(2, "casual", "novice", 0.55),
    Claim(2, "regular", "casual", 0.55),
    Claim(2, "strong", "regular", 0.55),
    Claim(2, "master", "strong", 0.55),
    Claim(3, "master", "novice", 0.5),
    Claim(4, "master", "novice", 0.75, allies=(2,)),
    Claim(5, "master", "novice", 0.3),
    Claim(6, "master", "novice", 0.75, allies=(2, 4)),
)
