"""The levels of Würfel Express, weakest first."""

from typing import Final

from rotonde.games.wurfel.bot.aims import Advance
from rotonde.games.wurfel.bot.casual import Casual
from rotonde.games.wurfel.bot.novice import Novice
from rotonde.games.wurfel.bot.plan import Judge
from rotonde.games.wurfel.bot.thinker import Thinker
from rotonde.games.wurfel.bot.worth import Worth, load_tables, without_rivals

# By number of seats.
TABLES: Final = load_tables()
WORTHS: Final[dict[int, Judge]] = {seats: Worth(table) for seats, table in TABLES.items()}
PLAIN_WORTHS: Final[dict[int, Judge]] = {
    seats: Worth(without_rivals(table)) for seats, table in TABLES.items()
}
ADVANCES: Final[dict[int, Judge]] = {seats: Advance() for seats in WORTHS}


def regular() -> Thinker:
    """Thinks each turn through, but judges it by the cells gained and lost alone."""
    return Thinker(ADVANCES)


def strong() -> Thinker:
    """The same by chances to win, but sees only how far everyone is and with how many strips."""
    return Thinker(PLAIN_WORTHS)


def master() -> Thinker:
    """Thinks each turn through and judges the position by its chances to win."""
    return Thinker(WORTHS, says_chances=True)


LEVELS: Final = {"novice": Novice, "casual": Casual, "regular": regular, "strong": strong, "master": master}
