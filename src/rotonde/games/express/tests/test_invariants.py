"""Invariants, from positions that nobody reaches by chance."""

from hypothesis import given
from hypothesis import strategies as st

from rotonde import Chance
from rotonde.games.express.material import CABOOSE, REAL_END
from rotonde.games.express.phases import LAY
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.players import CARD, KIND
from rotonde.games.express.tests.strategies import SEEDS, positions
from rotonde.testing.legality import assert_legality
from rotonde.testing.random_walks import Walker
from rotonde.testing.replay import assert_restores


@given(positions())
def test_legality_and_snapshots_anywhere(state: ExpressState) -> None:
    assert_legality(state)
    assert_restores(state, 1)


@given(positions(), SEEDS)
def test_imagined_worlds_fit_anywhere(state: ExpressState, seed: int) -> None:
    for seat in (None, *range(state.seats)):
        world = state.determinize(seat, Chance(seed))
        world.check()
        assert world.view(seat) == state.view(seat)
        assert world.legal_actions() == state.legal_actions() or seat != state.to_act


@given(positions(), SEEDS)
def test_what_is_remembered_stays_true(state: ExpressState, seed: int) -> None:
    walker = Walker(seed)
    for _ in range(60):
        walker.go(state, 1)
        state.check()


MOVES = ("start", "add", "engine", "diesel", "maintain", "unhitch", "train", "uncouple", "unmaintain")


@given(positions(), SEEDS, st.integers(0, 25))
def test_every_turn_can_be_ended(state: ExpressState, seed: int, moves: int) -> None:
    """Whatever was laid, taking it back and laying all that can be laid leads to a discard (EX-LAY-5)."""
    if state.phase != LAY:
        return
    chance = Chance(seed)
    for _ in range(moves):
        possible = of_kinds(state, *MOVES)
        if possible:
            state.apply(possible[chance.below(len(possible))])
    while take_back := of_kinds(state, "train", "uncouple", "unmaintain"):
        state.apply(take_back[0])
    while not of_kinds(state, "discard", "pass"):
        state.apply(_lay_on(state))
        state.check()


def of_kinds(state: ExpressState, *kinds: str) -> list[int]:
    return [a for a in state.legal_actions() if KIND[a] in kinds]


def _lay_on(state: ExpressState) -> int:
    """All that can be laid, cabooses last; engines are what is no car."""
    for kind in ("train", "engine", "start", "add", "maintain"):
        possible = of_kinds(state, kind)
        if possible:
            return max(possible, key=lambda a: (CARD[a] != CABOOSE, CARD[a] >= REAL_END))
    raise AssertionError("no way to end the turn")
