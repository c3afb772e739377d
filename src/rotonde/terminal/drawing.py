"""Drawing of a position: by the `terminal` module of the game's folder, else as a readable outline.

Such a module has `draw(view, say, width)`, which gives lines of (style, text) spans made from the view
alone, and may have `SHORT`: letters that stand for words of the notation.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from rotonde.core.catalogue import part
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine

INDENT = "  "


def draw(game_id: str, view: Mapping[str, object], say: Speaker, width: int) -> list[StyledLine]:
    """The position that a view shows, at most `width` columns wide where the game can do that."""
    module = part(game_id, "terminal")
    return cast(list[StyledLine], module.draw(view, say, width)) if module else outline(view)


def short(game_id: str) -> Mapping[str, str]:
    """Letters that may be typed for words, as the game declares them."""
    return cast(Mapping[str, str], getattr(part(game_id, "terminal"), "SHORT", {}))


def outline(view: Mapping[str, object], depth: int = 0) -> list[StyledLine]:
    """Any view, one entry a line, what is inside another one moved in."""
    lines: list[StyledLine] = []
    for key, value in view.items():
        label = ("bold", f"{INDENT * depth}{key}:")
        inner = _inner(value)
        if inner:
            lines += [[label], *outline(inner, depth + 1)]
        else:
            lines.append([label, ("", f" {_plain(value)}")])
    return lines


def _inner(value: object) -> Mapping[str, object]:
    """Entries of a value that needs lines of its own; {} where it holds single values only."""
    if isinstance(value, list):
        value = {str(i): item for i, item in enumerate(value)}
    if isinstance(value, Mapping) and any(isinstance(item, Mapping | list) for item in value.values()):
        return value
    return {}


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        value = [f"{key} {_plain(item)}" for key, item in value.items()]
        return ", ".join(value) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
