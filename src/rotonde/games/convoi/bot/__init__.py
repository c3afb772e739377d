"""The levels of Convoi Express, weakest first."""

from math import inf
from typing import Final

from rotonde.core.guide import Recipe
from rotonde.games.convoi.bot.guide import ConvoiGuide
from rotonde.games.convoi.bot.partner import ATLASES, Partner
from rotonde.games.convoi.bot.taste import Taste, hasty

WHIM: Final = 5
HEED: Final = 0.15  # what a regular makes of the next instruction card, where it should count in full
FEW: Final = 4  # cards in hand with which a strong player does not stop to think


def novice() -> Partner:
    """Sees each train's way, not what the next card may do, and is absent-minded now and then."""
    return Partner(hasty(), WHIM)


def casual() -> Partner:
    """The same, wide awake."""
    return Partner(hasty())


def easygoing() -> Taste:
    """Sees what every card that may come would do to every train, but makes too little of it."""
    taste = Taste()
    taste.coming = HEED
    return taste


def regular() -> Partner:
    """Does what looks best, and takes the next instruction card too lightly."""
    return Partner(easygoing())


# Tries what a good hand of cards could do; all else it decides by eye, as a regular would.
NEAR: Final = ConvoiGuide(ATLASES, Taste(), plans=6, later=0, eye=easygoing(), few=FEW)
FAR: Final = ConvoiGuide(ATLASES, Taste(), plans=30, later=2, quick=True)

LEVELS: Final = {
    "novice": novice,
    "casual": casual,
    "regular": regular,
    "strong": Recipe(NEAR, iterations=12, seconds=0.4, beside=True),
    "master": Recipe(
        FAR, iterations=110, chapter_iterations=480, seconds=0.95, chapter_seconds=2.9, beside=True
    ),
}
# What the same trials attain with five times the worlds and no clock: no level, but a measure of master.
ANCHORS: Final = {"patient": Recipe(FAR, iterations=400, seconds=inf, chapter_seconds=inf, beside=True)}

# Tables at which all win or lose together; `make ratings` states how often.
TOGETHER: Final[dict[str, dict[str, object]]] = {
    "Central Europe, easiest": {"removed": 0, "tokens": 10, "extraGreen": True},
    "Central Europe": {},
    "Central Europe, hard": {"removed": 4},
    "North America, easiest": {"board": "north-america", "removed": 0, "tokens": 10, "extraGreen": True},
    "North America": {"board": "north-america"},
    "North America, hard": {"board": "north-america", "removed": 4},
}
