# rotonde: interpreted
"""Files of the material: our boards and instruction cards, or a table's own."""

import json
from collections.abc import Mapping
from importlib.resources import files

from rotonde.core.errors import MaterialError
from rotonde.core.faults import Fault
from rotonde.core.shape_faults import Twice, Unknown
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.board_reader import read_board
from rotonde.games.convoi.deck import Deck
from rotonde.games.convoi.deck_reader import read_deck
from rotonde.games.convoi.shapes import words

PACKAGE = "rotonde.games.convoi"
BOARDS = ("central-europe", "north-america")
KNOWN = ("board", "boards", "deck", "instructionDeck", "format")


def boards_in_the_box() -> list[Board]:
    return [read_board(_load(f"boards/{name}.json"), name) for name in BOARDS]


def deck_in_the_box() -> Deck:
    return read_deck(_load("deck.json"), "deck")


def _load(name: str) -> object:
    return json.loads((files(PACKAGE) / name).read_text("utf-8"))


def files_of(files: Mapping[str, object]) -> tuple[list[tuple[object, str]], object | None]:
    """Boards with their entries, and a deck or None, as `with_material` was given them."""
    for key in files:
        if key not in KNOWN:
            raise MaterialError(str(key), Unknown(known=", ".join(KNOWN)))
    if "format" in files:
        words().read(files["format"], "format")
    if "deck" in files and "instructionDeck" in files:
        raise MaterialError(entry="instructionDeck", problem=Twice(found="deck"))
    boards: list[tuple[object, str]] = [(files["board"], "board")] if "board" in files else []
    more = files.get("boards", [])
    if not isinstance(more, list):
        raise MaterialError(entry="boards", problem=Fault("convoi:fault-expected-list-boards"))
    boards += [(board, f"boards[{i}]") for i, board in enumerate(more)]
    return boards, files.get("deck", files.get("instructionDeck"))
