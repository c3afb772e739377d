# rotonde: interpreted
"""Names of the levels in both languages, for the terminal and the laboratory."""

from collections.abc import Mapping
from functools import cache

from rotonde.core.rules import load_table


@cache
def _table() -> Mapping[str, object]:
    return load_table("rotonde.bots", "level_names.toml")


def level_name(level: str, language: str) -> str:
    """The translated name; plug-in bots and levels of a plug-in game keep theirs."""
    named = _table().get(level)
    return str(named[language]) if isinstance(named, Mapping) else level


def translated_level(level: str, language: str) -> str:
    """The name to type, with what it means where that is another word."""
    name = level_name(level, language)
    return level if name == level else f"{level} ({name})"
