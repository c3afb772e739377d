"""`sample` follows `odds`, by one draw and the cumulative sums."""

from itertools import accumulate

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.seats import CHANCE
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, Walker, on_walks, walked

SAMPLES = 10


def check_chance(game: Game) -> None:
    """Property 7, its first half."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = walked(game, walk)
        walker = Walker(walk.seed)
        while state.to_act >= 0:  # on to the next chance, or to the end
            walker.go(state, 1)
        if state.to_act == CHANCE:
            assert_sample(state, walk.seed)

    holds()


def assert_sample(state: State, seed: int) -> None:
    """`sample` takes the first outcome whose cumulative odds exceed `below(sum of odds)`."""
    odds, outcomes = state.odds(), state.legal_actions()
    assert len(odds) == len(outcomes), "odds are out of step with legal_actions"
    assert all(weight > 0 for weight in odds), "odds that are not positive"
    sums = list(accumulate(odds))
    for each in range(SAMPLES):
        drawn = Chance(seed ^ each).below(sums[-1])
        wanted = next(a for a, total in zip(outcomes, sums, strict=True) if total > drawn)
        assert state.sample(Chance(seed ^ each)) == wanted, "sample does not follow odds"
