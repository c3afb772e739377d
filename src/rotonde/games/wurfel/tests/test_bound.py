"""The end of Würfel Express that is called solved is solved."""

import pytest

from rotonde.games.wurfel.bench.bound import Solved, solve
from rotonde.games.wurfel.bench.endgame import Endgame, position_of
from rotonde.games.wurfel.bot.planner_bot import best, values
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
