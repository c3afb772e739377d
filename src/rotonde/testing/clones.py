"""Clones are equal and independent."""

from rotonde.core.game import Game
from rotonde.testing.random_walks import Walk, Walker, on_paper, on_walks, walked


def check_copies(game: Game) -> None:
    """The first half of property 3."""

    @on_walks(game)
    def holds(walk: Walk) -> None:
        state = walked(game, walk)
        before = on_paper([state.snapshot(), state.events(0, None), state.legal_actions()])
        copy = state.clone()
        assert copy.snapshot() == state.snapshot(), "a clone differs from what it was made from"
        assert copy.legal_actions() == state.legal_actions(), "a clone may do other things"
        Walker(walk.seed).go(copy, 20)
        assert copy.events(0, None) == [], "a clone has events"
        after = on_paper([state.snapshot(), state.events(0, None), state.legal_actions()])
        assert after == before, "what happens to a clone happens to its original"

    holds()
