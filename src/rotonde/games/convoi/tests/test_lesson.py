"""The lesson is the rulebook's example turn, CV-EX-1: the same position, the same end."""

from rotonde.core.state import State
from rotonde.games.convoi.tests.tables import hand
from rotonde.table.game.lesson import Lesson, lesson


def taught() -> Lesson:
    found = lesson("convoi")
    assert found
    return found


def last() -> State:
    *_, state = taught().moments()
    return state


def test_the_lesson_begins_as_the_example_does() -> None:
    position = next(taught().moments()).snapshot()
    assert position["trains"] == [
        {"train": "brown1", "space": "t.hanover_hamburg.1", "heading": "a", "cargo": None}
    ]
    assert (position["card"], position["clock"], position["deck"]) == ("i04", 7, 10)
    assert position["hands"][0] == hand(move=3, signal=1, switch=2)  # type: ignore[index]


def test_the_lesson_ends_as_the_example_does() -> None:
    position = last().snapshot()
    assert position["trains"] == [
        {"train": "black1", "space": "t.dijon_lyon.1", "heading": "b", "cargo": "blue"},
        {"train": "brown1", "space": "t.hanover_amsterdam.3", "heading": "b", "cargo": None},
    ]
    assert (position["clock"], position["active"], position["cubes"]["blue"]) == (6, 1, 1)  # type: ignore[index]
    assert sum(position["hands"][0].values()) == 5  # type: ignore[index]


def test_every_place_the_lesson_points_at_is_on_the_board() -> None:
    board = taught().game.layout["boards"]["central-europe"]  # type: ignore[index]
    places = {str(place["id"]) for place in board["places"]}
    lights = {light for line in board["lines"] for light in line["lights"]}
    there = {f"place:{place}" for place in places} | {f"junction:{place[2:]}" for place in places}
    there |= {f"light:{light}" for light in lights} | {"train:black1", "train:brown1"}
    assert {point for step in taught().steps for point in step.points} <= there
