"""Every rule about HASARD cards, by its ID."""

from rotonde import CHANCE
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
DONE = {"visited": HANDS[0]}


def test_tee_haz_1_used_cards_go_under_the_pile_and_kept_ones_stay() -> None:
    state = drawn("no_ticket", player("dublin"))
    assert state.view(None)["under"] == ["no_ticket"]
    assert state.view(None)["card"] is None
    kept = drawn("ministry_pass", player("dublin"))
    assert (kept.view(None)["under"], seen(kept, 0, viewer=1)["kept"]) == ([], ["ministry_pass"])
    undrawn = kept.view(None)["undrawn"]
    assert isinstance(undrawn, list)
    assert len(undrawn) == 35


def test_tee_haz_1_a_card_with_a_choice_lies_open_until_it_is_made() -> None:
    state = drawn("wrong_carriage", player("dublin"), AWAY, AWAY)
    assert state.view(None)["card"] == "wrong_carriage"
    assert do(state, "name 1").view(None)["under"] == ["wrong_carriage"]


def test_tee_haz_2_send_oneself_one_chosen_the_nearest_the_others_everyone() -> None:
    rivals = [player("belfast"), AWAY]
    assert at(drawn("snowed_in", player("dublin"), *rivals)) == "pskov"
    chosen = drawn("wrong_carriage", player("dublin"), *rivals)
    assert legal(chosen) == ["name 1", "name 2"]
    assert why_not(chosen, "name 0") == "TEE-HAZ-2"
    assert at(do(chosen, "name 2"), 2) == "sevilla"
    assert at(drawn("mixed_up_labels", player("dublin"), *rivals), 1) == "riga"
    others = drawn("football_special", player("dublin"), *rivals)
    assert [at(others, seat) for seat in range(3)] == ["dublin", "newcastle", "newcastle"]
    everyone = drawn("railway_congress", player("dublin"), *rivals)
    assert [at(everyone, seat) for seat in range(3)] == ["zurich"] * 3


def test_tee_haz_2_with_one_rival_there_is_nobody_to_choose() -> None:
    assert at(drawn("wrong_carriage", player("dublin"), AWAY), 1) == "sevilla"


def test_tee_haz_3_join_fetch_and_swap_with_the_nearest() -> None:
    rivals = [player("belfast"), AWAY]
    joined = drawn("travelling_companion", player("dublin"), *rivals)
    assert (at(joined), bound(joined)) == ("belfast", "free")
    fetched = drawn("telegram", player("dublin"), *rivals)
    assert (at(fetched, 1), bound(fetched, 1)) == ("dublin", "free")
    swapped = drawn("tickets_exchanged", player("dublin"), *rivals, closed="belfast dublin")
    assert [at(swapped, seat) for seat in (0, 1)] == ["belfast", "dublin"]
    assert (closed(swapped), swapped.tokens) == ([], [4, 4, 1])
    assert bound(swapped, 1) == "free"


def test_tee_haz_4_a_reopening_card_is_kept() -> None:
    state = drawn("signalmans_favour", player("dublin"))
    assert seen(state)["kept"] == ["signalmans_favour"]
    assert (state.turn, told(state)[-2:]) == (1, ["kept", "turn"])


def test_tee_haz_5_close_or_reopen_anywhere() -> None:
    assert closed(do(drawn("leaves_on_the_line", player("dublin")), "close vienna")) == ["vienna"]
    state = drawn("repairs_finished", player("dublin"), closed="rome paris")
    assert legal(state) == ["reopen paris", "reopen rome", "decline"]
    do(state, "reopen rome")
    assert (closed(state), state.tokens) == (["paris"], [4, 1])
    nothing = drawn("repairs_finished", player("dublin"))
    assert (nothing.turn, told(nothing)[-2]) == (1, "nothing")


def test_tee_haz_6_a_token_changes_hands_if_there_is_one() -> None:
    assert drawn("lost_property", player("dublin"), AWAY).tokens == [4, 2]
    assert drawn("honest_traveller", player("dublin"), AWAY).tokens == [2, 4]
    broke = player("izmir", "izmir", tokens=0)
    assert drawn("lost_property", player("dublin", tokens=6), broke).tokens == [6, 0]
    poor = player("dublin", tokens=0)
    assert drawn("honest_traveller", poor, player("izmir", "izmir", tokens=6)).tokens == [0, 6]
    level = [player("belfast", tokens=4), player("limerick_jn", tokens=5)]
    nobody = drawn("honest_traveller", poor, *level)
    assert (nobody.turn, told(nobody)[-2]) == (1, "nothing")  # nothing to give, nobody to choose


def test_tee_haz_7_throw_and_leave_at_once_as_a_free_player() -> None:
    state = drawn("relief_train", player("dublin"), closed="holyhead")
    assert state.to_act == CHANCE
    do(state, "rolls 6")
    assert {"ride violet belfast", "ride ferry holyhead", "stay"} <= set(legal(state))
    ride(state, "ferry", "holyhead")
    assert (closed(state), state.turn) == ([], 1)


def test_tee_haz_8_advance_is_no_throw() -> None:
    state = drawn("ahead_of_the_timetable", player("dublin"), closed="holyhead")
    assert why_not(state, "ride ferry holyhead") == "TEE-MOVE-6"
    ride(state, "violet", "limerick_jn", "cork", "rosslare")
    assert (at(state), state.turn) == ("rosslare", 1)
    assert "rolled" not in told(state)
    six = {"op": "advance", "steps": 6}
    both = {"en": "x", "fr": "x"}
    card = {"id": "six", "tone": "help", "keep": False, "effect": six, "title": both, "text": both}
    game = GAME.with_material({"hasard": {"format": "tee-hasard/1", "cards": [card]}})
    far = game.restore(table(player("dublin"), closed="holyhead").snapshot())
    for notation in ("draw", "draws six"):
        far.apply(game.space.parse(notation))
    assert far.why_not(game.space.parse("ride ferry holyhead")) == "TEE-MOVE-6"


def test_tee_haz_9_further_turns() -> None:
    state = drawn("a_good_night_in_the_sleeper", player("dublin"))
    assert state.turn == 0
    do(state, "roll", "rolls 1", "stay")
    assert state.turn == 1


def test_tee_haz_9_a_lost_turn_eats_an_extra_one() -> None:
    state = table(
        player("dublin", bound="free", skips=1), AWAY, extra=1, phase="move", steps=1, path=["dublin"]
    )
    do(state, "stay")
    assert (state.turn, state.extra, state.skips[0]) == (1, 0, 0)
    twice = table(player("dublin", skips=1), AWAY, extra=2, phase="move", steps=1, path=["dublin"])
    do(twice, "stay")
    assert (twice.turn, twice.extra, twice.skips[0]) == (0, 0, 0)


def test_tee_haz_10_turns_are_lost_and_add_up() -> None:
    assert drawn("no_ticket", player("dublin", skips=0), AWAY).skips == [2, 0]
    others = drawn("passport_check", player("dublin"), AWAY, player("rome", skips=1))
    assert others.skips == [0, 0, 1]  # theirs are lost at once
    assert others.turn == 0
    nearest = drawn("chatterbox", player("dublin"), AWAY, player("belfast"))
    assert nearest.skips == [0, 0, 1]


def test_tee_haz_11_only_may_may_be_declined() -> None:
    assert why_not(drawn("lightning_strike", player("dublin")), "decline") == ""
    assert why_not(drawn("repairs_finished", player("dublin"), closed="rome"), "decline") == ""
    assert why_not(drawn("wrong_carriage", player("dublin"), AWAY, AWAY), "decline") == "TEE-PLAY-1"
    declined = do(drawn("repairs_finished", player("dublin"), closed="rome"), "decline")
    assert (closed(declined), declined.turn) == (["rome"], 1)


def test_tee_haz_12_the_drawer_first_then_clockwise_until_a_win() -> None:
    homes = {"op": "send", "who": "everyone", "to": "home"}
    both = {"en": "x", "fr": "x"}
    card = {"id": "home", "tone": "mixed", "keep": False, "effect": homes, "title": both, "text": both}
    game = GAME.with_material({"hasard": {"format": "tee-hasard/1", "cards": [card]}})
    rivals = [
        player("rome"),
        player("athens", "izmir", visited=HANDS[2]),
        player("paris", "izmir", visited=HANDS[3]),
    ]
    state = game.restore(table(player("rosslare"), *rivals).snapshot())
    for notation in ("draw", "draws home", "decline"):
        state.apply(game.space.parse(notation))
    state.check()
    assert state.winners() == [2]
    sent = [(event["seat"], event["station"]) for event in state.events(0, None) if event["type"] == "sent"]
    assert sent == [(0, "cork"), (1, "cork"), (2, "izmir")]  # seat 3 is not sent any more


def test_a_swap_can_win() -> None:
    state = drawn("tickets_exchanged", player("dublin", **DONE), player("cork"))
    assert state.winners() == [0]


def test_an_empty_deck_makes_free_all_the_same() -> None:
    game = GAME.with_material({"hasard": {"format": "tee-hasard/1", "cards": []}})
    state = game.restore(table(player("dublin")).snapshot())
    state.apply(game.space.parse("draw"))
    state.check()
    assert [event["type"] for event in state.events(0, None)] == ["no_card_left", "turn"]
    assert state.view(None)["players"][0]["bound"] == "free"  # type: ignore[index]


def test_being_sent_while_turns_are_lost() -> None:
    state = drawn("telegram", player("paris"), player("izmir", "izmir", hand=HANDS[4], skips=2))
    assert (seen(state, 1)["visited"], state.skips[1]) == (["paris"], 1)


def test_a_token_picked_up_comes_too_late_to_close_where_one_left() -> None:
    state = moving(6, player(tokens=0), player(tokens=5), closed="limerick_jn")
    ride(state, "violet", "limerick_jn")
    assert why_not(state, "close cork") == "TEE-CLOSE-1"
