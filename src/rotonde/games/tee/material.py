# rotonde: interpreted
"""What is in the box: our map and our HASARD deck, or those that somebody brings."""

import json
from collections.abc import Mapping
from importlib.resources import files

from rotonde.core.errors import MaterialError
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.decks import deck_of
from rotonde.games.tee.maps import board_of
from rotonde.games.tee.reading import said

PACKAGE = "rotonde.games.tee"
FILES = ("map", "hasard")

Material = dict[str, object]


def in_the_box() -> Material:
    return {name: json.loads((files(PACKAGE) / f"{name}.json").read_text("utf-8")) for name in FILES}


def named(brought: Mapping[str, object]) -> Material:
    """The files that somebody brings, by `map` and `hasard`, with or without `.json`."""
    if not brought:
        raise MaterialError(entry="files", problem=f"expected {' or '.join(FILES)}, found nothing")
    material: Material = {}
    for key, table in brought.items():
        name = str(key).removesuffix(".json")
        if name not in FILES or name in material:
            raise MaterialError(entry=said(key), problem=f"expected {' or '.join(FILES)}, each once")
        material[name] = table
    return material


def read(material: Material) -> tuple[Board, Deck]:
    """Board and deck; what is not brought is taken from the box."""
    whole = {**in_the_box(), **material}
    board = board_of(whole["map"])
    return board, deck_of(whole["hasard"], board)
