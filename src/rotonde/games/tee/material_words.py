"""Words of the material: the names that map and deck give."""

from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck


def names_of(board: Board, deck: Deck) -> dict[str, dict[str, dict[str, str]]]:
    """The names of stations, cards and what is on them, by parameter and value."""
    stations = dict(zip(board.stations, board.names, strict=True))
    return {
        "station": stations,
        "capital": stations,
        "postcard": board.postcards,
        "card": dict(zip(deck.ids, deck.titles, strict=True)),
        "instruction": dict(zip(deck.ids, deck.texts, strict=True)),
    }
