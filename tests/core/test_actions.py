"""Actions as numbers, as notation and as parameters, all the same thing."""

import pytest

from rotonde import NotationError
from rotonde.core.actions import ActionSpace, Kind, kind

SPACE = ActionSpace(
    players=[
        kind("pass"),
        kind("take", colour=["red", "blue"], length=[2, 3]),
        Kind("go", ["to"], [("Ulm",)], "go to {to}"),
    ],
    chance=[kind("rolls", face=range(1, 7))],
)
ALL = ["pass", "take red 2", "take red 3", "take blue 2", "take blue 3", "go to Ulm", "rolls 1"]


def test_numbers_are_dense_and_chance_comes_last() -> None:
    assert [SPACE.text(a) for a in range(7)] == ALL
    assert len(SPACE) == 12
    assert SPACE.players_end == 6
    assert SPACE.first("take") == 1


def test_every_face_of_an_action_leads_back_to_its_number() -> None:
    for a in range(len(SPACE)):
        assert SPACE.parse(SPACE.text(a)) == a
        assert SPACE.encode(SPACE.kind(a), **SPACE.params(a)) == a


def test_parameters_keep_their_names_and_types() -> None:
    assert (SPACE.kind(2), SPACE.params(2)) == ("take", {"colour": "red", "length": 3})
    assert SPACE.kinds["take"] == ("colour", "length")


def test_parsing_is_lenient_about_case_and_spaces() -> None:
    assert SPACE.parse("  Take   RED 3 ") == 2


@pytest.mark.parametrize("text", ["", "fly", "take", "take green 2", "take red 2 3", "take red two"])
def test_unknown_notation_is_refused_with_what_is_known(text: str) -> None:
    with pytest.raises(NotationError, match=r"pass, take, go, rolls|take <colour> <length>: 'take red 2'"):
        SPACE.parse(text)


@pytest.mark.parametrize(
    "params", [{}, {"colour": "red"}, {"colour": "red", "length": "3"}, {"colour": "red", "size": 3}]
)
def test_encoding_needs_the_right_parameters(params: dict[str, str | int]) -> None:
    with pytest.raises(NotationError, match="take <colour> <length>"):
        SPACE.encode("take", **params)


def test_encoding_needs_a_known_kind() -> None:
    with pytest.raises(NotationError, match="pass, take, go, rolls"):
        SPACE.encode("fly")


def test_words_in_another_order_lead_to_the_right_one() -> None:
    with pytest.raises(NotationError, match="'take red 2' is one"):
        SPACE.parse("take 2 red")


@pytest.mark.parametrize("a", [-1, 12, pytest.param(10**5000, id="huge")])
def test_outside_the_space_is_an_index_error(a: int) -> None:
    for ask in (SPACE.text, SPACE.kind, SPACE.params):
        with pytest.raises(IndexError, match=r"action .* is outside 0 to 11"):
            ask(a)


def test_a_notation_or_a_kind_said_twice_is_the_authors_error() -> None:
    with pytest.raises(ValueError, match="kind 'a' is there twice"):
        ActionSpace([kind("a"), kind("a")], [])
    with pytest.raises(ValueError, match="notation 'a' is there twice"):
        ActionSpace([kind("a"), Kind("b", [], [()], "a")], [])
