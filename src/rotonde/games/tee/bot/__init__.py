"""The levels of Trans Europe Express, weakest first."""

from typing import Final

from rotonde.core.claims import Claim
from rotonde.core.guide import Recipe
from rotonde.games.tee.bot.day_tripper import DayTripper
from rotonde.games.tee.bot.guide import TeeGuide
from rotonde.games.tee.bot.novice import Newcomer
from rotonde.games.tee.bot.racer import Racer
from rotonde.games.tee.bot.traveller import Traveller

# One departure, and one choice, in so many.
WRONG_TRAIN: Final = 5
REGULARS_HASTE: Final = 5
STRONG_ONES_HASTE: Final = 20


def novice() -> Newcomer:
    """Starts anywhere, counts the stations to whatever capital is nearest, takes a wrong train at times."""
    return Newcomer(WRONG_TRAIN)


def casual() -> Newcomer:
    """The same, wide awake."""
    return Newcomer(0)


def regular() -> DayTripper:
    """Starts anywhere, goes to whatever capital is nearest, and counts turns; stations only when in haste."""
    return DayTripper(REGULARS_HASTE)


def strong() -> Traveller:
    """Starts beside two capitals and plans the whole tour in turns, unless in haste; minds nobody else."""
    return Traveller(STRONG_ONES_HASTE)


def master() -> Racer:
    """Plans the whole tour, start included, and uses tokens and cards for the best chance to be first."""
    return Racer()


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
