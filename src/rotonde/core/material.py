# rotonde: interpreted
"""Limits and JSON Schemas of the files (maps, boards, decks) that a game takes."""

from collections.abc import Mapping
from importlib import import_module

from rotonde.core.catalogue import home
from rotonde.core.game import Game
from rotonde.core.shapes import Shape

MOST_BYTES = 1 << 19  # of all files for a table; our largest map has 90,000
DEEPEST = 20  # ours have six levels at most


def is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than `levels` deep; looks no deeper than that."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or is_deeper(each, levels - 1) for each in inner)


def schemas(game: Game) -> dict[str, dict[str, object]]:
    """The JSON Schema of each file that the game takes, from `FILES` in its folder's `shapes.py`."""
    if not game.materials:
        return {}
    shapes: Mapping[str, type[Shape]] = import_module(f"{home(game.id)}.shapes").FILES
    return {name: shapes[name].document() for name in game.materials}
