"""Layout: the map as the page draws it; no move changes it."""

from rotonde.core.state import Json
from rotonde.games.tee.board import Board
from rotonde.games.tee.material import BLUE, COLOURS, NETWORKS, RED


def layout_of(board: Board) -> Json:
    """The game's `layout`: every station with what its disc shows, and the lines between them."""
    edges = [
        [name, board.stations[a], board.stations[b]]
        for network, name in enumerate(NETWORKS)
        for a in range(board.count)
        for b in board.neighbours[network][a]
        if a < b
    ]
    return {"stations": [_station(board, each) for each in range(board.count)], "edges": edges}


def _station(board: Board, station: int) -> Json:
    name = board.stations[station]
    return {
        "id": name,
        "place": board.places.get(name),
        "networks": [each for network, each in enumerate(NETWORKS) if board.served[network][station]],
        "capital": _colour(board, board.capital_bit[station]),
        "start": board.is_start[station],
    }


def _colour(board: Board, bit: int) -> str | None:
    if not bit:
        return None
    return COLOURS[RED if bit & board.colour_masks[RED] else BLUE]
