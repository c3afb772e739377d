"""Bounds are bounds: what is called solved is, and what is called the fewest cannot be undercut."""

import pytest
from tee_bound import fewest, within
from wurfel_bound import Solved, solve
from wurfel_endgame import Endgame, position_of

from rotonde.games.tee import GAME as TEE
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.state import Tee
from rotonde.games.wurfel.bot.thinker import best, values
from rotonde.games.wurfel.tests.tables import to_discard, track

# Both have one strip to go, and few strips that could be taken without arriving.
NEAR = to_discard(track(25, "white 2", "red 2"), track(26, "blue 3"))


def test_bounds_close_in_from_both_sides() -> None:
    endgame = Endgame(NEAR)
    bounds = [endgame.bounds(position_of(NEAR), depth) for depth in (1, 2, 3)]
    lows, highs = zip(*bounds, strict=True)
    assert list(lows) == sorted(lows)
    assert list(highs) == sorted(highs, reverse=True)
    assert all(low <= high for low, high in bounds)
    assert highs[-1] - lows[-1] < 0.1


def test_a_solved_turn_has_the_value_of_its_best_choice() -> None:
    solved = solve(NEAR)
    assert solved is not None
    endgame, depth, unsure = solved
    found = values(NEAR, Solved(endgame, depth - 1))
    low, high = endgame.bounds(position_of(NEAR), depth)
    assert low - 1e-9 <= found[best(found)] <= high + 1e-9
    assert high - low == pytest.approx(unsure)


def test_the_fewest_turns_are_those_of_the_dice_and_of_the_way() -> None:
    state = TEE.new(2)
    assert isinstance(state, Tee)
    board = state.board
    home = board.starts[0]
    first = board.neighbours[VIOLET][home][0]
    assert fewest(board, home, [first], [6, 6]) == 2
    far = next(s for s in range(board.count) if within(board, VIOLET, 1 << home, 2) >> s & 1 and s != home)
    assert fewest(board, home, [far], [1] * 9) >= fewest(board, home, [far], [6] * 9)


@pytest.mark.strength
def test_a_game_of_convoi_is_lost_or_won_by_its_luck_and_its_whims() -> None:
    from convoi_bound import won

    assert won(50_000, 0) is won(50_000, 0)
