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

# Tables at which all win or lose together; `make ratings` states how often.
TOGETHER: Final[dict[str, dict[str, object]]] = {
    "Central Europe, easiest": {"removed": 0, "tokens": 10, "extraGreen": True},
    "Central Europe": {},
    "Central Europe, hard": {"removed": 4},
    "North America, easiest": {"board": "north-america", "removed": 0, "tokens": 10, "extraGreen": True},
    "North America": {"board": "north-america"},
    "North America, hard": {"board": "north-america", "removed": 4},
}
