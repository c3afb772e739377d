"""Colour in the terminal: spans of (style, text) become plain text, or text with ANSI codes."""

import os
from collections.abc import Iterable
from typing import TextIO

from rotonde.i18n.styled_text import StyledLine

# What a drawing may name. Text on a coloured ground keeps at least 7:1 of contrast.
STYLES = {
    "": "",
    "bold": "1",
    "dim": "2",
    "accent": "1;36",
    "good": "1;32",
    "bad": "1;31",
    "on-white": "38;5;16;48;5;255",
    "on-red": "38;5;231;48;5;124",
    "on-blue": "38;5;231;48;5;25",
    "on-green": "38;5;231;48;5;22",
    "on-yellow": "38;5;16;48;5;220",
    "on-black": "38;5;231;48;5;236",
}


def wants_colour(stream: TextIO) -> bool:
    """Whether colour helps there: on a terminal that can, and unless NO_COLOR asks for none."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Paint:
    """Text with ANSI codes where colour is wanted, else the text alone."""

    def __init__(self, *, colour: bool) -> None:
        self._colour = colour

    def __call__(self, style: str, text: str) -> str:
        code = STYLES[style] if self._colour else ""
        return f"\x1b[{code}m{text}\x1b[0m" if code and text else text

    def lines(self, drawing: Iterable[StyledLine]) -> str:
        """A drawing as text, without spaces at the ends of lines."""
        painted = ("".join(self(style, text) for style, text in _trimmed(line)) for line in drawing)
        return "\n".join(painted)


def _trimmed(line: StyledLine) -> StyledLine:
    """The line without unstyled blanks at its end."""
    spans = list(line)
    while spans and not spans[-1][0] and not spans[-1][1].strip():
        spans.pop()
    if spans and not spans[-1][0]:
        spans[-1] = ("", spans[-1][1].rstrip())
    return spans
