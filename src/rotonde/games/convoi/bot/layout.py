"""Recommended layout of the board, before the game."""

from rotonde.games.convoi.state import Convoi


def recommended(state: Convoi) -> int:
    """The next pair or disc of the recommended layout, as far as it says."""
    legal = state.legal_actions()
    board = state.config.board
    acts = state.config.acts
    for pair in board.first_pairs:
        a = acts.set + board.pair_start + pair
        if a in legal:
            return a
    for light in range(len(board.lights)):
        a = acts.put + board.light_start + light
        if board.first_green >> light & 1 and a in legal:
            return a
    return legal[0]
