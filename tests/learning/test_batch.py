"""Many games side by side, and what a finished one is worth."""

from pathlib import Path

import pytest

import rotonde
from rotonde.learning.batch import GameBatch
from rotonde.learning.lookup import observation
from rotonde.learning.payoffs import payoffs

SEATS = 3
RECORDS = Path(rotonde.__file__).parent / "games"


def batch(game_id: str, games: int = 4, horizon: int = 1000, seed: int = 1) -> GameBatch:
    game = rotonde.game(game_id)
    options = game.complete_options(SEATS, None)
    return GameBatch(game, SEATS, options, observation(game, SEATS), games, seed, horizon)


def legal(many: GameBatch, i: int) -> list[int]:
    return [a for a in range(many.actions) if many.masks[i * many.actions + a]]


@pytest.mark.parametrize("game_id", rotonde.games())
def test_a_row_is_what_the_one_who_decides_observes_and_may_do(game_id: str) -> None:
    many = batch(game_id)
    for _ in range(20):
        for i, state in enumerate(many.states):
            size = len(many.cells) // len(many.states)
            found = observation(state.game, SEATS)
            assert many.to_act[i] == state.to_act
            assert many.cells[i * size : (i + 1) * size] == found.of(state, state.to_act)
            assert legal(many, i) == state.legal_actions()
        many.step([legal(many, i)[-1] for i in range(len(many.states))])


def test_each_game_has_its_own_chance() -> None:
    many = batch("wurfel", games=8)
    assert len({str(state.snapshot()) for state in many.states}) == 8
    assert [state.snapshot() for state in batch("wurfel", games=8).states] == [
        state.snapshot() for state in many.states
    ]


def test_a_game_that_is_over_gives_way_to_the_next() -> None:
    many = batch("convoi", games=2)
    while not any(many.ended):
        assert many.rewards == [0.0] * (2 * SEATS)
        many.step([legal(many, i)[0] for i in range(2)])
    i = many.ended.index(1)
    assert many.rewards[i * SEATS : (i + 1) * SEATS] == [-1.0] * SEATS
    assert many.states[i].to_act >= 0
    assert not any(many.broken_off)


def test_a_game_at_its_horizon_is_broken_off() -> None:
    many = batch("express", games=1, horizon=5)
    for _ in range(4):
        many.step([legal(many, 0)[0]])
        assert not many.broken_off[0]
    many.step([legal(many, 0)[0]])
    assert many.broken_off[0]
    assert not many.ended[0]
    assert many.rewards == [0.0] * SEATS


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    many = batch("wurfel", games=2)
    before = [state.snapshot() for state in many.states]
    wrong = next(a for a in range(many.actions) if a not in legal(many, 1))
    with pytest.raises(rotonde.IllegalAction, match="WX-"):
        many.step([legal(many, 0)[0], wrong])
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        many.step([0])
    assert [state.snapshot() for state in many.states] == before


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("convoi/america-won", [1.0, 1.0]),  # together
        ("convoi/lost-at-the-end", [-1.0, -1.0]),
        ("wurfel/2-seats", [1.0, -1.0]),
        ("express/4-seats-teams", [-1.0, 1.0, -1.0, 1.0]),
        ("express/5-seats", [-0.25, -0.25, -0.25, -0.25, 1.0]),
    ],
)
def test_what_a_finished_game_is_worth(name: str, worth: list[float]) -> None:
    game_id, record = name.split("/")
    file = RECORDS / game_id / "records" / f"{record}.txt"
    assert payoffs(rotonde.Record.parse(file.read_text("utf-8")).last()) == worth


def test_a_running_game_is_worth_nothing_yet() -> None:
    assert payoffs(rotonde.game("wurfel").new(2)) == [0.0, 0.0]
