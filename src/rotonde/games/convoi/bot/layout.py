"""Before the game: the layout that the board recommends."""

from rotonde.games.convoi.actions import PUT, SET
from rotonde.games.convoi.state import Convoi


def recommended(state: Convoi) -> int:
    """The next pair or disc of the recommended layout, as far as it says."""
    legal = state.legal_actions()
    board = state.table.board
    first = state.table.numbers.first
    for pair in board.first_pairs:
        a = first[SET] + board.pair_start + pair
        if a in legal:
            return a
    for light in range(len(board.lights)):
        a = first[PUT] + board.light_start + light
        if board.first_green >> light & 1 and a in legal:
            return a
    return legal[0]
