# rotonde: interpreted
"""Translations: one text in every language, by the language's code."""

from collections.abc import Mapping

from rotonde.core.message import ENGLISH
from rotonde.core.rules import LANGUAGES

Translations = Mapping[str, str]  # "en" and "fr"


def text_in(texts: Translations, language: str) -> str:
    """The text in that language, the English one where there is none."""
    return texts.get(language) or texts[ENGLISH]


def game_language(language: str) -> str:
    """The language in which games answer somebody who reads that one: games have two so far."""
    return language if language in LANGUAGES else ENGLISH
