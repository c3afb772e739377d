"""Levels of Würfel Express, weakest first."""

from typing import Final

from rotonde.games.wurfel.bot.collector import Collector
from rotonde.games.wurfel.bot.evaluators import Advance
from rotonde.games.wurfel.bot.noisy_planner import NoisyPlanner
from rotonde.games.wurfel.bot.novice import Novice
from rotonde.games.wurfel.bot.planner_bot import TurnPlanner
from rotonde.games.wurfel.bot.turn_plan import Evaluator
from rotonde.games.wurfel.bot.win_probability import WinProbability, load_tables

# By number of seats.
WIN_CHANCES: Final[dict[int, Evaluator]] = {
    seats: WinProbability(table) for seats, table in load_tables().items()
}
ADVANCES: Final[dict[int, Evaluator]] = {seats: Advance() for seats in WIN_CHANCES}


def casual() -> Collector:
    """Throws like a novice, but sees every other time all that can be had, thefts included."""
    return Collector(dreams=True)


def regular() -> Collector:
    """Sees it every time, and is never hasty."""
    return Collector(dreams=False)


def strong() -> NoisyPlanner:
    """Thinks each turn through, but evaluates by cells gained and lost, and has habits."""
    return NoisyPlanner(ADVANCES)


def master() -> TurnPlanner:
    """Thinks each turn through and evaluates the position by its chances to win."""
    return TurnPlanner(WIN_CHANCES, says_chances=True)


LEVELS: Final = {"novice": Novice, "casual": casual, "regular": regular, "strong": strong, "master": master}
