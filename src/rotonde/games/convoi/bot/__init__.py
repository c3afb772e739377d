"""Levels of Convoi Express, weakest first."""

from math import inf
from typing import Final

from rotonde.core.heuristics import SearchSettings
from rotonde.games.convoi.bot.heuristics import ConvoiHeuristics
from rotonde.games.convoi.bot.planner_bot import ROUTE_CACHES, PlannerBot
from rotonde.games.convoi.bot.weights import Weights, hasty

WHIM: Final = 5
HEED: Final = 0.15  # what a regular makes of the next instruction card, where it should count in full
FEW: Final = 4  # cards in hand with which a strong player does not stop to think


def novice() -> PlannerBot:
    """Sees each train's route, not what the next card may do, and is absent-minded now and then."""
    return PlannerBot(hasty(), WHIM)


def casual() -> PlannerBot:
    """The same, wide awake."""
    return PlannerBot(hasty())


def easygoing() -> Weights:
    """Sees what every card that may come would do to every train, but makes too little of it."""
    weights = Weights()
    weights.coming = HEED
    return weights


def regular() -> PlannerBot:
    """Does what looks best, and takes the next instruction card too lightly."""
    return PlannerBot(easygoing())


# Tries what a good hand of cards could do; all else it decides by eye, as a regular would.
NEAR: Final = ConvoiHeuristics(ROUTE_CACHES, Weights(), plans=6, later=0, eye=easygoing(), few=FEW)
FAR: Final = ConvoiHeuristics(ROUTE_CACHES, Weights(), plans=30, later=2, quick=True)

LEVELS: Final = {
    "novice": novice,
    "casual": casual,
    "regular": regular,
    "strong": SearchSettings(NEAR, iterations=12, seconds=0.4, paired=True),
    "master": SearchSettings(
        FAR, iterations=110, turn_iterations=480, seconds=0.95, turn_seconds=2.9, paired=True
    ),
}
# What the same rollouts attain with five times the worlds and no clock: no level, but a measure of master.
ANCHORS: Final = {"patient": SearchSettings(FAR, iterations=400, seconds=inf, turn_seconds=inf, paired=True)}

# Tables at which all win or lose together; `make ratings` states how often.
TOGETHER: Final[dict[str, dict[str, object]]] = {
    "Central Europe, easiest": {"removed": 0, "tokens": 10, "extraGreen": True},
    "Central Europe": {},
    "Central Europe, hard": {"removed": 4},
    "North America, easiest": {"board": "north-america", "removed": 0, "tokens": 10, "extraGreen": True},
    "North America": {"board": "north-america"},
    "North America, hard": {"board": "north-america", "removed": 4},
}
