"""Messages of the terminal in one language, from this folder's .toml files."""

import os
from collections.abc import Mapping
from functools import cache

from rotonde.core.rules import LANGUAGES, load_table

FILES = ("messages.toml", "admin.toml", "lab.toml")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where it asks for none of ours."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else "en"


@cache
def _table() -> dict[str, object]:
    return {each: texts for file in FILES for each, texts in load_table("rotonde.terminal", file).items()}


class Messages:
    """Messages in one language: calling it with a message's name and data gives the sentence."""

    def __init__(self, language: str = "") -> None:
        self.language = language or language_of(os.environ)

    def __call__(self, name: str, /, **data: object) -> str:
        texts = _table()[name]
        assert isinstance(texts, Mapping), name
        return str(texts[self.language]).format(**data)
