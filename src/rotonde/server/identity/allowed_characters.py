"""Characters that a name may have: letters of languages with their accents, digits, punctuation, spaces.

UTS 39 lists the characters that are allowed (Identifier_Status); confusable-homoglyphs lacks that list. The
rules here are made from categories, names and decompositions of characters, and are a little wider.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import alias

# Phonetic and medieval letters: Phonetic Extensions with supplement, Latin Extended-C, -D, -E, -F and -G.
_TECHNICAL: Final = (
    range(0x1D00, 0x1DC0),
    range(0x2C60, 0x2C80),
    range(0xA700, 0xA800),
    range(0xAB30, 0xAB70),
    range(0x10780, 0x107C0),
    range(0x1DF00, 0x1E000),
)
_IPA: Final = range(0x0250, 0x02B0)
_MODIFIERS: Final = range(0x02B0, 0x0300)
_APOSTROPHES: Final = "ʻʼ"  # the modifiers that names have: Hawaiian, Ukrainian


def has_only_usual(name: str) -> bool:
    """Whether a sanitized name has only allowed characters."""
    base = " "
    for c in name:
        if unicodedata.category(c)[0] != "M":
            base = c
            if not _is_usual(c):
                return False
        elif not _is_mark_of(c, base):
            return False
    return True


def _is_usual(c: str) -> bool:
    category = unicodedata.category(c)
    return _is_usual_letter(c) if category[0] == "L" else category[0] in "PZ" or category in ("Nd", "Nl")


def _is_usual_letter(c: str) -> bool:
    """A letter of an alphabet: no small capital, no superscript; of IPA only one with an old capital (ɛ)."""
    code = ord(c)
    if code in _IPA:
        return ord(c.upper()) < _IPA.start and "SMALL CAPITAL" not in unicodedata.name(c)
    if code in _MODIFIERS:
        return c in _APOSTROPHES
    is_raised = unicodedata.decomposition(c).startswith(("<super>", "<sub>"))
    return not is_raised and not any(code in block for block in _TECHNICAL)


def _is_mark_of(mark: str, base: str) -> bool:
    """Whether a mark is of the script of the letter below it, or an accent of that script.

    Enclosing marks, overlays and variation selectors are neither.
    """
    if unicodedata.category(base)[0] != "L" or unicodedata.category(mark) == "Me":
        return False
    script = alias(base)
    is_own = alias(mark) == script or unicodedata.name(mark, "").startswith(f"{script} ")
    return is_own or mark in _accents().get(script, ())


@cache
def _accents() -> Mapping[str, frozenset[str]]:
    """Marks of which Unicode composes letters, by script."""
    found: dict[str, set[str]] = {}
    for c in map(chr, range(0xC0, 0x3100)):
        parts = unicodedata.normalize("NFD", c)
        if len(parts) > 1 and unicodedata.category(c)[0] == "L":
            found.setdefault(alias(parts[0]), set()).update(parts[1:])
    return {script: frozenset(marks) for script, marks in found.items()}
