"""Bound on the turns of Trans Europe Express: it cannot be undercut."""

from rotonde.games.tee import GAME
from rotonde.games.tee.bench.bound import fewest, within
from rotonde.games.tee.material import VIOLET
from rotonde.games.tee.state import Tee


def test_the_fewest_turns_are_those_of_the_dice_and_of_the_way() -> None:
    state = GAME.new(2)
    assert isinstance(state, Tee)
    board = state.board
    home = board.starts[0]
    first = board.neighbours[VIOLET][home][0]
    assert fewest(board, home, [first], [6, 6]) == 2
    far = next(s for s in range(board.count) if within(board, VIOLET, 1 << home, 2) >> s & 1 and s != home)
    assert fewest(board, home, [far], [1] * 9) >= fewest(board, home, [far], [6] * 9)
