"""Views as cells: what each kind of field makes of a value, and what every game's description owes."""

import pytest

import rotonde
from rotonde.core.errors import DuplicateNames
from rotonde.learning.containers import Around, Both, First, Given, Last, LeftOut, Row
from rotonde.learning.fields import Bag, Balance, Count, Field, Flag, Hashed, OneOf, Seat, Seats
from rotonde.learning.lookup import UNDESCRIBED, observation
from rotonde.learning.observation import Observation
from rotonde.testing import check_observations

COLOURS = ("red", "blue")


def written(field: Field, value: object, seat: int = 0) -> list[int]:
    """The field's cells, with one on each side that must stay as it is."""
    cells = bytearray(field.size + 2)
    field.write(value, cells, 1, seat)
    assert not cells[0]
    assert not cells[-1]
    return list(cells[1:-1])


def named(field: Field) -> list[str]:
    assert len(field.cells()) == field.size
    return [f"{name} {most}" for name, most in field.cells()]


@pytest.mark.parametrize(
    ("field", "value", "cells"),
    [
        (Flag(), True, [1]),
        (Flag(), False, [0]),
        (Count(9), 7, [7]),
        (Count(9), 12, [9]),
        (Count(), -3, [0]),
        (Balance(), 40, [40, 0]),
        (Balance(), -300, [0, 255]),
        (OneOf(COLOURS), "blue", [0, 1]),
        (Bag(COLOURS, 3), ["blue", "red", "blue"], [1, 2]),
        (Both(Bag(COLOURS), Last(OneOf(COLOURS))), ["blue", "red"], [1, 1, 1, 0]),
        (Last(Count()), [], [0]),
        (First(3, Count()), [4, None, 6, 8], [4, 0, 6]),
        (Given(Count()), 0, [1, 0]),
        (LeftOut("for a test"), {"any": "thing"}, []),
        (Row({"a": Count(), "b": Flag(), "c": Count()}), {"a": 3, "c": None}, [3, 0, 0]),
    ],
)
def test_a_value_in_its_cells(field: Field, value: object, cells: list[int]) -> None:
    assert written(field, value) == cells


@pytest.mark.parametrize(
    ("field", "value", "cells"),
    [
        (Seat(3), 2, [1, 0, 0]),
        (Seat(3), 1, [0, 0, 1]),
        (Seat(3), -1, [0, 0, 0]),
        (Seats(3), [0, 1], [0, 1, 1]),
        (Around(3, Count()), [10, 11, None], [0, 10, 11]),
    ],
)
def test_seats_are_counted_from_the_one_who_looks(field: Field, value: object, cells: list[int]) -> None:
    assert written(field, value, seat=2) == cells


def test_every_cell_has_a_name_and_a_most() -> None:
    field = Row(
        {
            "phase": OneOf(COLOURS),
            "seats": Around(2, Row({"open": Flag(), "total": Balance()})),
            "hand": Both(Bag(COLOURS, 3), Last(Count(9))),
            "turn": Seat(2),
            "others": Seats(2),
            "trains": First(2, Given(Count(5))),
            "rules": LeftOut("always the same"),
        }
    )
    assert named(field) == [
        *("phase.red 1", "phase.blue 1"),
        *("seats.+0.open 1", "seats.+0.total.above 255", "seats.+0.total.below 255"),
        *("seats.+1.open 1", "seats.+1.total.above 255", "seats.+1.total.below 255"),
        *("hand.red 3", "hand.blue 3", "hand.last 9"),
        *("turn.+0 1", "turn.+1 1", "others.+0 1", "others.+1 1"),
        *("trains.0.given 1", "trains.0 5", "trains.1.given 1", "trains.1 5"),
    ]


@pytest.mark.parametrize(
    "view",
    [
        Row({"to_act": LeftOut("told of every game"), "phase": Flag()}),
        Row({"phase": Flag(), "seat": Seat(2)}),
        Row({"hand": Both(Bag(COLOURS), OneOf(COLOURS))}),
        Row({"hand": Row({"red": Flag()}), "hand.red": Flag()}),
    ],
)
def test_a_name_that_comes_twice_is_refused(view: Field) -> None:
    with pytest.raises(DuplicateNames, match="more than once"):
        Observation(2, view)


def test_what_nobody_described_is_scattered() -> None:
    field = Hashed(16)
    assert len(named(field)) == 16
    one = written(field, {"seats": [{"name": "red", "at": 3}, {"name": None, "at": True}]})
    other = written(field, {"seats": [{"name": "blue", "at": 3}, {"name": None, "at": True}]})
    assert sum(one) == sum(other) == 5
    assert one != other


def test_a_game_from_outside_needs_no_description() -> None:
    game = rotonde.game("quai")
    seats = game.seats[0]
    found = observation(game, seats)
    assert found.size == 2 * seats + UNDESCRIBED
    match = rotonde.Match(game, seats, seed=1)
    assert any(found.of(match.state, 0)[2 * seats :])


def test_an_observation_says_who_looks_and_who_decides() -> None:
    game = rotonde.game("wurfel")
    state = rotonde.Match(game, 3, seed=1, options={"firstPlayer": 1}).state
    found = observation(game, 3)
    assert [name for name, _ in found.cells()][:6] == [
        *("seat.0", "seat.1", "seat.2", "to_act.+0", "to_act.+1", "to_act.+2")
    ]
    assert list(found.of(state, 0)[:6]) == [1, 0, 0, 0, 1, 0]
    assert list(found.of(state, 1)[:6]) == [0, 1, 0, 1, 0, 0]


@pytest.mark.parametrize("game_id", rotonde.games())
def test_observations_tell_the_view_and_nothing_else(game_id: str) -> None:
    check_observations(rotonde.game(game_id))
