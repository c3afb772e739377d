"""Layout of a board for the page: every place, every line between two, every light on its line."""

from itertools import pairwise
from typing import Any

import pytest

from rotonde.games.convoi import GAME

BOARDS: Any = GAME.layout["boards"]


@pytest.fixture(params=["central-europe", "north-america"])
def board(request: pytest.FixtureRequest) -> Any:
    return BOARDS[request.param]


def test_every_space_and_every_light_lies_somewhere_once(board: Any) -> None:
    engine = next(each for each in GAME.boards.values() if GAME.layout["boards"][each.id] is board)  # type: ignore[index]
    spaces = [space["id"] for line in board["lines"] for space in line["spaces"]]
    stations = [place["id"] for place in board["places"] if place["kind"] != "junction"]
    assert sorted(spaces + stations) == sorted(engine.spaces)
    lights = [light for line in board["lines"] for light in line["lights"] if light]
    assert sorted(lights) == sorted(engine.lights)
    assert all(len(line["lights"]) == len(line["spaces"]) + 1 for line in board["lines"])


def test_lines_end_at_places_and_legs(board: Any) -> None:
    places = {place["id"]: place for place in board["places"]}
    for line in board["lines"]:
        assert line["from"]["node"] in places
        assert line["to"]["node"] in places
    legs = [
        end["end"] for line in board["lines"] for end in (line["from"], line["to"]) if end["node"] == "j.lyon"
    ]
    if "j.lyon" in places:
        assert sorted(legs) == ["dijon", "geneva", "limoges", "marseille"]


def test_sections_lie_beside_each_other_in_the_order_of_the_line(board: Any) -> None:
    places = {place["id"]: place["at"] for place in board["places"]}
    for line in board["lines"]:
        way = [
            places[line["from"]["node"]],
            *(space["at"] for space in line["spaces"]),
            places[line["to"]["node"]],
        ]
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) < 200 for a, b in pairwise(way)), line


def test_places_say_what_they_are() -> None:
    places = {place["id"]: place for place in BOARDS["central-europe"]["places"]}
    assert places["c.paris"] == {"id": "c.paris", "kind": "city", "at": [430.0, 500.0], "goods": "blue"}
    assert places["d.calais"]["number"] == 6
    assert places["p.marseille"]["kind"] == "port"
    assert places["j.dijon"]["kind"] == "junction"


def test_a_section_says_which_end_is_ahead() -> None:
    line = next(each for each in BOARDS["central-europe"]["lines"] if each["to"]["node"] == "d.calais")
    assert [space["ahead"] for space in line["spaces"]] == ["a", "a"]
    assert (line["from"], line["lights"]) == (
        {"node": "c.paris", "end": "calais"},
        ["calais_paris.2", None, None],
    )


def test_cards_are_told_as_they_are_printed() -> None:
    cards: Any = GAME.layout["cards"]
    assert cards["i04"] == {"new": 1, "move": ["black", "grey"]}
    assert cards["i18"] == {"new": 0, "move": ["any", "any", "any"]}


@pytest.mark.parametrize("hidden", [True, False])
def test_cv_info_1_only_hidden_hands_need_a_curtain(hidden: bool) -> None:
    assert GAME.hides({"hiddenHands": hidden}) is hidden
    first, second = GAME.new(2, {"hiddenHands": hidden}).views_of([0, 1])
    assert (first is not second) is hidden
