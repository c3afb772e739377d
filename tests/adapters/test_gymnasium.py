"""Gymnasium's own check, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import rotonde
from rotonde.adapters.gymnasium import SeatEnv
from rotonde.core.seats import OVER
from tests.adapters.tables import GAMES

TABLES = [(game_id, rotonde.game(game_id).seats[0]) for game_id in GAMES]


@pytest.mark.parametrize("game_id", GAMES)
def test_it_keeps_to_the_interface(game_id: str) -> None:
    check_env(gymnasium.make(f"rotonde/{game_id}", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_step_ends_at_the_next_decision_of_the_same_seat(game_id: str) -> None:
    seats = rotonde.game(game_id).seats[0]
    table = SeatEnv(game_id, seats, seat=1)
    seen, _ = table.reset(seed=3)
    random = np.random.default_rng(3)
    for _ in range(12):
        assert table.state.to_act in (1, OVER)
        assert list(np.flatnonzero(seen["action_mask"])) == list(np.flatnonzero(table.action_masks()))
        if table.state.to_act == OVER:
            break
        seen, reward, ended, broken_off, info = table.step(random.choice(np.flatnonzero(seen["action_mask"])))
        assert not broken_off
        assert not info
        assert ended or not reward


def test_a_whole_game_is_won_or_lost() -> None:
    table = SeatEnv("wurfel", 2, level="novice", horizon=5000)
    seen, _ = table.reset(seed=1)
    random = np.random.default_rng(1)
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        seen, reward, ended, _, _ = table.step(random.choice(np.flatnonzero(seen["action_mask"])))
    assert reward == (1.0 if table.state.winners() == [0] else -1.0)
    assert not seen["action_mask"].any()


def test_the_horizon_breaks_a_game_off() -> None:
    table = SeatEnv("express", 2, horizon=1)
    seen, _ = table.reset(seed=1)
    _, reward, ended, broken_off, _ = table.step(np.flatnonzero(seen["action_mask"])[0])
    assert (reward, ended, broken_off) == (0.0, False, True)


def test_who_acts_illegally_loses_and_is_told_the_rule() -> None:
    table = SeatEnv("wurfel", 2)
    table.reset(seed=1)
    before = table.state.snapshot()
    _, reward, ended, _, info = table.step(np.int64(rotonde.game("wurfel").space.parse("discard 2")))
    assert (reward, ended) == (-1.0, True)
    assert info["rule"].startswith("WX-")
    assert info["why"] == rotonde.game("wurfel").rules[info["rule"]].en
    assert table.state.snapshot() == before


def test_unknown_levels_and_no_drawing() -> None:
    with pytest.raises(rotonde.UnknownLevel):
        SeatEnv("wurfel", level="grandmaster")
    table = SeatEnv("wurfel")
    table.reset(seed=1)
    assert table.render() is None
