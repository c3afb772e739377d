"""The bots' expectation is exact: it is what the engine's own tree of throws and takes gives."""

from fractions import Fraction

import pytest
from hypothesis import given, settings

from rotonde import CHANCE
from rotonde.games.wurfel.actions import DONE, STOP
from rotonde.games.wurfel.bot import WIN_CHANCES
from rotonde.games.wurfel.bot.dice_lattice import HELD, LESS, MORE, NUMBER, START
from rotonde.games.wurfel.bot.evaluators import Advance, Get, Reach
from rotonde.games.wurfel.bot.planner_bot import values
from rotonde.games.wurfel.bot.scratch_board import ScratchBoard
from rotonde.games.wurfel.bot.turn_plan import Evaluator, TurnPlan
from rotonde.games.wurfel.dice import size
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.strategies import thrown_positions
from rotonde.games.wurfel.tests.tables import do, table, thrown, to_discard, track

# Seat 0 has six strips; two rivals can be robbed, one of them with the lantern.
MINE = track(3, "white 2", "red 3", "blue 2", "green 3", "yellow 2", "black 3")
RIVAL = track(4, "white 3", "red 4")
LAST = track(1, "red 2", "white 4")
FAR = track(9, "yellow 6")


class Tree:
    """The value of a state to the one whose turn it is, by walking all that can happen."""

    def __init__(self, evaluator: Evaluator, seat: int) -> None:
        self._evaluator = evaluator
        self._seat = seat
        self._known: dict[object, float] = {}

    def value(self, state: Wurfel) -> float:
        if state.turn != self._seat or state.to_act < CHANCE:
            board = ScratchBoard(state)
            board.turn = self._seat
            return self._evaluator.of(board)
        key = str(state.snapshot() | {"step": 0})
        if key not in self._known:
            after = [self._after(state, a) for a in state.legal_actions()]
            self._known[key] = mean(after, state.odds()) if state.to_act == CHANCE else max(after)
        return self._known[key]

    def _after(self, state: Wurfel, a: int) -> float:
        after = state.clone()
        after.apply(a)
        return self.value(after)


def mean(values: list[float], odds: list[int]) -> float:
    return sum(value * weight for value, weight in zip(values, odds, strict=True)) / sum(odds)


def assert_as_in_tree(state: Wurfel, evaluator: Evaluator) -> None:
    """Every action has the value that the tree gives it; strips alone may lack actions that are no better."""
    tree = Tree(evaluator, state.turn)
    for a, value in values(state, evaluator).items():
        after = state.clone()
        after.apply(a)
        assert value == pytest.approx(tree.value(after), abs=1e-9), state.game.space.text(a)


def test_one_die_more_and_one_less_are_each_others_inverse() -> None:
    assert [size(HELD[number]) for number in START[:8]] == list(range(8))
    for number in range(START[7]):
        assert all(number in LESS[more] for more in MORE[number])
    assert len(HELD) == 1716 == START[8]


@pytest.mark.parametrize("evaluator", [WIN_CHANCES[4], Advance()])
def test_throws_have_the_value_of_the_engines_tree(evaluator: Evaluator) -> None:
    state = do(to_discard(MINE, RIVAL, LAST, FAR), "discard 4", "rolls white white red")
    assert_as_in_tree(state, evaluator)
    assert_as_in_tree(do(state, "reroll red", "rolls blue"), evaluator)


def test_giving_strips_up_has_the_value_of_the_engines_tree() -> None:
    state = to_discard(MINE, RIVAL, LAST, FAR)
    after = do(to_discard(MINE, RIVAL, LAST, FAR), "discard 5")
    assert values(state, WIN_CHANCES[4])[5] == pytest.approx(Tree(WIN_CHANCES[4], 0).value(after), abs=1e-9)


@settings(max_examples=20)
@given(thrown_positions())
def test_takes_and_thefts_have_the_value_of_the_engines_tree(state: Wurfel) -> None:
    seat = state.turn
    state.apply(STOP)
    if state.turn == seat and state.legal_actions()[-1:] == [DONE]:
        assert_as_in_tree(state, WIN_CHANCES[state.seats])


def test_failing_has_the_value_of_the_engines_tree() -> None:
    state = thrown("wrbgyk" + "w", track(0, "white 2", "red 2", "blue 6"), RIVAL)
    assert values(state, WIN_CHANCES[4])[STOP] == pytest.approx(
        Tree(WIN_CHANCES[4], 0).value(do(state, "stop"))
    )


def test_the_odds_of_an_aim_can_be_worked_out_by_hand() -> None:
    """Three white dice lie there, four are thrown for the last time: one more is white 671 times in 1296."""
    state = table("roll", dice=["white"] * 3 + ["red", "blue", "green", "black"], throws=2)
    kept = TurnPlan(state, Get(0, 4)).kept(1)[NUMBER[3]]
    assert kept == pytest.approx(float(1 - Fraction(5, 6) ** 4))


def test_with_all_throws_ahead_something_can_nearly_always_be_taken() -> None:
    assert 0.999 < TurnPlan(table("throw"), Reach(1)).outset() <= 1.0


def test_whoever_arrives_has_won() -> None:
    state = thrown("wwwwwwr", track(24, "black 2"), track(20, "red 3"))
    assert values(state, WIN_CHANCES[4])[STOP] == 1.0
    assert max(values(state, Advance()).values()) == 60.0
