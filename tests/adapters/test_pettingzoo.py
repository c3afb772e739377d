"""PettingZoo's own tests, and what they do not ask."""

import warnings

import numpy as np
import pettingzoo
import pytest

import rotonde
from rotonde.adapters.pettingzoo import env, raw_env
from tests.adapters.tables import GAMES, TABLES

with warnings.catch_warnings():  # its tests make a game of its own in a way that it discourages
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

# PettingZoo says this of every observation with a mask; its own games are excused by name.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(("game_id", "seats"), [pytest.param(*table, marks=MASKED) for table in TABLES])
def test_it_keeps_to_the_interface(game_id: str, seats: int) -> None:
    api_test(env(game_id, seats), num_cycles=12)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_seed_tells_the_whole_game(game_id: str, seats: int) -> None:
    seed_test(lambda: env(game_id, seats), num_cycles=12)


def chosen(state: rotonde.State, chance: rotonde.Chance) -> int:
    """A random action; in Express the weakest bot's, because random players take back all that they lay."""
    if state.game.id == "express":
        return rotonde.bot("express", "novice").choose(state.perspective(state.to_act), chance)
    return state.legal_actions()[chance.below(len(state.legal_actions()))]


@pytest.mark.parametrize("game_id", GAMES)
def test_rewards_come_when_the_game_is_over(game_id: str) -> None:
    table = raw_env(game_id, horizon=20_000)
    table.reset(seed=5)
    chance = rotonde.Chance(5)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, ended, broken_off, _ = table.last(observe=False)
        rewards[agent] += reward
        assert not broken_off
        table.step(None if ended else chosen(table.state, chance))
    won = table.state.winners()
    assert all((reward > 0) == (seat in won) for seat, reward in enumerate(rewards.values()))
    assert any(rewards.values())
    assert table.agents == []


def test_the_same_agent_is_asked_again_within_its_turn() -> None:
    table = env("wurfel", 2, firstPlayer=1)
    table.reset(seed=1)
    assert table.agent_selection == "seat_1"
    space = rotonde.game("wurfel").space
    table.step(next(a for a in table.unwrapped.state.legal_actions() if space.kind(a) == "reroll"))
    assert table.agent_selection == "seat_1"


def test_a_mask_is_what_the_agent_may_do_and_empty_for_others() -> None:
    table = raw_env("express", 3)
    table.reset(seed=1)
    asked = table.state.to_act
    seen = [table.observe(agent) for agent in table.possible_agents]
    assert list(np.flatnonzero(seen[asked]["action_mask"])) == table.state.legal_actions()
    assert not seen[asked - 1]["action_mask"].any()


def test_reset_without_a_seed_goes_on_to_another_game() -> None:
    table, again = raw_env("wurfel", 2), raw_env("wurfel", 2)
    snapshots = []
    for each in (table, again):
        each.reset(seed=3)
        first = each.state.snapshot()
        each.reset()
        snapshots.append((first, each.state.snapshot()))
    assert snapshots[0] == snapshots[1]
    assert snapshots[0][0] != snapshots[0][1]


def test_an_illegal_action_names_its_rule() -> None:
    table = raw_env("wurfel", 2)
    table.reset(seed=1)
    with pytest.raises(rotonde.IllegalAction, match="WX-"):
        table.step(rotonde.game("wurfel").space.parse("discard 2"))


def test_the_wrapped_table_ends_the_game_of_who_acts_illegally() -> None:
    table = env("wurfel", 2, firstPlayer=0)
    table.reset(seed=1)
    table.step(rotonde.game("wurfel").space.parse("discard 2"))
    assert table.rewards == {"seat_0": -1.0, "seat_1": 0}
    assert all(table.terminations.values())


def test_a_game_at_its_horizon_is_truncated() -> None:
    table = env("express", 2, horizon=3)
    table.reset(seed=1)
    for _ in range(3):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_it_draws_the_table_as_text(game_id: str) -> None:
    table = env(game_id, render_mode="ansi")
    table.reset(seed=1)
    assert len(table.render().splitlines()) > 2
    silent = env(game_id)
    silent.reset(seed=1)
    assert silent.render() is None
    silent.close()


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(rotonde.OptionError, match="seats"):
        env("tee", 9)
    with pytest.raises(rotonde.OptionError, match="openSouvenir"):
        env("tee", 2, openSouvenir=True)


def test_a_game_on_other_material_can_be_brought() -> None:
    game = rotonde.game("convoi")
    assert env(game, 2).unwrapped.look.game is game


def test_importing_it_registers_every_game() -> None:
    for game_id in GAMES:
        assert pettingzoo.make("aec", f"rotonde/{game_id}", seats=2).unwrapped.look.game.id == game_id
