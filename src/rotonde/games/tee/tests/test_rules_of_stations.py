"""The rules of Trans Europe Express by their IDs: visits, closed stations, what is near, the end."""

from rotonde import OVER, Chance
from rotonde.games.tee import GAME
from rotonde.games.tee.tests.tables import (
    HANDS,
    at,
    bound,
    closed,
    do,
    drawn,
    legal,
    moving,
    player,
    ride,
    seen,
    table,
    told,
    why_not,
)

AWAY = player("izmir", "izmir")
HOMESICK = HANDS[0]  # everything visited


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
    assert seen(state)["ruled_out"] == ["dublin"]  # but all have seen it


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


def test_tee_close_1_not_on_the_first_departure_where_nobody_has_stopped() -> None:
    first = moving(3, arrived=[1])
    assert why_not(first, "close cork") == "TEE-CLOSE-1"
    assert "close cork" not in legal(first)
    ride(first, "violet", "limerick_jn")
    do(first, "stop")
    assert first.arrived == 3
    do(first, "roll", "rolls 1", "stay", "roll", "rolls 1")
    assert "close limerick_jn" in legal(first)  # there one has stopped
    ride(first, "violet", "cork")
    do(first, "roll", "rolls 1", "stay", "roll", "rolls 1")
    assert "close cork" in legal(first)  # and now here too


def test_tee_close_1_who_was_sent_before_the_first_departure_has_stopped_there() -> None:
    state = drawn("wrong_carriage", player("dublin"), player("izmir", "izmir"), arrived=[0])
    assert (at(state, 1) == "izmir", state.arrived) == (False, 3)


def test_tee_close_1_offered_where_the_own_card_takes_one_away() -> None:
    state = do(table(player("dublin")), "draw", "draws ballet_tickets")
    assert (state.asks(), legal(state)) == ("close", ["close dublin", "decline"])
    assert why_not(state, "close rome") == "TEE-CLOSE-1"
    left = do(state.clone(), "decline")
    assert (closed(left), at(left), left.turn) == ([], "moscow", 1)
    do(state, "close dublin")
    assert (closed(state), at(state), state.tokens, state.turn) == (["dublin"], "moscow", [2, 3], 1)
    assert told(state)[:3] == ["drew", "closed", "sent"]


def test_tee_close_1_before_it_is_said_whom_the_own_card_is_about() -> None:
    rivals = [player("limerick_jn"), player("belfast")]
    state = do(table(player("dublin"), *rivals), "draw", "draws travelling_companion")
    assert legal(state) == ["close dublin", "decline"]
    do(state, "close dublin")
    assert legal(state) == ["name 1", "name 2"]
    assert (at(do(state, "name 2")), closed(state)) == ("belfast", ["dublin"])


def test_tee_close_1_not_by_a_card_that_leaves_one_there_nor_without_a_token() -> None:
    here = do(table(player("dublin"), player("dublin")), "draw", "draws travelling_companion")
    assert (here.turn, at(here)) == (1, "dublin")
    without = do(table(player("dublin", tokens=0), player(tokens=6)), "draw", "draws ballet_tickets")
    assert (without.turn, at(without)) == (1, "moscow")
    shut = do(table(player("dublin"), closed="dublin"), "draw", "draws ballet_tickets")
    assert (shut.turn, at(shut)) == (1, "moscow")
    home = do(table(player("dublin")), "draw", "draws wrong_carriage")
    assert home.asks() != "close"  # another is sent


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
    assert "close cork" not in legal(moving(3, closed="cork"))
    assert (
        why_not(drawn("lightning_strike", player("dublin"), closed="paris"), "close paris") == "TEE-CLOSE-3"
    )
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
    assert "close dublin" not in legal(state)  # once is enough
    assert "close dublin" in legal(moving(2, player("dublin"), player("dublin")))  # whoever stands there
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
    for notation in ("draw", "draws x", "decline"):
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
    assert drawn("gas_left_on", player("dublin", visited=HOMESICK)).winners() == [0]


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
    without = moving(3, player(tokens=0), player(tokens=6))
    assert why_not(without, "close cork") == "TEE-PLAY-2"
    assert "close cork" not in legal(without)
    chosen = drawn("wrong_carriage", player("dublin"), AWAY, AWAY)
    assert why_not(chosen, "name 4") == "TEE-PLAY-2"
    assert (
        why_not(do(table(player("dublin"), under=["no_ticket"]), "draw"), "draws no_ticket") == "TEE-PLAY-2"
    )


def test_tee_play_3_the_game_is_over() -> None:
    state = ride(moving(2, player("limerick_jn", visited=HOMESICK)), "violet", "cork")
    assert legal(state) == []
    assert why_not(state, "roll") == "TEE-PLAY-3"
