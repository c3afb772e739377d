# rotonde: interpreted
"""Somebody's map, board or deck: how large it may be, and what it looks like."""

import json
from importlib.resources import files

from rotonde.core.catalogue import home
from rotonde.core.game import Game

MOST_BYTES = 1 << 19  # of all files for a table; our largest map has 90,000
DEEPEST = 20  # ours have six levels at most


def is_deeper(value: object, levels: int) -> bool:
    """Whether lists and objects are nested more than `levels` deep; looks no deeper than that."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(levels == 0 or is_deeper(each, levels - 1) for each in inner)


def schemas(game: Game) -> dict[str, dict[str, object]]:
    """The JSON Schema of each file that the game takes: `<file>.schema.json` in its folder."""
    if not game.materials:
        return {}
    folder = files(home(game.id))
    return {name: json.loads((folder / f"{name}.schema.json").read_text("utf-8")) for name in game.materials}
