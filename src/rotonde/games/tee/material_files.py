# rotonde: interpreted
"""Files of the material: our map and our HASARD deck, or a table's own."""

import json
from collections.abc import Mapping
from importlib.resources import files

from rotonde.core.errors import MaterialError
from rotonde.core.faults import Fault
from rotonde.core.shape_fields import quoted
from rotonde.games.tee.board import Board
from rotonde.games.tee.board_reader import read_board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.deck_reader import read_deck
from rotonde.games.tee.shapes import FILES

PACKAGE = "rotonde.games.tee"

Material = dict[str, object]


def in_the_box() -> Material:
    return {name: json.loads((files(PACKAGE) / f"{name}.json").read_text("utf-8")) for name in FILES}


def named(brought: Mapping[str, object]) -> Material:
    """A table's own files, by `map` and `hasard`, with or without `.json`."""
    if not brought:
        raise MaterialError(
            entry="files", problem=Fault("tee:fault-expected-found-nothing", files=" or ".join(FILES))
        )
    material: Material = {}
    for key, table in brought.items():
        name = str(key).removesuffix(".json")
        if name not in FILES or name in material:
            raise MaterialError(
                entry=quoted(key), problem=Fault("tee:fault-expected-each-once", files=" or ".join(FILES))
            )
        material[name] = table
    return material


def read(material: Material) -> tuple[Board, Deck]:
    """Board and deck; what is not brought is taken from the box."""
    whole = {**in_the_box(), **material}
    board = read_board(whole["map"])
    return board, read_deck(whole["hasard"], board)
