"""Random play is never stuck and breaks no invariant; a bot that tries ends every game."""

from collections.abc import Callable

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State
from rotonde.testing.random_walks import Walk, Walker, on_walks

HORIZON = 20_000
GAMES = 3


def check_endings(game: Game, choose: Callable[[Perspective, int], int] | None = None) -> None:
    """Property 6; without `choose` only the random half."""

    @on_walks(game)
    def random_play_holds(walk: Walk) -> None:
        state = game.new(walk.seats, walk.options)
        walker = Walker(walk.seed)
        state.check()
        for _ in range(walk.length):
            if not walker.go(state, 1):
                assert_over(state)
                return
            state.check()

    random_play_holds()
    if choose is not None:
        for seats in game.seats:
            for seed in range(GAMES):
                assert_ends(game.new(seats), choose, seed)


def assert_ends(state: State, choose: Callable[[Perspective, int], int], seed: int) -> None:
    """Every seat played by `choose`, the game ends within the horizon."""
    chance = Chance(seed)
    while state.to_act != OVER:
        assert state.step < HORIZON, f"{state.game.id} with {state.seats} seats, seed {seed}: no end in sight"
        if state.to_act == CHANCE:
            state.apply(state.sample(chance))
        else:
            state.apply(choose(state.perspective(state.to_act), seed + state.step))
    assert_over(state)


def assert_over(state: State) -> None:
    """Check the end: nothing is asked, nothing is allowed, and the winners are seats."""
    assert state.to_act == OVER, "nothing can be done though the game is not over"
    assert state.legal_actions() == [] and state.asks() == "", "something is asked after the end"
    assert set(state.winners()) <= set(range(state.seats)), "a winner is no seat"
