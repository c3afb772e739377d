"""Errors carry their data and survive a trip between processes."""

import pickle

import pytest

import rotonde
from rotonde.core.errors import SnapshotError


def test_an_illegal_action_says_its_rule_in_both_languages_and_changes_nothing() -> None:
    game = rotonde.game("wurfel")
    state = game.new(4)
    before = state.snapshot()
    with pytest.raises(rotonde.IllegalAction) as caught:
        state.apply(game.space.parse("stop"))
    error = caught.value
    assert (error.rule, error.action) == ("WX-PLAY-1", "stop")
    assert str(error) == f"'stop' is not allowed now (WX-PLAY-1): {game.rules['WX-PLAY-1'].en}"
    assert game.rules["WX-PLAY-1"].fr in error.text("fr")
    assert state.snapshot() == before


def test_errors_can_be_sent_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(SnapshotError(where="dice[2]", problem="not a colour")))
    assert isinstance(error, SnapshotError)
    assert (error.where, str(error)) == ("dice[2]", "snapshot, at dice[2]: not a colour")


def test_material_errors_name_their_entry() -> None:
    with pytest.raises(rotonde.MaterialError) as caught:
        rotonde.game("wurfel").with_material({})
    assert caught.value.entry == "files"
