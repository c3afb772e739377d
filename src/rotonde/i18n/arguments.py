# rotonde: interpreted
"""Arguments of a sentence: numbers, lists and messages as a language writes them."""

from collections.abc import Sequence
from functools import cache
from typing import Final
from unicodedata import category

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime.types import FluentType, fluent_number

from rotonde.core.message import ENGLISH, Sayable

LARGEST: Final = 2**53  # a number beyond is a name: a seed
UNSEEN: Final = ("Cc", "Cs", "Zl", "Zp")  # Unicode's kinds of signs that are written out: controls, line ends


def argument(value: object, language: str) -> str | FluentType:
    """A value as Fluent takes it: numbers stay numbers, so that a sentence may ask for their plural."""
    if isinstance(value, FluentType):
        return value
    if isinstance(value, Sayable):
        return value.text(language)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float) and abs(value) < LARGEST:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, list | tuple):
        return listed([str(argument(each, language)) for each in value], language)
    return printable(str(value))


def listed(items: Sequence[str], language: str) -> str:
    """Several texts in one: “A, B and C”."""
    return format_list(items, locale=locale_of(language))


def printable(text: str) -> str:
    """A text without controls, so that none moves the cursor of a terminal."""
    return "".join(repr(each)[1:-1] if category(each) in UNSEEN else each for each in text)


@cache
def locale_of(language: str) -> Locale:
    """Rules of a language; English ones where nobody wrote them down."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale(ENGLISH)
