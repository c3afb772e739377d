# rotonde: interpreted
"""Names of the levels in every language, for the terminal and the laboratory."""

from typing import Final

from rotonde.bots.random_bot import RANDOM
from rotonde.core.message import Message

NAMED: Final = ("novice", "casual", "regular", "strong", "master", RANDOM)


def level_name(level: str, language: str) -> str:
    """The translated name; plug-in bots and levels of a plug-in game keep theirs."""
    return Message(f"level-{level}").text(language) if level in NAMED else level


def translated_level(level: str, language: str) -> str:
    """The name to type, with what it means where that is another word."""
    name = level_name(level, language)
    return level if name == level else f"{level} ({name})"
