"""Levels of Trans Europe Express, weakest first."""

from typing import Final

from rotonde.core.heuristics import SearchSettings
from rotonde.games.tee.bot.heuristics import TeeHeuristics
from rotonde.games.tee.bot.nearest_first import NearestFirst
from rotonde.games.tee.bot.novice import Novice
from rotonde.games.tee.bot.race_planner import RacePlanner
from rotonde.games.tee.bot.tour_planner import TourPlanner

# One departure, and one choice, in so many.
WRONG_TRAIN: Final = 5
REGULARS_HASTE: Final = 5
STRONG_ONES_HASTE: Final = 20


def novice() -> Novice:
    """Starts anywhere, counts the stations to whatever capital is nearest, takes a wrong train at times."""
    return Novice(WRONG_TRAIN)


def casual() -> Novice:
    """The same, wide awake."""
    return Novice(0)


def regular() -> NearestFirst:
    """Starts anywhere, goes to whatever capital is nearest, and counts turns; stations only when in haste."""
    return NearestFirst(REGULARS_HASTE)


def strong() -> TourPlanner:
    """Starts beside two capitals and plans the whole tour in turns, unless in haste; minds nobody else."""
    return TourPlanner(STRONG_ONES_HASTE)


def master() -> RacePlanner:
    """Plans the whole tour, start included, and uses tokens and cards for the best chance to be first."""
    return RacePlanner()


LEVELS: Final = {"novice": novice, "casual": casual, "regular": regular, "strong": strong, "master": master}
# By what choices are weighed when a game is looked at again.
APPRAISER: Final = SearchSettings(TeeHeuristics(), iterations=90, seconds=0.5)
