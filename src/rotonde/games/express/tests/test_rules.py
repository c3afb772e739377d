"""The rules of Express by their IDs: the table, the turn, drawing, laying, discarding."""

import pytest

from rotonde import OVER, OptionError
from rotonde.games.express import GAME
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import (
    CODES,
    NAME,
    dealt,
    do,
    drawing,
    engine,
    hand,
    laying,
    legal,
    new,
    slot,
    table,
    trains,
    why_not,
)

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]


# Getting ready


def test_ex_setup_1_two_to_six_in_teams_with_four_or_six() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert [new(seats).config.teams for seats in GAME.seats] == [False, False, True, False, True]
    assert not new(4, mode="individual").config.teams
    assert [new(3).config.members(side) for side in range(3)] == [[0], [1], [2]]
    for seats in (2, 3, 5):
        with pytest.raises(OptionError, match="mode"):
            GAME.new(seats, {"mode": "team"})


def test_ex_setup_2_teammates_sit_alternately() -> None:
    assert [new(4).config.members(side) for side in (0, 1)] == [[0, 2], [1, 3]]
    assert [new(6).config.members(side) for side in (0, 1)] == [[0, 2, 4], [1, 3, 5]]
    pairs = new(6, sixTeams="3x2").config
    assert [pairs.members(side) for side in range(3)] == [[0, 3], [1, 4], [2, 5]]


@pytest.mark.parametrize(
    ("seats", "first", "rulebook", "collector"),
    [(4, False, 132, 132), (2, False, 131, 131), (6, True, 97, 98), (3, True, 96, 97)],
)
def test_ex_setup_3_the_pack(seats: int, first: bool, rulebook: int, collector: int) -> None:
    assert new(seats, firstGame=first).bag_size == rulebook
    assert new(seats, firstGame=first, deckList="collector").bag_size == collector


@pytest.mark.parametrize(("seats", "mode", "each"), [(2, "auto", 10), (4, "auto", 8), (4, "individual", 10)])
def test_ex_setup_4_eight_cards_in_teams_ten_alone(seats: int, mode: str, each: int) -> None:
    state = dealt(seats, mode=mode)
    assert state.sizes == [each] * seats
    due = new(seats, mode=mode)
    while due.asks() != "deal":
        do(due, legal(due)[0 if not due.shown else -1])
    assert why_not(due, f"deals hopper to {due.turn}") == ""
    assert why_not(due, f"deals hopper to {(due.turn + 1) % seats}") == "EX-PLAY-1"


def test_ex_setup_5_nothing_is_turned_up() -> None:
    state = dealt(3)
    assert (state.discards, state.slot, state.bag_size) == ([], [], 131 - 30)
    later = laying("BX", "", trains={0: LONG}, discard="HO TA", options={"target": 500})
    assert do(later, "out box-car").discards == []


def test_ex_setup_6_every_round_begins_clockwise() -> None:
    state = laying("TT", "AC", trains={0: LONG}, direction=-1, turns=[3, 3], options={"target": 500})
    do(state, "out turntable")
    assert (state.direction, state.skips, state.turns, state.round) == (1, [0, 0], [0, 0], 1)


# Who deals


def test_ex_dealer_1_the_highest_value_deals() -> None:
    state = do(new(3), "shows box-car to 0", "shows auto-carrier to 1", "shows wreck to 2")
    assert (state.dealer, state.phase) == (1, 1)
    none = do(new(2), "shows wreck to 0", "shows box-car to 1")
    assert none.dealer == 1


def test_ex_dealer_2_the_highest_draw_again_among_themselves() -> None:
    state = do(new(4), "shows auto-carrier to 0", "shows light-crane to 1", "shows box-car to 2")
    do(state, "shows wreck to 3")
    assert legal(state)[0].endswith("to 0")
    do(state, "shows box-car to 0", "shows box-car to 1", "shows gondola to 0", "shows hopper to 1")
    assert state.dealer == 0


def test_ex_dealer_2_when_no_cards_are_left_all_are_shuffled_in() -> None:
    pack = [CODES[card] for card in range(28) for _ in range(new(2).config.pack[card])]
    rest = pack.count("HO")
    shown = [f"{NAME[code]} to {i % 2}" for i, code in enumerate(c for c in pack if c != "HO")]
    shown += [f"hopper to {i % 2}" for i in range(rest - 2)]
    state = table(
        "show", "", "", shown=shown, contenders=[0, 1], turn=None, dealer=None, turns=[0, 0], first=True
    )
    do(state, "shows hopper to 0", "shows hopper to 1")
    assert (state.bag_size, state.shown, state.contenders) == (131, [], [0, 1])


def test_ex_dealer_3_the_cards_shown_are_shuffled_in_again() -> None:
    state = do(new(2), "shows box-car to 0", "shows auto-carrier to 1")
    assert (state.bag, state.shown) == (state.config.pack, [])


def test_ex_dealer_4_the_dealers_left_begins() -> None:
    state = dealt(3)
    assert state.to_act == (state.dealer + 1) % 3 == state.turn


def test_ex_dealer_5_the_deal_moves_clockwise_a_misdeal_does_not() -> None:
    state = laying("TT", "AC", "", trains={0: LONG}, direction=-1, dealer=1, options={"target": 500})
    assert do(state, "out turntable").dealer == 2
    hopeless = drawing("TT TT WR DR DR BR BR ST ST ES", "", first=True, dealer=1)
    assert do(hopeless, "draw", "draws diesel", "draws diesel").dealer == 1


# The turn


def test_ex_turn_1_draw_lay_discard() -> None:
    state = drawing("AC BX", "", discard="HO")
    assert why_not(state, "start auto-carrier") == why_not(state, "discard box-car") == "EX-TURN-1"
    do(state, "take")
    assert why_not(state, "draw") == why_not(state, "take") == why_not(state, "skip") == "EX-TURN-1"
    assert do(state, "discard box-car").to_act == 1


def test_ex_turn_2_the_neighbour_in_the_direction_passing_over_lost_turns() -> None:
    assert do(laying("AC", "", ""), "discard auto-carrier").turn == 1
    assert do(laying("AC", "", "", direction=-1), "discard auto-carrier").turn == 2
    state = laying("AC", "", "", skips=[0, 1, 0], slot="DR")
    assert (do(state, "discard auto-carrier").turn, state.skips) == (2, [0, 0, 0])


def test_ex_turn_3_no_effects_and_no_going_out_in_the_first_turn() -> None:
    state = laying("TT DR AC", "", first=True)
    assert why_not(state, "turntable on") == why_not(state, "play derailment") == "EX-DISC-3"
    assert do(state, "discard turntable").discards == [CODES.index("TT")]
    out = laying("AC", "", trains={0: LONG}, first=True)
    assert why_not(out, "out auto-carrier") == "EX-TURN-3"


def test_ex_turn_4_a_turn_lost_is_not_taken() -> None:
    state = do(laying("AC", "", "", skips=[0, 1, 0], slot="DR"), "discard auto-carrier")
    assert state.turns == [2, 1, 1]


# Drawing


def test_ex_draw_1_two_cards_or_the_top_discard() -> None:
    state = drawing("AC", "", discard="BX HO")
    assert legal(state) == ["draw", "take"]
    assert why_not(state, "skip") == "EX-DRAW-1"
    do(state, "draw", "draws coach", "draws coach")
    assert hand(state, 0) == "AC CH CH"


def test_ex_draw_2_only_the_top_one_whoever_threw_it() -> None:
    assert hand(do(drawing("AC", "", discard="BX HO"), "take"), 0) == "AC HO"
    state = do(laying("AC HO TT", "", ""), "discard hopper", "draw", "draws coach", "draws coach")
    do(state, "discard coach", "take", "discard coach", "take")
    assert hand(state, 0) == "AC CH TT"  # the second coach lay on top for two turns


def test_ex_draw_1_every_card_of_the_pile_is_as_likely() -> None:
    state = do(drawing("AC", "", slot="HO HO"), "draw")
    odds = dict(zip(legal(state), state.odds(), strict=True))
    assert (odds["draws hopper"], odds["draws auto-carrier"], sum(odds.values())) == (9, 7, 131 - 3)


def test_ex_draw_3_never_from_the_slot() -> None:
    state = drawing("AC", "", slot="DR WR")
    assert legal(state) == ["draw"]
    assert why_not(state, "take") == "EX-PLAY-2"
    last = nearly_empty("HO TA")
    before = slot(last)
    do(last, "draw", "draws hopper", "draws tank-car")  # the discards alone are shuffled
    assert (hand(last, 0), last.bag_size, slot(last)) == ("HO TA", 0, before)


def nearly_empty(discard: str, left: str = "", **more: object) -> ExpressState:
    """Everything but a few cards lies in the slot."""
    pack = [CODES[card] for card in range(28) for _ in range(new(2).config.pack[card])]
    for code in f"{discard} {left}".split():
        pack.remove(code)
    return drawing("", "", discard=discard, slot=" ".join(pack), **more)


def test_ex_shuf_1_the_whole_discard_pile_even_between_two_cards() -> None:
    state = nearly_empty("AC HO BX", "CH")
    do(state, "draw", "draws coach")
    assert legal(state) == ["draws auto-carrier", "draws hopper", "draws box-car"]
    do(state, "draws hopper")
    assert (state.bag_size, state.discards) == (2, [])


def test_ex_shuf_2_what_there_is() -> None:
    state = nearly_empty("AC")
    assert legal(state) == ["draw", "take"]
    do(state, "draw", "draws auto-carrier")
    assert (state.to_act, hand(state, 0)) == (0, "AC")


def test_ex_shuf_3_both_piles_empty() -> None:
    state = nearly_empty("")
    assert legal(state) == ["skip"]
    assert why_not(state, "draw") == "EX-SHUF-3"
    assert legal(do(state, "skip")) == ["pass"]


# Laying


def test_ex_lay_1_in_any_order_and_any_number() -> None:
    state = laying("AC AC HO HC BX TT TA", "", trains={0: ["TA/GO"]})
    do(state, "start auto-carrier", "maintain heavy-crane", "engine box-car", "add tank-car")
    do(state, "unhitch 0", "add auto-carrier", "engine gondola", "discard turntable")
    assert (trains(state, 0), hand(state, 0)) == (["TA TA/GO", "AC AC/BX"], "HO")
    drawn = do(drawing("AC HO", "", discard="BX"), "take")
    assert (drawn.asks(), drawn.to_act) == ("lay", 0)
    asked = do(laying("BX", "", "", "", trains={0: ["HO/BX"]}), "ask")
    assert (asked.to_act, asked.view(0)["limit"]) == (2, 6)  # a partner answers, but one still lays


def test_ex_lay_2_engines_only_in_ones_own_lay_phase() -> None:
    state = drawing("AC", "", trains={0: ["HO/BX@"]}, discard="TA")
    assert why_not(state, "unhitch 0") == "EX-TURN-1"
    assert hand(do(state, "take", "unhitch 0"), 0) == "AC TA BX"
    state = drawing("AC", "", "", "", trains={0: ["HO/BX@2"]}, discard="TA")
    assert engine(state, 0, 0, 0) == (None, None)
    assert engine(do(state, "take"), 0, 0, 0) == ("box-car", "box-car")


def test_ex_lay_3_engines_everywhere_and_a_card_to_discard() -> None:
    state = do(laying("AC HO BX", "", trains={0: ["TA/GO"]}), "unhitch 0")
    assert why_not(state, "discard box-car") == why_not(state, "out box-car") == "EX-LAY-3"
    assert why_not(state, "discard box-car") == "EX-LAY-3"
    empty = do(laying("", "", trains={0: ["TA/GO"]}), "unhitch 0", "engine gondola")
    assert legal(empty) == ["unhitch 0", "pass"]


def test_ex_lay_4_the_reserve() -> None:
    state = laying("AC HO", "", trains={0: ["TA/GO"]})
    assert why_not(state, "start auto-carrier") == "EX-LAY-4"
    state = do(laying("AC HO BX", "", trains={0: ["TA/GO"]}), "start auto-carrier")
    assert why_not(state, "add auto-carrier") == "EX-PLAY-2"
    do(state, "engine hopper", "discard box-car")
    assert (trains(state, 0), hand(state, 0)) == (["TA/GO", "AC/HO"], "")
    last = laying("TA HC", "", trains={0: ["TA/GO"]})
    do(last, "add tank-car")
    assert why_not(last, "maintain heavy-crane") == "EX-LAY-4"
    assert why_not(laying("TA", "", trains={0: ["TA/GO"]}), "add tank-car") == "EX-LAY-4"


def test_ex_lay_5_what_was_laid_this_turn_comes_back() -> None:
    state = laying("AC AC HO BX HC TA", "", trains={0: ["TA/GO"]})
    assert why_not(state, "unmaintain") == "EX-LAY-5"
    do(state, "start auto-carrier", "engine box-car", "add auto-carrier", "maintain heavy-crane")
    do(state, "uncouple 1", "unmaintain", "uncouple 1")
    assert (hand(state, 0), trains(state, 0)) == ("AC AC HO TA BX HC", ["TA/GO"])
    do(state, "start auto-carrier", "uncouple 1")
    assert (hand(state, 0), state.bare) == ("AC AC HO TA BX HC", 0)


def test_ex_lay_6_earlier_cars_stay() -> None:
    state = laying("TA AC BX", "", trains={0: ["TA TA/GO"]})
    assert why_not(state, "uncouple 0") == "EX-LAY-6"
    do(state, "add tank-car", "uncouple 0")
    assert why_not(state, "uncouple 0") == "EX-LAY-6"


def test_ex_lay_7_only_in_front_of_ones_own_side() -> None:
    state = laying("HO AC BX", "", trains={1: ["HO/GO"]})
    assert why_not(state, "add hopper") == "EX-TRAIN-2"
    assert legal(state, "unhitch") == []


# Discarding and the turntable


def test_ex_disc_1_one_card_leaves_the_hand() -> None:
    state = laying("AC", "")
    assert (legal(state), why_not(state, "pass")) == (["discard auto-carrier"], "EX-DISC-1")


def test_ex_disc_2_any_card_and_without_effect() -> None:
    state = do(laying("WR TT AC", "", ""), "discard turntable")
    assert (state.direction, state.turn, state.discards) == (1, 1, [CODES.index("TT")])


def test_ex_disc_3_played_cards_go_to_the_slot() -> None:
    state = do(laying("TT AC", ""), "turntable on")
    assert (slot(state), state.discards) == ("TT", [])
    assert why_not(laying("TT AC", "", first=True), "turntable on") == "EX-DISC-3"


def test_ex_disc_4_with_no_card_at_all() -> None:
    state = laying("", "", trains={0: ["HO/BX"]})
    assert legal(state) == ["unhitch 0", "pass"]
    do(state, "unhitch 0")
    assert why_not(state, "pass") == "EX-DISC-1"
    do(state, "engine box-car", "pass")
    assert state.turn == 1


def test_ex_tt_1_it_reverses_and_another_turn_may_follow() -> None:
    state = do(laying("TT AC", "", ""), "turntable again")
    assert (state.direction, state.turn, state.phase) == (-1, 0, 2)


def test_ex_tt_2_or_the_next_in_the_new_direction() -> None:
    assert do(laying("TT AC", "", ""), "turntable on").turn == 2


def test_ex_tt_3_after_the_extra_turn_in_the_new_direction() -> None:
    state = do(laying("TT AC", "", ""), "turntable again", "draw", "draws coach", "draws coach")
    assert do(state, "discard coach").turn == 2
    assert do(laying("TT AC", ""), "turntable on").turn == 1


def test_ex_tt_4_the_hand_limit_holds_each_time() -> None:
    state = laying("TT AC CM PB SC GO CO", "")
    assert why_not(state, "turntable again") == "EX-HAND-1"
    do(state, "start auto-carrier", "engine coal-car", "turntable again")
    do(state, "draw", "draws coach", "draws dome-car")
    assert legal(state, "discard")


def test_ex_play_1_another_decision_is_due() -> None:
    state = laying("AC BR", "", trains={1: ["HO/BX", "HO/BX"]})
    for notation in ("answer yes", "decline", "counter heavy-crane", "keep", "against 1", "derail 1"):
        assert why_not(state, notation) == "EX-PLAY-1"
    for notation in ("train 1", "done", "draws coach", "deals coach to 0"):
        assert why_not(state, notation) == "EX-PLAY-1"
    do(state, "play broken-car")
    assert {why_not(state, each) for each in ("draw", "discard auto-carrier", "engine coach")} == {
        "EX-PLAY-1"
    }
    assert why_not(new(2), "draw") == why_not(new(2), "deals coach to 0") == "EX-PLAY-1"
    assert why_not(drawing("", ""), "train 0") == "EX-PLAY-1"


def test_ex_play_2_what_is_not_there() -> None:
    state = laying("AC BX", "", trains={0: ["HO/BX"]})
    for notation in (
        "start hopper", "add hopper", "engine hopper", "maintain heavy-crane", "discard hopper", "out hopper",
        "turntable on", "play wreck", "unhitch 1", "uncouple 1", "diesel",
    ):  # fmt: skip
        assert why_not(state, notation) == "EX-PLAY-2", notation
    assert why_not(drawing("", ""), "take") == "EX-PLAY-2"
    aimed = do(laying("DR AC", ""), "play derailment")
    assert why_not(aimed, "derail 5") == "EX-PLAY-2"
    empty = table("drawing", "", "", to_draw=1, slot="WR ES")
    assert why_not(empty, "draws wreck") == "EX-PLAY-2"


def test_ex_play_3_the_game_is_over() -> None:
    state = do(laying("BX", "", trains={0: LONG}, totals=[45, 0]), "out box-car")
    assert state.to_act == OVER
    assert {state.why_not(a) for a in range(len(GAME.space))} == {"EX-PLAY-3"}
    assert (state.legal_actions(), state.asks(), state.winners()) == ([], "", [0])
