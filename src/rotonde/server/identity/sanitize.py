"""Sanitized text: typed text on one line, without invisible characters.

Controls, zero-width characters and those that turn the direction of reading are not printable for Python.
Some signs are printable and show nothing, so that a name could be empty or the same as another.
"""

import unicodedata
from typing import Final

BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")  # fillers and joiners
MARKS: Final = 3  # above and below one letter; more are a tower that covers other people's lines


def clean(text: str | None) -> str:
    """The text with single spaces, each letter in its usual form."""
    shown = "".join(c if _is_seen(c) else " " for c in unicodedata.normalize("NFC", text or ""))
    return " ".join(_without_towers(shown).split())


def _is_seen(c: str) -> bool:
    """Whether a character is visible, or marks a visible one; variation selectors are not."""
    return c.isprintable() and c not in BLANKS and not _is_variant(ord(c))


def _is_variant(code: int) -> bool:
    return 0x180B <= code <= 0x180F or 0xFE00 <= code <= 0xFE0E or 0xE0100 <= code <= 0xE01EF


def _without_towers(text: str) -> str:
    cleaned: list[str] = []
    height = 0
    for c in text:
        height = height + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if height <= MARKS and not (height and not cleaned):
            cleaned.append(c)
    return "".join(cleaned)
