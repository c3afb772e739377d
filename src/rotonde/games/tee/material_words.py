"""Words of the material: the names that map and deck give, added to the game's words."""

from rotonde.core.snapshot import mapping
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck


def with_names(words: dict[str, object], board: Board, deck: Deck) -> dict[str, object]:
    """The words with the names of stations, cards and what is on them."""
    params = {**mapping(words["params"], "params")}
    stations = dict(zip(board.stations, board.names, strict=True))
    params["station"] = params["capital"] = stations
    params["postcard"] = board.postcards
    params["card"] = dict(zip(deck.ids, deck.titles, strict=True))
    params["instruction"] = dict(zip(deck.ids, deck.texts, strict=True))
    return {**words, "params": params}
