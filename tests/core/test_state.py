"""What a state is to the outside world: safe to hold, to refer to, and to be asked nonsense."""

import gc
import weakref
from contextlib import suppress

import pytest

import rotonde


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_weak_reference_is_refused_or_harmless(game_id: str) -> None:
    """A compiled class that allows them by accident corrupts memory when the state dies."""
    for _ in range(50):
        state = rotonde.game(game_id).new(2)
        references = []
        with suppress(TypeError):
            references.append(weakref.ref(state))
        del state
        gc.collect()
        assert all(reference() is None for reference in references)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_fresh_state_knows_what_it_was_made_from(game_id: str) -> None:
    game = rotonde.game(game_id)
    for seats in game.seats:
        state = game.new(seats)
        assert (state.game, state.seats, state.step) == (game, seats, 0)
        assert state.options == game.complete_options(seats, None)
        assert state.winners() == []
        assert len(state.scores()) == seats
