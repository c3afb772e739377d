# rotonde: interpreted
"""Options: what a table may choose."""

from rotonde.core.options import Schema, schema
from rotonde.core.texts import load_texts
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.config import (
    CUSTOM,
    FIRST,
    GO_ON,
    PENALTY,
    PRINTED,
    RANDOM,
    RETURN,
    SAME_COLOUR,
    SHUFFLED,
    TOKENS,
)
from rotonde.games.convoi.material import MOST_SEATS
from rotonde.games.convoi.material_files import PACKAGE

MOST_REMOVED = 12


def _switch() -> dict[str, object]:
    return {"type": "boolean", "default": False}


def _choice(*values: object) -> dict[str, object]:
    """One of several values, the first of them the default."""
    return {"enum": list(values), "default": values[0]}


def _difficulty(option: dict[str, object]) -> dict[str, object]:
    """An option that makes the table's task harder or easier."""
    return {**option, "difficulty": True}


ON_ANY_BOARD = {
    "firstSeat": _choice(RANDOM, *range(MOST_SEATS)) | {"newcomer": 0},
    "layout": _choice(FIRST, CUSTOM, RANDOM),
    "removed": _difficulty({"type": "integer", "minimum": 0, "maximum": MOST_REMOVED, "default": 2}),
    "tokens": _difficulty(_choice(7, 8, 9, 10)),
    "extraGreen": _difficulty(_switch()),
    "goods": _difficulty(_choice(8, 10)),
    "departures": _choice(PRINTED, SHUFFLED, TOKENS),
    "hiddenHands": _switch(),
    "passReversal": _switch(),
    "managerIncludesPort": _switch(),
    "fullPort": _choice(RETURN, GO_ON),
    "twoNewFallback": _choice(PENALTY, SAME_COLOUR),
}


def options_of(boards: list[Board]) -> Schema:
    """The options of the game on these boards."""
    named = {"enumTitles": {board.id: board.names for board in boards}}
    board = _difficulty(_choice(*(board.id for board in boards)) | named)
    return schema(load_texts(PACKAGE), board=board, **ON_ANY_BOARD)
