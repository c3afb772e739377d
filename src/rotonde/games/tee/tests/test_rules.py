"""Every rule of Trans Europe Express, by its ID; moves, networks, visits and stations."""

import pytest

from rotonde import CHANCE, OVER, Chance, OptionError
from rotonde.games.tee import GAME
from rotonde.games.tee.tests.tables import (
    HANDS,
    at,
    bound,
    closed,
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
HOMESICK = HANDS[0]  # everything visited


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
    assert why_not(state, "ride violet london") == "TEE-NET-2"
    ride(state, "ferry", "ostend")  # no ferry goes on from here
    do(state, "roll", "rolls 1", "stay")
    assert why_not(state, "draw") == "TEE-NET-4"
    do(state, "roll", "rolls 1")
    assert {"ride violet brussels", "ride tee brussels", "ride ferry dover"} <= set(legal(state))


def test_tee_visit_1_the_card_is_turned_up_for_all() -> None:
    state = moving(2, player("limerick_jn", hand="dublin madrid rome paris bonn berlin"))
    assert seen(state)["visited"] == []
    ride(state, "violet", "dublin")
    assert seen(state, 0, viewer=1)["visited"] == ["dublin"]
    assert "dublin" not in str(seen(state, 0, viewer=0)["open"])
    assert state.scores() == [1, 0]
    sent = drawn("ballet_tickets", player("dublin", hand=HANDS[1]), player("rome", hand=HANDS[0]))
    assert seen(sent)["visited"] == ["moscow"]


def test_tee_visit_1_on_anothers_turn_as_well() -> None:
    state = drawn("telegram", player("paris"), player("izmir", "izmir", hand=HANDS[4]))
    assert (seen(state, 1)["visited"], state.turn) == (["paris"], 1)


def test_tee_visit_2_the_visit_ends_the_move_and_costs_no_further_turn() -> None:
    state = moving(6, player("limerick_jn", hand="dublin madrid rome paris bonn berlin"))
    ride(state, "violet", "dublin")
    assert (state.turn, state.skips) == (1, [0, 0])
    do(state, "roll", "rolls 1", "stay")
    assert state.turn == 0
    costly = moving(
        6,
        player("limerick_jn", hand="dublin madrid rome paris bonn berlin"),
        options={"visitCostsTurn": True},
    )
    do(ride(costly, "violet", "dublin"), "roll", "rolls 1", "stay")
    assert costly.turn == 1


def test_tee_visit_3_other_capitals_have_no_effect() -> None:
    state = ride(moving(3), "violet", "limerick_jn", "dublin", "belfast")
    assert (at(state), seen(state)["visited"]) == ("belfast", [])


def test_tee_close_1_on_leaving_before_the_next_station_is_entered() -> None:
    state = moving(3)
    assert "close cork" in legal(state)
    assert why_not(state, "close dublin") == "TEE-CLOSE-1"
    do(state, "close cork")
    assert (closed(state), state.tokens) == (["cork"], [2, 3])
    assert why_not(state, "stay") == why_not(state, "stop") == "TEE-CLOSE-1"
    assert legal(state) == ["ride violet limerick_jn", "ride violet rosslare"]
    ride(state, "violet", "limerick_jn")
    assert why_not(state, "close limerick_jn") == why_not(state, "close cork") == "TEE-CLOSE-1"


def test_tee_close_1_not_without_leaving_or_a_token_or_where_starts_are_protected() -> None:
    walled = moving(5, closed="limerick_jn rosslare")
    assert why_not(walled, "close cork") == "TEE-CLOSE-1"
    assert why_not(moving(3, player(tokens=0), player(tokens=6)), "close cork") == "TEE-PLAY-2"
    protected = moving(3, options={"protectStarts": True})
    assert why_not(protected, "close cork") == "TEE-CLOSE-1"
    assert "close cork" not in legal(protected)
    elsewhere = moving(3, player("dublin"), options={"protectStarts": True})
    assert why_not(elsewhere, "close dublin") == ""


def test_tee_close_2_a_card_closes_any_open_station_or_none() -> None:
    state = drawn("lightning_strike", player("dublin"), closed="paris")
    assert len(legal(state)) == 170
    assert why_not(state, "close paris") == "TEE-CLOSE-3"
    assert closed(do(state, "close rome")) == ["paris", "rome"]
    declined = do(drawn("lightning_strike", player("dublin")), "decline")
    assert (closed(declined), declined.turn) == ([], 1)
    without = drawn("lightning_strike", player("dublin", tokens=0), player("izmir", "izmir", tokens=6))
    assert without.turn == 1
    assert "nothing" in told(without)
    protected = drawn("state_visit", player("dublin"), options={"protectStarts": True})
    assert why_not(protected, "close izmir") == "TEE-CLOSE-2"


def test_tee_close_3_one_token_closes_for_everyone_on_all_networks() -> None:
    assert why_not(moving(3, closed="cork"), "close cork") == "TEE-CLOSE-3"
    state = moving(3, player("ostend", bound="free"), closed="brussels dover")
    assert legal(state) == ["stay"]
    mine = do(
        moving(1), "close cork", "ride violet limerick_jn", "roll", "rolls 1", "stay", "roll", "rolls 3"
    )
    assert why_not(mine, "ride violet cork") == "TEE-MOVE-6"


def test_tee_close_4_who_stands_in_a_closed_station_may_leave_draw_or_be_sent() -> None:
    state = table(player("dublin"), closed="dublin")
    assert legal(state) == ["roll", "draw"]
    assert "ride violet belfast" in legal(do(state, "roll", "rolls 2"))
    do(state, "ride violet belfast")
    assert closed(state) == ["dublin"]
    assert at(drawn("ballet_tickets", player("dublin"), closed="dublin")) == "moscow"


def test_tee_open_1_a_thrown_six_opens_one() -> None:
    state = moving(6, closed="limerick_jn dublin")
    ride(state, "violet", "limerick_jn")
    assert (closed(state), state.tokens[0]) == (["dublin"], 4)
    assert state.turn == 1  # the second needs a card, and there is no other way
    every = moving(6, closed="limerick_jn dublin", options={"sixOpens": "all"})
    ride(every, "violet", "limerick_jn", "dublin")
    assert (closed(every), every.tokens[0]) == ([], 5)


def test_tee_open_2_a_kept_card_opens_one_with_any_die() -> None:
    state = moving(2, player(kept="ministry_pass"), closed="limerick_jn", under=["no_ticket"])
    ride(state, "violet", "limerick_jn")
    assert (closed(state), seen(state)["kept"]) == ([], [])
    assert state.view(None)["under"] == ["no_ticket", "ministry_pass"]
    assert "used" in told(state)


def test_tee_open_3_the_six_first_then_the_cards() -> None:
    state = moving(6, player(kept="ministry_pass signalmans_favour"), closed="limerick_jn dublin")
    ride(state, "violet", "limerick_jn")
    assert seen(state)["kept"] == ["signalmans_favour", "ministry_pass"]
    ride(state, "violet", "dublin")
    assert (seen(state)["kept"], state.view(None)["under"]) == (["ministry_pass"], ["signalmans_favour"])


def test_tee_open_4_who_is_sent_in_reopens() -> None:
    state = drawn("ballet_tickets", player("dublin"), closed="moscow")
    assert (at(state), closed(state), state.tokens) == ("moscow", [], [4, 2])
    there = drawn("tivoli_by_night", player("copenhagen"), closed="copenhagen")
    assert (closed(there), there.tokens) == ([], [4, 2])


def test_tee_open_5_the_token_is_the_enterers_or_the_drawers_where_several_are_sent() -> None:
    everyone = drawn("railway_congress", player("dublin"), AWAY, closed="zurich")
    assert everyone.tokens == [4, 2]
    others = drawn("football_special", player("dublin"), AWAY, closed="newcastle")
    assert others.tokens == [3, 3]  # one other player only: theirs
    several = drawn("football_special", player("dublin"), AWAY, AWAY, closed="newcastle")
    assert several.tokens == [4, 3, 2]
    same = drawn("tickets_exchanged", player("dublin"), player("dublin", "izmir"), closed="dublin")
    assert same.tokens == [4, 2]


def test_tee_open_6_collected_tokens_are_used_like_ones_own() -> None:
    state = moving(6, closed="limerick_jn")
    do(ride(state, "violet", "limerick_jn", "dublin"), "stop", "roll", "rolls 1", "stay")
    assert state.tokens[0] == 4
    do(state, "roll", "rolls 1", "close dublin")
    assert state.tokens[0] == 3


def test_tee_near_1_stations_apart_over_all_networks() -> None:
    board = GAME.board
    name = board.stations.index
    assert board.distance[name("dublin")][name("dublin")] == 0
    assert board.distance[name("dublin")][name("liverpool")] == 2  # by ferry, then violet
    assert board.distance[name("paris")][name("hamburg")] == 2  # by T.E.E.
    state = drawn(
        "travelling_companion", player("dublin"), player("limerick_jn"), player("rome"), closed="limerick_jn"
    )
    assert at(state) == "limerick_jn"


def test_tee_near_2_the_drawer_chooses_among_those_level() -> None:
    state = drawn("chatterbox", player("dublin"), player("limerick_jn"), AWAY, player("belfast"))
    assert legal(state) == ["name 1", "name 3"]
    assert why_not(state, "name 2") == "TEE-NEAR-2"
    do(state, "name 3")
    assert state.skips == [0, 0, 0, 1]


def test_tee_win_1_home_with_all_six() -> None:
    state = moving(2, player("limerick_jn", visited=HOMESICK))
    ride(state, "violet", "cork")
    assert (state.to_act, state.winners(), state.scores()) == (OVER, [0], [7, 0])
    assert told(state)[-1] == "won"
    assert state.view(None)["ranks"] == [1, 2]


def test_tee_win_1_sent_home_by_a_card_on_anothers_turn() -> None:
    rival = player("athens", "izmir", visited=HANDS[1])
    card = {
        "id": "x",
        "tone": "mixed",
        "keep": False,
        "effect": {"op": "send", "who": "everyone", "to": "home"},
    }
    both = {"en": "x", "fr": "x"}
    deck = {"format": "tee-hasard/1", "cards": [{**card, "title": both, "text": both}]}
    state = GAME.with_material({"hasard": deck}).restore(
        {**table(player("dublin"), rival).snapshot(), "under": []}
    )
    for notation in ("draw", "draws x"):
        state.apply(state.game.space.parse(notation))
    assert state.winners() == [1]
    state.check()


def test_tee_win_2_no_exact_throw_is_needed() -> None:
    state = moving(6, player("dublin", visited=HOMESICK))
    ride(state, "violet", "limerick_jn", "cork")
    assert state.winners() == [0]


def test_tee_win_3_home_too_early_is_nothing() -> None:
    state = drawn("gas_left_on", player("dublin"))
    assert (at(state), bound(state), state.winners()) == ("cork", "free", [])


def test_tee_info_1_what_is_secret_and_what_is_not() -> None:
    state = table(player(visited="ankara", kept="ministry_pass"), AWAY, under=["no_ticket"], closed="rome")
    mine, other, nobody = (seen(state, 0, viewer) for viewer in (0, 1, None))
    assert mine["open"] == ["andorra", "athens", "bern", "vaduz", "warsaw"]
    assert other["open"] is nobody["open"] is None
    assert {**mine, "open": None} == other == nobody
    assert (other["open_red"], other["open_blue"], other["kept"]) == (2, 3, ["ministry_pass"])
    shown = table(player(), options={"openSouvenirs": True})
    assert seen(shown, 0, viewer=1)["open"] == seen(shown, 0, viewer=0)["open"]


def test_tee_info_1_cards_under_the_pile_come_again_in_their_order() -> None:
    under = [card for card in GAME.deck.ids if card not in ("no_ticket", "luggage_astray")]
    under.remove("missed_connection")
    under.insert(0, "missed_connection")
    state = table(player("dublin"), under=[*under, "luggage_astray", "no_ticket"])
    do(state, "draw")  # no chance: everyone knows the card
    assert (state.turn, state.skips[0]) == (1, 1)
    last = state.view(None)["under"]
    assert isinstance(last, list)
    assert last[-1] == "missed_connection"
    one = do(table(player("dublin"), under=[*under, "luggage_astray"]), "draw")
    assert legal(one) == ["draws no_ticket"]  # the last unseen one is drawn all the same


def test_tee_info_2_a_capital_passed_without_a_visit_is_ruled_out() -> None:
    state = do(ride(moving(3), "violet", "limerick_jn", "dublin"), "stop")
    assert seen(state, 0, viewer=1)["ruled_out"] == ["dublin"]
    for seed in range(60):
        world = state.determinize(1, Chance(seed))
        assert "dublin" not in str(seen(world, 0, viewer=0)["open"])
        world.check()


def test_tee_play_1_another_decision_is_due() -> None:
    state = table(player("dublin"))
    for notation in ("name 1", "reopen dublin", "decline", "start cork", "rolls 3", "draws no_ticket"):
        assert why_not(state, notation) == "TEE-PLAY-1"
    rolling = do(state, "roll")
    for notation in ("roll", "ride violet belfast", "stay", "close dublin"):
        assert why_not(rolling, notation) == "TEE-PLAY-1"
    asked = drawn("lightning_strike", player("dublin"))
    for notation in ("roll", "draw", "ride violet belfast", "stay", "start cork"):
        assert why_not(asked, notation) == "TEE-PLAY-1"
    assert why_not(drawn("repairs_finished", player("dublin"), closed="rome"), "close rome") == "TEE-PLAY-1"


def test_tee_play_2_what_is_not_there() -> None:
    state = drawn("repairs_finished", player("dublin"), closed="rome")
    assert why_not(state, "reopen paris") == "TEE-PLAY-2"
    chosen = drawn("wrong_carriage", player("dublin"), AWAY, AWAY)
    assert why_not(chosen, "name 4") == "TEE-PLAY-2"
    assert (
        why_not(do(table(player("dublin"), under=["no_ticket"]), "draw"), "draws no_ticket") == "TEE-PLAY-2"
    )


def test_tee_play_3_the_game_is_over() -> None:
    state = ride(moving(2, player("limerick_jn", visited=HOMESICK)), "violet", "cork")
    assert legal(state) == []
    assert why_not(state, "roll") == "TEE-PLAY-3"
