"""Many games at once, numpy in and out."""

import numpy as np
import pytest

import rotonde
from rotonde.adapters.vector import Stepper
from tests.adapters.tables import TABLES


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_random_play_in_many_games(game_id: str, seats: int) -> None:
    games = Stepper(game_id, 3, seats, seed=1)
    random = np.random.default_rng(1)
    for _ in range(8):
        assert (games.observations <= games.most).all()
        assert games.masks.any(axis=1).all()
        assert (games.observations[np.arange(3), games.to_act] == 1).all(), "the seat that looks decides"
        result = games.step(games.random_actions(random))
        assert result.rewards.shape == (3, seats)
        assert (result.ended.shape, result.broken_off.shape) == ((3,), (3,))


def test_a_seed_tells_all_games() -> None:
    one, same, other = (Stepper("tee", 4, seed=seed) for seed in (1, 1, 2))
    for _ in range(6):
        assert (one.observations == same.observations).all()
        actions = one.random_actions(np.random.default_rng(1))
        one.step(actions)
        same.step(actions)
    assert (one.observations != other.observations).any()


def test_a_game_that_is_over_pays_and_begins_anew() -> None:
    games = Stepper("convoi", 2, seed=1)
    random = np.random.default_rng(1)
    result = games.step(games.random_actions(random))
    while not result.ended.any():
        assert not result.rewards.any()
        result = games.step(games.random_actions(random))
    assert (np.abs(result.rewards[result.ended]) == 1).all()
    assert games.masks.any(axis=1).all()


def test_the_engines_memory_is_for_reading() -> None:
    games = Stepper("wurfel", 2)
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 0] = True
    with pytest.raises(rotonde.IllegalAction):
        games.step(np.array([games.masks.shape[1] - 1] * 2))


def test_cells_have_names_and_games_options() -> None:
    games = Stepper(rotonde.game("wurfel"), 2, 4, horizon=1, firstPlayer=3)
    assert games.observations.shape == (2, len(games.names))
    assert "tracks.+3.front" in games.names
    assert list(games.to_act) == [3, 3]
    assert games.step(games.random_actions(np.random.default_rng(1))).broken_off.all()
