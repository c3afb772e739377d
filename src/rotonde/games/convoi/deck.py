# rotonde: interpreted
"""The instruction cards: which new trains they ask for, which colours they move."""

from collections.abc import Mapping

from rotonde.core.errors import MaterialError
from rotonde.games.convoi.instruction import MULTI, Deck
from rotonde.games.convoi.material import COLOURS
from rotonde.games.convoi.paper import Sheet

SYMBOLS = (*COLOURS, "M")
CARDS = 18
MOST_NEW = 2


def read_deck(value: object, entry: str) -> Deck:
    """The deck of a file: the start card, and eighteen others."""
    sheet = Sheet(value, entry)
    deck = Deck()
    rows = sheet.sheets("cards")
    if len(rows) != CARDS:
        raise sheet.fault("cards", f"expected {CARDS} cards, found {len(rows)}")
    for row in rows:
        name = row.name("id")
        if name in deck.ids:
            raise row.fault("id", f"{name!r} is there twice")
        deck.ids.append(name)
        deck.new.append(row.whole("new", 0, MOST_NEW))
        deck.symbols.append(_symbols(row))
    start = sheet.sheet("start")
    if start.texts("new") != list(COLOURS) or start.items("move"):
        raise start.fault("new", f"expected {', '.join(COLOURS)}, and nothing that moves")
    deck.ids.append(start.name("id"))
    if deck.ids.count(deck.ids[-1]) > 1:
        raise start.fault("id", f"{deck.ids[-1]!r} is there twice")
    deck.new.append(len(COLOURS))
    deck.symbols.append([])
    return deck


def _symbols(row: Sheet) -> list[int]:
    found = []
    for i, symbol in enumerate(row.texts("move")):
        if symbol not in SYMBOLS:
            raise row.fault(f"move[{i}]", f"expected one of {', '.join(SYMBOLS)}, found {symbol!r}")
        found.append(MULTI if symbol == "M" else COLOURS.index(symbol))
    printed = [symbol for symbol in found if symbol != MULTI]
    if not found or len(found) > len(COLOURS) or len(set(printed)) != len(printed):
        raise row.fault("move", "expected one to three symbols, no colour twice")
    return found


def files_of(files: Mapping[str, object]) -> tuple[list[tuple[object, str]], object | None]:
    """What `with_material` was given: the boards with their entries, and a deck or None."""
    known = ("board", "boards", "deck", "instructionDeck", "format")
    for name in files:
        if name not in known:
            raise MaterialError(entry=name, problem=f"unknown; known: {', '.join(known)}")
    boards: list[tuple[object, str]] = [(files["board"], "board")] if "board" in files else []
    more = files.get("boards", [])
    if not isinstance(more, list):
        raise MaterialError(entry="boards", problem="expected a list of boards")
    boards += [(board, f"boards[{i}]") for i, board in enumerate(more)]
    return boards, files.get("deck", files.get("instructionDeck"))
