# rotonde: interpreted
"""Translations: one text in every language, by the language's code."""

from collections.abc import Mapping

from rotonde.core.message import ENGLISH

Translations = Mapping[str, str]  # English always among them


def text_in(texts: Translations, language: str) -> str:
    """The text in that language, the English one where there is none."""
    return texts.get(language) or texts[ENGLISH]
