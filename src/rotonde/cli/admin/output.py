"""Output of `rotonde admin`: JSON for scripts, tables for people."""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime

from rotonde.i18n.styled_text import StyledLine
from rotonde.terminal.screen import Screen


def as_json(screen: Screen, answer: object) -> None:
    screen.print(json.dumps(answer, ensure_ascii=False, indent=2))


def as_table(screen: Screen, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need to be, under their heads."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]
    lines: list[StyledLine] = [[("bold", _row(heads, widths))], *([("", _row(row, widths))] for row in rows)]
    screen.draw(lines)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True))


def day(seconds: int) -> str:
    """A moment as people write it, "" where it is not known."""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M") if seconds else ""


Facts = Mapping[str, object]


def done(screen: Screen, name: str, facts: Facts, *, json_wanted: bool) -> None:
    """Prints the confirmation of a task."""
    if json_wanted:
        as_json(screen, {"done": name, **facts})
    else:
        screen.say(f"did-{name}", "good", **facts)
