# rotonde: interpreted
"""Translations: one text in every language, by the language's code."""

from collections.abc import Mapping

Translations = Mapping[str, str]  # "en" and "fr"
