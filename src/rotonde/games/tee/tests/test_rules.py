"""The rules of Trans Europe Express by their IDs: setting up, the turn, moves, networks, ferries."""

from typing import Any

import pytest

from rotonde import CHANCE, OptionError
from rotonde.games.tee import GAME
from rotonde.games.tee.tests.tables import (
    at,
    bound,
    dealt,
    do,
    drawn,
    ends,
    legal,
    moving,
    new,
    player,
    ride,
    seen,
    table,
    told,
    why_not,
)

AWAY = player("izmir", "izmir")


def test_tee_setup_1_two_to_five_with_three_tokens() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(OptionError, match=r"seats.*2, 3, 4, 5"):
            GAME.new(seats)
    assert new(5).tokens == [3] * 5


def test_tee_setup_2_any_hasard_card_may_be_the_first() -> None:
    state = do(table(player("dublin")), "draw")
    assert state.to_act == CHANCE
    assert len(legal(state)) == len(state.odds()) == 36
    assert set(state.odds()) == {1}


def test_tee_setup_3_three_red_then_three_blue_each() -> None:
    state = new(2)
    assert len(legal(state)) == 15
    assert why_not(state, "deals paris to 0") == why_not(state, "deals rome to 1") == "TEE-SETUP-3"
    do(state, "deals rome to 0", "deals oslo to 0")
    assert why_not(state, "deals rome to 0") == "TEE-PLAY-2"
    do(state, "deals sofia to 0")
    assert why_not(state, "deals athens to 0") == "TEE-SETUP-3"
    do(state, "deals paris to 0", "deals bern to 0", "deals bonn to 0")
    assert why_not(state, "deals rome to 1") == "TEE-PLAY-2"
    assert seen(state, 0, viewer=0)["open"] == ["oslo", "rome", "sofia", "bern", "bonn", "paris"]
    assert seen(state, 0, viewer=1)["open"] is None


def test_tee_setup_4_starts_are_chosen_unseen_and_shown_together() -> None:
    state = dealt(2)
    assert legal(state) == ["start cork", "start leningrad", "start izmir", "start gibraltar"]
    last = state.game.space.parse("start izmir")
    assert not state.reveals(last)
    do(state, "start izmir")
    assert state.reveals(last)
    assert seen(state, 0, viewer=0)["home"] == "izmir"
    assert seen(state, 0, viewer=1)["home"] is None
    assert seen(state, 0)["has_chosen"] is True
    assert seen(state, 0)["at"] is None
    assert (told(state, 12, 0), told(state, 12, 1)) == (["decided"], ["chose"])
    do(state, "start izmir")
    assert [seen(state, seat)["home"] for seat in (0, 1)] == [at(state, 0), at(state, 1)] == ["izmir"] * 2


def test_tee_setup_5_everyone_begins_on_violet() -> None:
    state = do(dealt(2), "start cork", "start cork")
    assert [bound(state, seat) for seat in (0, 1)] == ["violet", "violet"]


def test_tee_setup_6_the_highest_throw_begins_and_level_ones_throw_again() -> None:
    state = do(dealt(3), "start cork", "start cork", "start cork")
    do(state, "rolls 5", "rolls 2", "rolls 5")
    assert state.view(None)["throws"] == [0, -1, 0]
    do(state, "rolls 1", "rolls 3")
    assert (state.turn, state.asks()) == (2, "turn")
    do(state, "roll", "rolls 1", "stay")
    assert state.turn == 0


def test_tee_turn_1_a_lost_turn_asks_nothing() -> None:
    state = table(player(), player("izmir", "izmir", skips=2))
    do(state, "roll", "rolls 1", "stay")
    assert (state.turn, state.skips) == (0, [0, 1])
    assert "skipped" in told(state)


def test_tee_turn_2_throw_or_draw_not_both() -> None:
    state = table(player("dublin"))
    assert legal(state) == ["roll", "draw"]
    for notation in ("ride violet belfast", "stay", "stop", "close dublin"):
        assert why_not(state, notation) == "TEE-TURN-2"
    do(state, "roll", "rolls 2")
    assert why_not(state, "draw") == why_not(state, "roll") == "TEE-TURN-2"


def test_tee_turn_3_after_the_throw_a_move_or_staying() -> None:
    state = do(table(player()), "roll", "rolls 2")
    assert {"ride violet limerick_jn", "stay"} <= set(legal(state))
    assert why_not(state, "stop") == "TEE-TURN-3"
    do(state, "stay")
    assert state.turn == 1


def test_tee_turn_4_a_card_is_carried_out_at_once_and_no_die_is_thrown() -> None:
    state = drawn("missed_connection", player("dublin"))
    assert (state.turn, state.skips[0]) == (1, 1)
    assert "rolled" not in told(state)


def test_tee_turn_5_clockwise() -> None:
    state = table(player(), AWAY, AWAY, turn=2)
    do(state, "roll", "rolls 1", "stay")
    assert state.turn == 0


def test_tee_move_1_up_to_the_die_or_not_at_all() -> None:
    state = moving(2)
    ride(state, "violet", "limerick_jn", "dublin")  # the second station ends it
    assert (at(state), state.turn) == ("dublin", 1)
    short = do(ride(moving(2), "violet", "limerick_jn"), "stop")
    assert (at(short), short.turn) == ("limerick_jn", 1)
    assert at(do(moving(2), "stay")) == "cork"


def test_tee_move_2_station_by_station_and_none_twice() -> None:
    state = moving(4)
    assert why_not(state, "ride violet dublin") == "TEE-MOVE-2"
    ride(state, "violet", "limerick_jn")
    assert why_not(state, "ride violet cork") == "TEE-MOVE-2"


def test_tee_move_3_who_is_free_chooses_after_the_throw() -> None:
    state = do(table(player("ostend", bound="free")), "roll", "rolls 3")
    assert {a for a in legal(state) if a.startswith("ride")} == {
        "ride violet brussels",
        "ride tee brussels",
        "ride ferry dover",
    }


def test_tee_move_4_any_branch_in_any_direction() -> None:
    state = moving(3, player("vienna", hand="london madrid rome paris bonn berlin"))
    onward = ["ride violet graz", "ride violet linz", "ride violet brno", "ride violet gyor"]
    assert {a for a in legal(state) if "ride" in a} == set(onward)
    ride(state, "violet", "linz", "passau")
    assert at(state) == "passau"


def test_tee_move_5_an_open_souvenir_ends_the_move_and_so_does_home() -> None:
    state = moving(5, player(hand="dublin madrid rome paris bonn berlin"))
    ride(state, "violet", "limerick_jn", "dublin")
    assert (at(state), state.turn) == ("dublin", 1)
    assert "dublin" in ends(moving(5))
    passing = ride(moving(3), "violet", "limerick_jn", "dublin")
    assert passing.asks() == "move"
    before = ride(moving(3, player("limerick_jn")), "violet", "cork", "rosslare")
    assert at(before) == "rosslare"  # home is like any station before the sixth visit


def test_tee_move_6_closed_stations_are_not_entered() -> None:
    state = moving(5, closed="dublin")
    ride(state, "violet", "limerick_jn")  # a dead end now: the move is over
    assert (at(state), state.turn) == ("limerick_jn", 1)
    walled = moving(5, closed="limerick_jn rosslare")
    assert legal(walled) == ["stay"]
    assert why_not(walled, "ride violet rosslare") == "TEE-MOVE-6"


@pytest.mark.parametrize(
    ("network", "station", "after"),
    [("violet", "brussels", "violet"), ("tee", "brussels", "tee"), ("ferry", "dover", "free")],
)
def test_tee_move_7_what_one_is_bound_to_afterwards(network: str, station: str, after: str) -> None:
    state = ride(moving(1, player("ostend", bound="free")), network, station)
    assert (at(state), bound(state)) == (station, after)


def test_tee_move_8_staying_changes_nothing() -> None:
    for how in ("violet", "tee", "free"):
        state = do(moving(3, player("ostend", bound=how)), "stay")
        assert (at(state), bound(state)) == ("ostend", how)
    assert why_not(ride(moving(3), "violet", "limerick_jn"), "stay") == "TEE-MOVE-8"


def test_tee_move_9_pieces_never_block() -> None:
    state = moving(3, player(), player("limerick_jn"), player("dublin"))
    ride(state, "violet", "limerick_jn", "dublin")
    assert at(do(state, "stop")) == at(state, 2) == "dublin"


def test_tee_net_1_networks_meet_only_at_interchanges() -> None:
    state = moving(3, player(bound="free"))
    assert why_not(state, "ride tee paris") == why_not(state, "ride ferry holyhead") == "TEE-NET-1"
    board = GAME.board
    for station, name in enumerate(board.stations):
        calls = sum(board.served[network][station] for network in range(3))
        assert board.is_interchange[station] == (calls > 1), name


def test_tee_net_2_passing_through_is_not_enough() -> None:
    state = ride(moving(5, player("lille")), "violet", "brussels")
    assert why_not(state, "ride tee ostend") == "TEE-NET-2"
    assert why_not(state, "draw") == "TEE-TURN-2"


def test_tee_net_3_who_is_bound_needs_a_draw() -> None:
    assert why_not(moving(3, player("paris")), "ride tee brussels") == "TEE-NET-3"
    assert why_not(moving(3, player("paris", bound="tee")), "ride violet amiens") == "TEE-NET-3"
    state = drawn("signalmans_favour", player("paris"))
    do(state, "roll", "rolls 1", "stay", "roll", "rolls 3", "ride tee brussels")
    assert bound(state) == "tee"


def test_tee_net_4_drawing_is_for_the_bound_at_an_interchange() -> None:
    assert why_not(table(player("dublin")), "draw") == ""
    assert why_not(table(player("cork")), "draw") == "TEE-NET-4"
    assert why_not(table(player("dublin", bound="free")), "draw") == "TEE-NET-4"


def test_tee_net_5_a_draw_is_the_turn_and_makes_free() -> None:
    state = do(table(player("dublin")), "draw")
    assert bound(state) == "free"
    do(state, "draws luggage_astray")
    assert (bound(state), state.turn) == ("free", 1)


def test_tee_net_6_free_until_leaving() -> None:
    state = table(player("paris", bound="free"))
    for _ in range(2):
        do(state, "roll", "rolls 1", "stay", "roll", "rolls 1", "stay")
    assert bound(state) == "free"
    assert why_not(state, "draw") == "TEE-NET-4"  # there is nothing to change
    assert "ride tee brussels" in legal(do(state, "roll", "rolls 1"))


def test_tee_net_7_who_is_sent_is_free() -> None:
    state = drawn("railway_congress", player("dublin"), AWAY, player("paris", bound="tee"))
    assert [(at(state, seat), bound(state, seat)) for seat in range(3)] == [("zurich", "free")] * 3


def test_tee_ferry_1_crossings_are_stations_and_may_be_chained() -> None:
    state = ride(moving(2, player("calais", bound="free")), "ferry", "dover", "ostend")
    assert (at(state), bound(state)) == ("ostend", "free")


def test_tee_ferry_2_only_the_free_may_board() -> None:
    assert why_not(moving(2, player("dublin")), "ride ferry holyhead") == "TEE-FERRY-2"
    assert why_not(moving(2, player("dublin", bound="free")), "ride ferry holyhead") == ""


def test_tee_ferry_3_the_move_ends_at_the_port_then_any_line_without_a_card() -> None:
    state = ride(moving(5, player("calais", bound="free")), "ferry", "dover")
    assert why_not(state, "ride violet london") == "TEE-FERRY-3"
    ride(state, "ferry", "ostend")  # no ferry goes on from here
    do(state, "roll", "rolls 1", "stay")
    assert why_not(state, "draw") == "TEE-NET-4"
    do(state, "roll", "rolls 1")
    assert {"ride violet brussels", "ride tee brussels", "ride ferry dover"} <= set(legal(state))


def test_tee_ferry_3_a_table_may_let_one_ride_on_with_the_rest_of_the_die() -> None:
    state = moving(3, player("calais", bound="free"), options={"rideOn": True})
    reach: Any = {way["station"]: way for way in state.aids(0)["reach"]}  # type: ignore[attr-defined]
    assert reach["london"]["networks"] == ["ferry", "violet"]
    ride(state, "ferry", "dover")
    assert {"ride violet london", "ride ferry ostend", "stop"} <= set(legal(state))
    ends = [way["station"] for way in state.aids(0)["reach"]]  # type: ignore[attr-defined]
    assert "london" in ends
    ride(state, "violet", "london")
    assert why_not(state, "ride ferry calais") == "TEE-NET-1"
    assert bound(do(state, "stop")) == "violet"
    train = ride(moving(3, player("limerick_jn", bound="free"), options={"rideOn": True}), "violet", "dublin")
    assert why_not(train, "ride ferry holyhead") == "TEE-NET-2"  # only off a ferry, not onto one
