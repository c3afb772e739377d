"""Every adapter gives the engine's own cells: the same names, in the same places, with the same values."""

from collections.abc import Iterable, Sequence
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import rotonde
import rotonde.adapters.open_spiel  # registers the games
from rotonde.adapters.gymnasium import SeatEnv
from rotonde.adapters.pettingzoo import raw_env
from rotonde.adapters.vector import Stepper
from rotonde.learning.lookup import observation
from rotonde.learning.observation import Observation
from tests.adapters.tables import TABLES

MOVES = 6
Values = dict[str, float]


def engines(state: rotonde.State, seat: int) -> Values:
    """The engine's own cells by name, each part written by itself from the view."""
    described = observation(state.game, state.seats, state.options)
    view = state.view(seat)
    values = {**view, "seat": seat, "to_act": state.to_act, "view": view}
    row: list[int] = []
    for name, part in described.parts.items():
        cells = bytearray(part.size)
        if values.get(name) is not None:
            part.write(values[name], cells, 0, seat)
        row += cells
    return named(described, row)


def named(described: Observation, cells: Iterable[float]) -> Values:
    names = [name for name, _ in described.cells()]
    assert len(set(names)) == len(names) == described.size
    return dict(zip(names, cells, strict=True))


def scaled(values: Values, described: Observation) -> Values:
    """From 0 to 1, as OpenSpiel's are."""
    return {name: values[name] / most for name, most in described.cells()}


def parts(described: Observation, values: Values) -> dict[str, list[float]]:
    """Values by the name of their part."""
    cells = iter(values.values())
    found = {name: [next(cells) for _ in part.cells()] for name, part in described.parts.items()}
    return {name: row for name, row in found.items() if row}


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_open_spiel(game_id: str, seats: int) -> None:
    game = pyspiel.load_game(f"rotonde_{game_id}(players={seats})")
    state, random = game.new_initial_state(), Random(1)
    described = game.shape.cells
    assert game.observation_tensor_size() == described.size
    seen = make_observation(game)
    for _ in range(MOVES):
        while state.is_chance_node():
            state.apply_action(random.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        for seat in range(seats):
            wanted = scaled(engines(state.held.state, seat), described)
            assert named(described, state.observation_tensor(seat)) == pytest.approx(wanted)
            seen.set_from(state, seat)
            found = {name: part.tolist() for name, part in seen.dict.items()}
            assert _flat(found) == pytest.approx(_flat(parts(described, wanted)))
        if state.is_terminal():
            return
        state.apply_action(random.choice(state.legal_actions()))


def _flat(found: dict[str, list[float]]) -> Values:
    return {f"{name} {i}": value for name, row in found.items() for i, value in enumerate(row)}


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_pettingzoo(game_id: str, seats: int) -> None:
    table, random = raw_env(game_id, seats), Random(1)
    table.reset(seed=1)
    for _ in range(MOVES):
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)["observation"].tolist()
            assert named(table.look.cells, seen) == engines(table.state, seat)
        if table.state.to_act == rotonde.OVER:
            return
        table.step(random.choice(table.state.legal_actions()))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_gymnasium(game_id: str, seats: int) -> None:
    table, random = SeatEnv(game_id, seats, seat=seats - 1, level="random"), Random(1)
    seen, _ = table.reset(seed=1)
    for _ in range(MOVES):
        assert named(table.look.cells, seen["observation"].tolist()) == engines(table.state, seats - 1)
        if table.state.to_act != seats - 1:
            return
        seen, *_ = table.step(np.int64(random.choice(table.state.legal_actions())))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_many_games_at_once(game_id: str, seats: int) -> None:
    games, random = Stepper(game_id, 2, seats, seed=1), np.random.default_rng(1)
    for _ in range(MOVES):
        for row, state in zip(games.observations.tolist(), _states(games), strict=True):
            assert dict(zip(games.names, row, strict=True)) == engines(state, state.to_act)
        games.step(games.random_actions(random))


def _states(games: Stepper) -> Sequence[rotonde.State]:
    return games._batch.states
