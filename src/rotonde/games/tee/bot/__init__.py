"""The levels of Trans Europe Express, weakest first."""

from typing import Final

from rotonde.core.claims import Claim
from rotonde.core.guide import Recipe
from rotonde.games.tee.bot.day_tripper import DayTripper
from rotonde.games.tee.bot.guide import TeeGuide
from rotonde.games.tee.bot.novice import Newcomer
from rotonde.games.tee.bot.traveller import Traveller

WRONG_TRAIN: Final = 5  # one departure in so many


def novice() -> Newcomer:
    """Starts anywhere, counts the stations to whatever capital is nearest, takes a wrong train at times."""
    return Newcomer(WRONG_TRAIN)


def casual() -> Newcomer:
    """The same, wide awake."""
    return Newcomer(0)


def regular() -> DayTripper:
    """Starts anywhere and goes to whatever capital is nearest, but counts the turns, not the stations."""
    return DayTripper()


def strong() -> Traveller:
    """Plans the whole tour in turns, start included, and minds nobody else."""
    return Traveller(hinders=False)


def master() -> Traveller:
    """Plans the whole tour and uses tokens and cards against the leader."""
    return Traveller(hinders=True)


LEVELS: Final = {"novice": novice, "casual": casual, "regular": regular, "strong": strong, "master": master}
# By what choices are weighed when a game is looked at again.
APPRAISER: Final = Recipe(TeeGuide(), iterations=90, seconds=0.5)
CLAIMS: Final = (
    Claim(2, "master", "novice", 0.8),
    Claim(2, "casual", "novice", 0.55),
    Claim(2, "regular", "casual", 0.55),
    Claim(2, "strong", "regular", 0.55),
    Claim(2, "master", "strong", 0.55),
    Claim(3, "master", "novice", 0.5),
    Claim(4, "master", "novice", 0.375),
    Claim(5, "master", "novice", 0.3),
)
