"""Every rule of Würfel Express, by its ID."""

from collections import Counter

import pytest

from rotonde import CHANCE, OVER, OptionError
from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.tests.tables import (
    do,
    empty,
    in_supply,
    legal,
    new,
    off,
    strips,
    table,
    thrown,
    to_discard,
    track,
    why_not,
)

AHEAD = track(5, "black 6", "white 6")  # a rival who is not last; its black strip is exposed


def removals(seats: int) -> list[str]:
    """A legal removal: twos, then threes, all of different colours."""
    colours = ["white", "red", "blue", "green", "yellow", "black"]
    half = {2: 3, 3: 2}[seats]
    return [f"removes {colours[i]} {2 if i < half else 3}" for i in range(2 * half)]


def test_wx_setup_1_two_to_six_begin_with_nothing() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(OptionError, match=r"seats.*2, 3, 4, 5, 6"):
            GAME.new(seats)
    state = new(4)
    assert [(strips(state, seat), off(state, seat)) for seat in range(4)] == [([], 0)] * 4
    assert why_not(state, "begins 5") == "WX-SETUP-1"


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_wx_setup_2_with_four_or_more_all_thirty_strips_are_there(seats: int) -> None:
    supply = new(seats).view(None)["supply"]
    assert isinstance(supply, list)
    assert len(supply) == 30
    assert legal(new(seats)) == [f"begins {seat}" for seat in range(seats)]


def check_removal(seats: int, half: int, rule: str) -> None:
    state = new(seats)
    assert why_not(state, "removes red 3") == rule  # the twos come first
    do(state, "removes red 2")
    assert why_not(state, "removes red 2") == why_not(state, "removes blue 3") == rule
    state = do(new(seats), *removals(seats)[:half])
    assert why_not(state, "removes black 2") == why_not(state, "removes white 3") == rule
    do(state, *removals(seats)[half:])
    assert legal(state) == [f"begins {seat}" for seat in range(seats)]
    removed = state.view(None)["removed"]
    assert isinstance(removed, list)
    assert Counter(strip["length"] for strip in removed) == {2: half, 3: half}
    assert len({strip["colour"] for strip in removed}) == 2 * half


def test_wx_setup_3_with_three_two_twos_and_two_threes_go() -> None:
    check_removal(3, 2, "WX-SETUP-3")


def test_wx_setup_4_with_two_three_twos_and_three_threes_go() -> None:
    check_removal(2, 3, "WX-SETUP-4")


def test_wx_setup_5_chance_or_the_host_says_who_begins_then_clockwise() -> None:
    assert new(4).odds() == [1, 1, 1, 1]
    assert do(new(4), "begins 2").turn == 2
    state = new(4, firstPlayer=3)
    assert state.turn == 3
    failing = do(state, "rolls white red blue green yellow black black", "stop", "take black 2")
    assert failing.turn == 0


def test_wx_turn_1_give_up_then_throw_then_take() -> None:
    state = to_discard(track(0, "white 2", "red 2"), AHEAD)
    assert (
        why_not(state, "stop") == why_not(state, "reroll red") == why_not(state, "take red 2") == "WX-TURN-1"
    )
    do(state, "discard 0")
    assert state.to_act == CHANCE
    do(state, "rolls blue blue blue green green black black")
    assert why_not(state, "take blue 3") == why_not(state, "steal 1") == why_not(state, "done") == "WX-TURN-1"
    do(state, "stop", "take blue 3", "take green 2", "done")
    assert state.turn == 1


def test_wx_disc_1_from_the_rear_before_the_first_throw_and_one_stays() -> None:
    state = to_discard(track(0, "white 2", "red 2", "blue 4"))
    assert legal(state) == ["discard 0", "discard 1", "discard 2"]
    assert why_not(state, "discard 3") == "WX-DISC-1"
    do(state, "discard 1")
    assert strips(state, 0) == ["red 2", "blue 4"]
    do(state, "rolls white white red red blue blue")
    assert why_not(state, "discard 1") == "WX-DISC-1"


@pytest.mark.parametrize("mine", [empty(), track(4, "blue 3")])
def test_wx_disc_1_with_one_strip_or_none_nothing_is_asked(mine: dict[str, object]) -> None:
    state = do(table("throw", track(0, "green 6"), mine), "rolls white red blue green yellow black black")
    do(state, "stop", "take black 2")
    assert (state.turn, state.asks()) == (1, "throw")


def test_wx_disc_2_they_return_to_the_supply_and_the_front_stays() -> None:
    state = to_discard(track(3, "white 2", "red 5", "blue 4"))
    assert not {"white 2", "red 5"} & set(in_supply(state))
    do(state, "discard 2")
    assert {"white 2", "red 5"} <= set(in_supply(state))
    assert (off(state, 0), state.front(0)) == (10, 14)


def test_wx_disc_3_one_die_less_for_each_this_turn_only() -> None:
    state = do(to_discard(track(0, "white 2", "red 2", "blue 4"), AHEAD), "discard 2")
    assert why_not(state, "rolls white red blue green yellow black black") == "WX-ROLL-1"
    do(state, "rolls white red blue green yellow", "stop")  # fails, but the lantern is elsewhere
    assert state.dice_count() == 7


def test_wx_roll_1_the_first_throw_uses_all_dice() -> None:
    state = table("throw")
    assert state.to_act == CHANCE
    assert all(len(throw.split()) == 8 for throw in legal(state))
    assert sum(state.odds()) == 6**7
    assert why_not(state, "rolls white") == "WX-ROLL-1"


def test_wx_roll_2_any_dice_again_twice_then_taking_follows() -> None:
    state = thrown("rrrgwky")
    assert why_not(state, "reroll blue") == why_not(state, "reroll green green") == "WX-PLAY-2"
    do(state, "reroll white green yellow")
    assert why_not(state, "rolls red") == "WX-ROLL-2"
    do(state, "rolls red red red")
    do(state, "reroll red red red red red red black", "rolls white white red red blue blue green")
    assert state.asks() == "evaluate"
    assert why_not(state, "reroll red") == why_not(state, "stop") == "WX-ROLL-2"


def test_wx_roll_2_stopping_after_the_first_throw() -> None:
    assert do(thrown("rrrgwky"), "stop").asks() == "evaluate"


def test_wx_take_1_two_dice_of_a_colour_that_the_track_lacks() -> None:
    state = do(thrown("rrrwwky", track(0, "white 3", "black 2"), AHEAD), "stop")
    assert legal(state) == ["take red 3", "done"]
    assert why_not(state, "take yellow 2") == "WX-TAKE-1"
    assert why_not(state, "take white 2") == "WX-TAKE-1"


def test_wx_take_1_seven_of_a_colour_count_as_six() -> None:
    assert legal(do(thrown("rrrrrrr"), "stop")) == ["take red 6", "done"]
    gone = do(thrown("rrrrrrr", empty(), track(0, "red 6")), "stop")
    assert legal(gone) == ["take red 2", "take red 3", "take red 4", "take red 5", "done"]


def test_wx_take_2_one_strip_for_each_colour() -> None:
    state = thrown("rrrrggk", track(0, "blue 2"), track(0, "red 2", "yellow 4"))
    do(state, "stop", "take red 4")
    assert why_not(state, "take red 3") == why_not(state, "steal 1") == "WX-TAKE-2"
    assert legal(state) == ["take green 2", "done"]


def test_wx_take_3_the_right_length_or_a_shorter_one_where_it_is_gone() -> None:
    state = do(thrown("rrrrggk"), "stop")
    assert why_not(state, "take red 5") == "WX-TAKE-3"
    assert why_not(state, "take red 3") == "WX-TAKE-3"
    gone = do(thrown("rrrrggk", empty(), track(0, "red 4")), "stop")
    assert why_not(gone, "take red 4") == "WX-PLAY-2"
    assert legal(gone) == ["take red 2", "take red 3", "take green 2", "done"]


def test_wx_take_3_shorter_at_will_is_a_table_option() -> None:
    state = do(thrown("rrrrggk", options={"freeShorter": True}), "stop")
    assert legal(state) == ["take red 2", "take red 3", "take red 4", "take green 2", "done"]


def test_wx_take_4_several_colours_from_supply_and_rivals() -> None:
    state = do(thrown("rrrggyy", empty(), track(0, "green 2", "white 6")), "stop")
    do(state, "take yellow 2", "steal 1", "take red 3")
    assert strips(state, 0) == ["yellow 2", "green 2", "red 3"]


def test_wx_take_5_laid_at_the_front_in_the_order_taken() -> None:
    for first, second in (("red 3", "green 2"), ("green 2", "red 3")):
        state = do(thrown("rrrggwk", track(0, "blue 4")), "stop", f"take {first}", f"take {second}")
        assert strips(state, 0) == ["blue 4", first, second]


def test_wx_take_6_nobody_has_to_take() -> None:
    state = do(thrown("rrrggwk", track(2, "blue 4"), AHEAD), "stop", "done")
    assert (strips(state, 0), state.front(0), state.turn) == (["blue 4"], 6, 1)
    assert [event["type"] for event in state.events(0, None)] == ["stopped", "declined", "turn"]
    part = do(thrown("rrrggwk", track(2, "blue 4"), AHEAD), "stop", "take red 3", "done")
    assert (strips(part, 0), part.turn) == (["blue 4", "red 3"], 1)


def test_wx_steal_1_once_from_each_rival_and_only_the_rear_strip() -> None:
    rivals = [track(0, "red 2", "green 2", "white 4"), track(0, "yellow 2", "blue 5")]
    state = do(thrown("rrggyyk", empty(), *rivals), "stop")
    assert legal(state) == ["steal 1", "steal 2", "done"]
    do(state, "steal 1")
    assert why_not(state, "steal 1") == "WX-STEAL-1"  # green 2, now exposed, has to wait
    assert why_not(state, "steal 0") == "WX-STEAL-1"
    assert legal(state) == ["steal 2", "done"]


def test_wx_steal_2_as_many_dice_as_it_is_long_even_if_the_right_one_is_there() -> None:
    state = do(
        thrown("rrrggwk", empty(), track(0, "red 2", "white 6"), track(0, "green 3", "blue 6")), "stop"
    )
    assert "steal 1" in legal(state)
    assert why_not(state, "steal 2") == "WX-STEAL-2"


def test_wx_steal_3_a_single_strip_is_safe_and_two_are_not() -> None:
    state = do(thrown("rrrggwk", empty(), track(4, "red 2"), track(0, "green 2", "blue 6")), "stop")
    assert why_not(state, "steal 1") == "WX-STEAL-3"
    assert why_not(state, "steal 3") == "WX-PLAY-2"
    do(state, "steal 2")
    assert strips(state, 2) == ["blue 6"]


def test_wx_steal_4_the_victim_closes_up_and_falls_back() -> None:
    state = do(thrown("rrrggwk", empty(), track(3, "red 2", "white 6")), "stop", "steal 1")
    assert (off(state, 1), state.front(1)) == (3, 9)
    assert state.events(0, None)[-1]["type"] == "stole"


def test_wx_steal_5_the_lantern_keeps_its_place() -> None:
    rivals = [track(3, "red 2", "white 4"), track(0, "blue 6", "black 5"), track(0, "blue 5", "black 6")]
    state = do(thrown("rrrggwk", track(8, "yellow 6"), *rivals), "stop")
    assert state.is_lantern(1)
    do(state, "steal 1")
    assert (off(state, 1), state.front(1)) == (5, 9)
    assert state.events(0, None)[-1]["type"] == "stole_lantern"


def test_wx_fail_1_when_nothing_can_be_taken_after_throwing_even_by_choice() -> None:
    state = do(thrown("wrbgykk", track(0, "black 6", "white 5"), track(0, "red 6")), "stop")
    assert state.events(0, None)[1]["type"] == "lost_front"
    theft_counts = do(thrown("wrbgykk", track(0, "white 5", "blue 5"), track(0, "black 2", "red 6")), "stop")
    assert legal(theft_counts) == ["steal 1", "done"]


def test_wx_fail_2_the_front_strip_goes_back() -> None:
    state = do(thrown("wrbgykk", track(2, "black 6", "white 5"), track(0, "red 6")), "stop")
    assert (strips(state, 0), state.front(0)) == (["black 6"], 8)
    assert "white 5" in in_supply(state)


@pytest.mark.parametrize(("before", "after"), [(7, 1), (6, 0), (4, 0), (0, 0)])
def test_wx_fail_3_a_single_strip_moves_back_but_not_past_the_start(before: int, after: int) -> None:
    state = do(thrown("wrbgykk", track(before, "black 6"), track(0, "red 3")), "stop")
    assert (strips(state, 0), off(state, 0)) == (["black 6"], after)


def test_wx_fail_3_at_the_start_nothing_is_lost_and_nothing_else_is_said() -> None:
    state = thrown("wrbgykk", track(0, "black 6"), track(0, "red 3"))
    assert state.aids(0)["failure"] == {"kind": "spared", "cells": 0, "colour": None}
    assert do(state, "stop").events(0, None)[1]["type"] == "spared"
    behind = thrown("wrbgykk", track(1, "black 6"), track(0, "red 3"))
    assert behind.aids(0)["failure"] == {"kind": "fell_back", "cells": 1, "colour": None}
    assert do(behind, "stop").events(0, None)[1] == {"step": 0, "type": "fell_back", "seat": 0, "cells": 1}


def test_wx_fail_3_after_giving_up_all_but_one() -> None:
    state = do(to_discard(track(2, "white 3", "black 5"), AHEAD), "discard 1")
    do(state, "rolls white red blue green yellow black", "stop")
    assert (strips(state, 0), off(state, 0)) == (["black 5"], 0)


def test_wx_fail_4_the_last_one_and_an_empty_track_lose_nothing() -> None:
    rivals = [track(8, "red 6"), track(8, "blue 6"), track(8, "green 6")]
    last = do(thrown("wrbgykk", track(0, "black 6", "white 2"), *rivals), "stop")
    assert (strips(last, 0), last.turn) == (["black 6", "white 2"], 1)
    single = do(thrown("wrbgykk", track(3, "black 6"), *rivals), "stop")
    assert (off(single, 0), single.turn) == (3, 1)
    nothing = do(thrown("wrbgykk", empty(), track(8, "black 2")), "stop")
    assert (strips(nothing, 0), off(nothing, 0), nothing.turn) == ([], 0, 1)
    assert nothing.events(0, None)[1]["type"] == "spared"


def test_wx_lant_1_read_once_at_the_start_of_the_turn() -> None:
    rivals = [track(3, "red 2", "white 3"), track(0, "blue 6", "black 5"), track(0, "blue 5", "black 6")]
    state = do(thrown("rrrggwk", track(1, "yellow 6"), *rivals), "stop", "take green 2")
    assert state.scores()[:2] == [9, 8]  # seat 0 was last and no longer is; seat 1 is, but was not
    assert (state.is_lantern(0), state.is_lantern(1)) == (True, False)
    do(state, "steal 1")
    assert state.front(1) == 6


def test_wx_lant_2_all_who_are_level_at_the_rear() -> None:
    assert new(5, firstPlayer=0).view(None)["lanterns"] == [0, 1, 2, 3, 4]
    state = table("throw", track(0, "red 6"), track(2, "blue 4"), track(3, "green 3"), track(0, "white 3"))
    assert state.view(None)["lanterns"] == [3]


def test_wx_win_1_the_strip_that_reaches_thirty_ends_the_game() -> None:
    state = do(thrown("rrrggwk", track(20, "blue 6"), AHEAD), "stop", "take red 3")
    assert state.to_act == 0  # 29
    do(state, "take green 2")
    assert (state.to_act, state.winners(), state.scores()[0]) == (OVER, [0], 31)
    exactly = do(thrown("rrrrggk", track(20, "blue 6"), AHEAD), "stop", "take red 4")
    assert (exactly.to_act, exactly.winners(), exactly.scores()[0]) == (OVER, [0], 30)


def test_wx_win_1_a_theft_ends_it_too_and_no_second_strip_changes_places() -> None:
    rivals = [track(9, "red 4", "white 4"), track(10, "green 2", "yellow 4")]
    state = do(thrown("rrrrggk", track(20, "blue 6"), *rivals), "stop", "steal 1")
    assert (state.winners(), state.scores()[:3]) == ([0], [30, 13, 16])
    assert [event["type"] for event in state.events(0, None)] == ["stopped", "stole", "won"]
    assert why_not(state, "steal 2") == "WX-PLAY-3"


def test_wx_win_2_the_others_rank_by_their_front_and_share() -> None:
    rivals = [track(2, "white 6"), track(0, "black 6"), track(4, "yellow 4")]
    state = do(thrown("rrrrggk", track(20, "blue 6"), *rivals), "stop", "take red 4")
    assert (state.scores(), state.view(None)["ranks"]) == ([30, 8, 6, 8], [1, 2, 4, 2])
    assert thrown("rrrrggk", track(20, "blue 6"), *rivals).view(None)["ranks"] is None


def test_wx_play_1_chance_or_another_decision_is_due() -> None:
    assert why_not(new(4), "stop") == "WX-PLAY-1"
    assert why_not(new(4), "rolls white") == "WX-PLAY-1"
    assert why_not(thrown("rrrggwk"), "rolls white") == "WX-PLAY-1"
    assert why_not(thrown("rrrggwk"), "begins 1") == "WX-PLAY-1"


def test_wx_play_2_what_is_not_there() -> None:
    state = do(thrown("rrrggwk", empty(), track(0, "red 3")), "stop")
    assert why_not(state, "take red 3") == why_not(state, "steal 5") == "WX-PLAY-2"


def test_wx_play_3_the_game_is_over() -> None:
    state = do(thrown("rrrrrrr", track(20, "blue 6")), "stop", "take red 6")
    assert {state.why_not(a) for a in range(len(GAME.space))} == {"WX-PLAY-3"}
    assert (state.legal_actions(), state.asks()) == ([], "")
