"""The levels of Würfel Express, weakest first."""

from typing import Final

from rotonde.games.wurfel.bot.aims import Advance
from rotonde.games.wurfel.bot.collector import Collector
from rotonde.games.wurfel.bot.habit import Habitual
from rotonde.games.wurfel.bot.novice import Novice
from rotonde.games.wurfel.bot.plan import Judge
from rotonde.games.wurfel.bot.thinker import Thinker
from rotonde.games.wurfel.bot.worth import Worth, load_tables

# By number of seats.
WORTHS: Final[dict[int, Judge]] = {seats: Worth(table) for seats, table in load_tables().items()}
ADVANCES: Final[dict[int, Judge]] = {seats: Advance() for seats in WORTHS}


def casual() -> Collector:
    """Throws like a novice, but sees every other time all that can be had, thefts included."""
    return Collector(dreams=True)


def regular() -> Collector:
    """Sees it every time, and is never hasty."""
    return Collector(dreams=False)


def strong() -> Habitual:
    """Thinks each turn through, but judges by cells gained and lost, and has habits."""
    return Habitual(ADVANCES)


def master() -> Thinker:
    """Thinks each turn through and judges the position by its chances to win."""
    return Thinker(WORTHS, says_chances=True)


LEVELS: Final = {"novice": Novice, "casual": casual, "regular": regular, "strong": strong, "master": master}
