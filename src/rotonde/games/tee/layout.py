"""The map as a drawing needs it; no move changes it."""

from rotonde.games.tee.board import BLUE, COLOURS, NETWORKS, RED, Board

Json = dict[str, object]


def laid_out(board: Board) -> Json:
    """Every station with what its disc shows, and the lines between them."""
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
