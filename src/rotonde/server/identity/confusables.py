"""UTS 39, Unicode's security mechanisms: skeletons of names, and the Highly Restrictive profile.

Data of Unicode 15.1 from confusable-homoglyphs, which has neither function. It lists each pair of
confusables.txt both ways; every character there has one prototype, and a prototype has none.
"""

import json
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from confusable_homoglyphs.categories import alias

_MARK: Final = "\u200e"  # stands around what is written from right to left in the data
_NONE: Final = frozenset({"COMMON", "INHERITED"})
_LATIN_WITH: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
# UAX 31, table 5: the scripts of languages that are written today.
_RECOMMENDED: Final = frozenset(
    {
        *(
            "ARABIC",
            "ARMENIAN",
            "BENGALI",
            "BOPOMOFO",
            "CYRILLIC",
            "DEVANAGARI",
            "ETHIOPIC",
            "GEORGIAN",
            "GREEK",
        ),
        *(
            "GUJARATI",
            "GURMUKHI",
            "HAN",
            "HANGUL",
            "HEBREW",
            "HIRAGANA",
            "KANNADA",
            "KATAKANA",
            "KHMER",
            "LAO",
        ),
        *(
            "LATIN",
            "MALAYALAM",
            "MYANMAR",
            "ORIYA",
            "SINHALA",
            "TAMIL",
            "TELUGU",
            "THAANA",
            "THAI",
            "TIBETAN",
        ),
    }
)


def skeleton(text: str) -> str:
    """The same for all texts that look the same (section 4)."""
    mapped = unicodedata.normalize("NFD", text).translate(_prototypes())
    return unicodedata.normalize("NFD", mapped)


def is_highly_restrictive(text: str) -> bool:
    """Whether letters are of one script that is in use, or of Latin with Chinese, Japanese or Korean (5.2).

    Spaces and signs are of no script.
    """
    scripts = frozenset(alias(c) for c in text if unicodedata.category(c)[0] in "LMN") - _NONE
    is_one = len(scripts) < 2 or any(scripts <= allowed for allowed in _LATIN_WITH)
    return is_one and scripts <= _RECOMMENDED


@cache
def _prototypes() -> Mapping[int, str]:
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_text("utf-8")
    pairs = {
        _bare(each): [_bare(other["c"]) for other in others] for each, others in json.loads(data).items()
    }
    found = {ord(c): target for c in pairs if len(c) == 1 and (target := _prototype(c, pairs)) != c}
    return {code: unicodedata.normalize("NFD", to).translate(found) for code, to in found.items()}


def _bare(text: str) -> str:
    return text.replace(_MARK, "")


def _prototype(c: str, pairs: Mapping[str, list[str]]) -> str:
    """Prototype of a character: of two that have only each other, the first."""
    others = pairs[c]
    if len(others) > 1:
        return c
    other = others[0]
    is_target = len(other) > 1 or len(pairs[other]) > 1
    return other if is_target else min(c, other)
