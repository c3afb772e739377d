"""The levels of Convoi Express, weakest first."""

from typing import Final

from rotonde.games.convoi.bot.partner import Partner
from rotonde.games.convoi.bot.taste import Taste, hasty

WHIM: Final = 5


def novice() -> Partner:
    """Sees each train's way, not what the next card may do, and is absent-minded now and then."""
    return Partner(hasty(), WHIM)


def regular() -> Partner:
    """The same, wide awake."""
    return Partner(hasty())


def master() -> Partner:
    """Weighs what every card that may come would do to every train."""
    return Partner(Taste())


LEVELS: Final = {"novice": novice, "regular": regular, "master": master}
