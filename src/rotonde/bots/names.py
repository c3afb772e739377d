# rotonde: interpreted
"""What people call the levels, in one place for the terminal and the laboratory."""

from collections.abc import Mapping
from functools import cache

from rotonde.core.rules import load_table


@cache
def _table() -> Mapping[str, object]:
    return load_table("rotonde.bots", "names.toml")


def level_name(level: str, language: str) -> str:
    """In people's words; bots from outside and levels of a plug-in's own keep theirs."""
    named = _table().get(level)
    return str(named[language]) if isinstance(named, Mapping) else level


def typed_and_said(level: str, language: str) -> str:
    """The name to type, with what it means where that is another word."""
    said = level_name(level, language)
    return level if said == level else f"{level} ({said})"
