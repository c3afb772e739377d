"""The examples of the rulebook, on our map."""

import pytest

from rotonde.games.tee.tests.tables import (
    at,
    bound,
    closed,
    do,
    drawn,
    ends,
    legal,
    moving,
    player,
    ride,
    table,
    why_not,
)

FROM_CLUJ = (
    "bacau belgrade brasov bucharest budapest constanza fetesti gyor kiev krakow lvov oradea ruse sofia "
    "subotica suceava timisoara vienna"
)
ABROAD = "london madrid rome paris bonn oslo lisbon dublin berlin"
HAND = "london madrid rome paris bonn berlin"


def test_tee_ex_1_from_cluj_with_a_four() -> None:
    state = moving(4, player("cluj", hand=HAND))
    assert ends(state) == set(FROM_CLUJ.split())
    assert why_not(state, "stay") == ""
    three = ends(moving(3, player("cluj", hand=HAND)))
    assert not three & {"vienna", "constanza", "sofia", "suceava"}


def test_tee_ex_1_down_to_bucharest_then_two_up_towards_lvov() -> None:
    state = ride(moving(4, player("cluj", hand=HAND)), "violet", "brasov", "bucharest", "bacau", "suceava")
    assert at(state) == "suceava"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_tee_ex_2_a_four_is_one_two_three_or_four_stations(count: int) -> None:
    way = ["oradea", "budapest", "gyor", "vienna"][:count]
    state = ride(moving(4, player("cluj", hand=HAND)), "violet", *way)
    if count < 4:
        do(state, "stop")
    assert (at(state), state.turn) == (way[-1], 1)


def test_tee_ex_3_to_vienna_then_by_tee() -> None:
    state = table(player("cluj", hand=HAND), player("izmir", "izmir"))
    do(state, "roll", "rolls 4")
    ride(state, "violet", "oradea", "budapest", "gyor", "vienna")
    do(state, "roll", "rolls 1", "stay")
    do(state, "draw", "draws signalmans_favour")  # replaces the turn: no die
    assert state.turn == 1
    do(state, "roll", "rolls 1", "stay", "roll", "rolls 2")
    by_tee = [a for a in legal(state) if a.startswith("ride tee")]
    assert by_tee == ["ride tee nuremberg"]


def test_tee_ex_4_through_dublin_to_belfast_with_a_three() -> None:
    assert "belfast" in ends(moving(3))
    assert "belfast" not in ends(moving(2))


def test_tee_ex_5_stop_at_dublin_for_the_ferry() -> None:
    state = ride(moving(3), "violet", "limerick_jn", "dublin")
    assert why_not(state, "ride ferry holyhead") == "TEE-NET-2"
    do(state, "stop", "roll", "rolls 1", "stay")
    do(state, "draw", "draws ministry_pass", "roll", "rolls 1", "stay")
    do(state, "roll", "rolls 1", "ride ferry holyhead")
    do(state, "roll", "rolls 1", "stay", "roll", "rolls 2")
    assert bound(state) == "free"
    ride(state, "violet", "liverpool")
    assert at(state) == "liverpool"


def test_tee_ex_6_sent_to_a_city_one_leaves_it_by_any_line() -> None:
    state = drawn("tivoli_by_night", player("paris", hand=HAND.replace("paris", "vaduz")))
    assert at(state) == "copenhagen"
    do(state, "roll", "rolls 1", "stay", "roll", "rolls 3")
    assert {"ride violet fredericia", "ride tee hamburg", "ride ferry oslo"} <= set(legal(state))


def test_tee_ex_7_who_takes_the_token_of_a_closed_station() -> None:
    rivals = [player("izmir", "izmir"), player("izmir", "izmir")]
    several = drawn("football_special", player("dublin"), *rivals, closed="newcastle")
    assert (closed(several), several.tokens) == ([], [4, 3, 2])
    one = drawn("a_distant_aunt", player("dublin"), *rivals, closed="belfast")
    do(one, "name 1")
    assert (closed(one), one.tokens) == ([], [3, 4, 2])
