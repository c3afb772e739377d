"""Declared fields: what they write and read, and that `check_fields` finds a clone that forgets one."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import rotonde
from rotonde.core.codecs import Choice, Flag, ListOf, Mask, OrNull, Record, Whole
from rotonde.core.fields import Derived, Field, Fields, Group, Require, Rows
from rotonde.core.snapshot import TOP
from rotonde.testing.fields import assert_cloned, assert_declared

Thing = SimpleNamespace

FIELDS = Fields(
    Field("phase", Choice(("deal", "play"))),
    Rows("players", Field("tokens", Whole(0, 9)), Field("home", OrNull(Choice(("lyon", "paris"))), "homes")),
    Group("move", Field("six", Flag()), Field("path", ListOf(Whole(1, 3), 0, 2))),
    Field("closed", Mask(Whole(0, 5))),
    Field("disc", Record(lambda at: Thing(at=at), at=Whole(0, 1))),
    Derived("total", lambda state: sum(state.tokens)),
    Require("players", lambda state: state.total < 10, "too many tokens"),
)
SNAPSHOT = {
    "phase": "play",
    "players": [{"tokens": 4, "home": None}, {"tokens": 2, "home": "paris"}],
    "move": {"six": 1, "path": [3, 1]},
    "closed": [0, 5],
    "disc": {"at": 1},
}


def read(**more: object) -> Thing:
    state = Thing(seats=2, tokens=[0, 0], homes=[0, 0])
    FIELDS.read(state, {**SNAPSHOT, **more}, TOP)
    return state


def test_each_field_is_read_into_its_attribute_and_written_again() -> None:
    state = read()
    assert (state.phase, state.tokens, state.homes, state.six, state.path) == (
        1,
        [4, 2],
        [-1, 1],
        True,
        [3, 1],
    )
    assert (state.closed, state.disc.at, state.total) == (0b100001, 1, 6)
    assert list(FIELDS.write(state).items()) == list(SNAPSHOT.items())


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("phase", "sleep", "at phase: expected one of deal, play, found 'sleep'"),
        ("players", [], "at players: expected 2 to 2 items, found 0"),
        (
            "players",
            [{"tokens": 1, "home": 1}, {}],
            r"at players\[0\].home: expected one of lyon, paris, found 1",
        ),
        ("players", [{"tokens": 1, "home": None}, {}], r"at players\[1\]: tokens is missing"),
        ("players", [{"tokens": 9, "home": None}] * 2, "at players: too many tokens"),
        ("move", {"six": 2, "path": []}, "at move.six: expected a number from 0 to 1, found 2"),
        ("move", {"six": 0, "path": [0]}, r"at move.path\[0\]: expected a number from 1 to 3, found 0"),
        ("move", {"six": 0, "path": [], "way": 1}, "at move: 'way' is unknown; known: six, path"),
        ("closed", 3, "at closed: expected a list, found 3"),
        ("closed", [1, 1], "at closed: the same twice"),
        ("disc", {"at": True}, "at disc.at: expected a number from 0 to 1, found True"),
    ],
)
def test_a_fault_is_named_with_its_place(key: str, value: object, problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        read(**{key: value})


Spoil = Callable[[Any, Any], None]


def forget(state: Any, copy: Any) -> None:
    copy.gone = []


def share(state: Any, copy: Any) -> None:
    copy.held = state.held


def replace(state: Any, copy: Any) -> None:
    copy.wagons = list(state.wagons)


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (forget, "a clone forgets gone"),
        (share, "a clone shares held"),
        (replace, "a clone has another wagons"),
    ],
)
def test_a_clone_that_is_not_what_is_declared_is_found(
    spoil: Spoil, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state: Any = rotonde.game("quai").new(2)
    clone = type(state).clone

    def spoilt(state: Any) -> object:
        copy = clone(state)
        spoil(state, copy)
        return copy

    monkeypatch.setattr(type(state), "clone", spoilt)
    with pytest.raises(AssertionError, match=problem):
        assert_cloned(state, state.game.fields)


def test_an_attribute_that_is_not_declared_is_found_and_the_other_way_round() -> None:
    state: Any = rotonde.game("quai").new(2)
    state.weather = "fine"
    with pytest.raises(AssertionError, match="not among the declared fields: weather"):
        assert_declared(state, state.game.fields)
    fields = Fields(*state.game.fields.entries, constants=("wagons", "weather", "season"))
    with pytest.raises(AssertionError, match="no attribute of the state: season"):
        assert_declared(state, fields)
