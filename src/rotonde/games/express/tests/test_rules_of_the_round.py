"""The rules of Express by their IDs: what is known, going out, scoring, the end."""

import pytest

from rotonde import OVER, Chance
from rotonde.games.express import GAME
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import (
    CODES,
    do,
    drawing,
    engine,
    hand,
    laying,
    legal,
    new,
    stolen,
    told,
    trains,
    why_not,
)

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
ONE_EACH = {0: ["TA/GO"], 1: ["HO/BX"]}
FAR: dict[str, object] = {"target": 500}


# Who may see what


def known(state: ExpressState, seat: int | None, whose: int) -> list[str]:
    return state.view(seat)["hands"][whose]["known"]  # type: ignore[index, no-any-return]


def pool(state: ExpressState, seat: int | None, side: int) -> list[str]:
    for each in state.view(seat)["pools"]:  # type: ignore[attr-defined]
        if side in each["sides"]:
            return each["known"]  # type: ignore[no-any-return]
    raise AssertionError(side)


def test_ex_info_1_what_is_public() -> None:
    state = do(drawing("AC", "BX", discard="HO"), "take")
    seen = state.view(None)
    assert [each["size"] for each in seen["hands"]] == [2, 1]  # type: ignore[attr-defined]
    assert (seen["draw"], seen["discard"], seen["to_act"]) == (131 - 3, [], 0)
    assert state.events(0, None)[-1]["card"] == "hopper"


def test_ex_info_2_a_hand_is_its_owners() -> None:
    state = laying("AC", "BX", "HO", "TA")
    assert [each["cards"] for each in state.view(0)["hands"]] == [["auto-carrier"], None, None, None]  # type: ignore[attr-defined]
    drawn = do(drawing("AC", "BX"), "draw", "draws coach", "draws dome-car")
    assert told(drawn, 0) == ["drew", "drew"] and told(drawn, 1) == ["drew_unseen", "drew_unseen"]


def test_ex_info_3_engines_are_seen_in_ones_own_lay_phase_only() -> None:
    state = drawing("AC", "", "", "", trains={0: ["HO/BX@2"]}, discard="TA GO")
    assert engine(state, 0, 0, 0) == (None, None)
    assert engine(state, 0, 0, 2) == (None, "box-car")
    do(state, "take")
    assert engine(state, 0, 0, 0) == ("box-car", "box-car")
    assert engine(do(asking(), "ask"), 0, 0, 0) == ("box-car", "box-car")
    do(state, "ask")
    assert (engine(state, 0, 0, 0)[0], engine(state, 0, 0, 2)[0]) == ("box-car", None)
    do(state, "answer yes", "discard gondola")
    assert engine(state, 0, 0, 0) == (None, "box-car")
    known = laying("AC HO BX", "", trains={0: ["TA/GO"]})
    assert not known.reveals(GAME.space.parse("start auto-carrier"))


def test_ex_info_4_all_see_that_an_engine_moves_not_which() -> None:
    state = do(laying("AC HO BX", "", trains={0: ["TA/GO"]}), "unhitch 0", "engine box-car")
    assert [event.get("card") for event in state.events(0, 1)] == [None, None]
    assert [event.get("card") for event in state.events(0, 0)] == ["gondola", "box-car"]
    assert engine(state, 0, 0, 1) == (None, None)


def test_ex_info_5_after_a_swap_one_knows_what_one_gave() -> None:
    state = laying("ES BX", "", "", trains={**ONE_EACH, 2: ["CO/AC"]})
    do(state, "play engine-swap", "against 1", "decline")
    assert (engine(state, 1, 0, 0)[1], engine(state, 0, 0, 0)[1]) == ("gondola", None)
    assert (engine(state, 0, 0, 1)[1], engine(state, 1, 0, 1)[1]) == ("box-car", None)
    assert (engine(state, 0, 0, 2)[1], engine(state, 1, 0, 2)[1]) == (None, None)
    assert "swapped" in told(state, 2)


def test_ex_info_6_an_engine_returned_is_seen_at_once() -> None:
    state = laying("BR AC", "", trains={1: ["HO/GO@0"]})
    do(state, "play broken-car", "decline")
    assert state.view(1)["hands"][1]["cards"] == ["gondola"]  # type: ignore[index]
    assert known(state, 0, 1) == ["gondola"]  # who knew the engine knows where it is
    assert known(state, None, 1) == []
    assert [told(state, seat)[-2] for seat in (0, 1, None)] == ["returned", "returned", "returned_unseen"]
    team = laying("AC BX HO", "BR AC", "TT", "", trains={0: ["TA/GO"]})
    do(team, "unhitch 0", "engine gondola", "discard auto-carrier", "take")
    assert pool(team, 2, 0) == ["gondola"]
    do(team, "play broken-car", "decline", "decline")
    assert (hand(team, 2), pool(team, 2, 0)) == ("GO TT", [])  # the partner sees it, and it is nowhere else


def test_ex_info_7_a_wrecked_engine_is_not_shown() -> None:
    state = do(laying("WR AC", "", trains={1: ["HO/GO"]}), "play wreck", "decline")
    assert [state.view(seat)["wrecked"]["card"] for seat in (0, 1, None)] == [None, "gondola", None]  # type: ignore[index]


def test_ex_info_8_memory_lasts_until_something_changes_unseen() -> None:
    state = laying("AC BX HO", "", "TT", "", trains={0: ["TA/GO"]})
    assert engine(state, 0, 0, 2) == (None, "gondola")
    do(state, "unhitch 0")
    assert known(state, 2, 0) == ["gondola"]  # the partner knew its face
    assert known(state, 1, 0) == []
    do(state, "engine gondola")
    assert engine(state, 0, 0, 2) == (None, None)
    assert (known(state, 2, 0), pool(state, 2, 0), pool(state, 1, 0)) == ([], ["gondola"], [])


def test_ex_info_9_all_hands_are_shown_at_the_end_of_a_round() -> None:
    state = do(laying("BX", "AC HC", trains={0: LONG}, options=FAR), "out box-car")
    (_, other) = state.view(None)["last_round"]["sides"]  # type: ignore[index]
    assert other["hands"] == [{"seat": 1, "cards": ["auto-carrier", "heavy-crane"], "cost": 10}]
    over = do(laying("BX", "AC", trains={0: LONG}, totals=[49, 0]), "out box-car")
    assert over.view(None)["hands"][1]["cards"] == ["auto-carrier"]  # type: ignore[index]
    assert engine(over, 0, 0, None)[0] == "box-car"
    known = laying("AC HO BX", "", trains={0: ["TA/GO"]})
    assert not known.reveals(GAME.space.parse("start auto-carrier"))


def test_ex_info_10_taken_discards_and_stolen_cars_are_remembered() -> None:
    state = drawing("AC BX", "", "", discard="TA HO")
    do(state, "take")
    assert (known(state, 1, 0), known(state, None, 0), known(state, 0, 0)) == (["hopper"], ["hopper"], [])
    do(state, "start auto-carrier", "engine box-car")
    assert (known(state, 1, 0), pool(state, 1, 0)) == ([], ["hopper"])
    do(state, "discard hopper")
    assert pool(state, 1, 0) == []
    kept = do(stolen("HO HO/BX"), "keep")
    assert known(kept, 1, 0) == ["hopper"]


def test_ex_info_10_a_member_who_sees_an_engine_need_not_look_for_it_elsewhere() -> None:
    state = drawing("AC BX", "", "", "", trains={0: ["TA/GO"]}, discard="CO HO")
    do(state, "take", "unhitch 0", "engine hopper", "discard gondola")
    assert (pool(state, 2, 0), pool(state, 1, 0)) == (["hopper"], ["hopper"])
    do(state, "draw", "draws coach", "draws coach", "discard coach", "draw", "draws sleeper", "draws sleeper")
    assert engine(state, 0, 0, 2)[0] == "hopper"
    assert (pool(state, 2, 0), pool(state, 1, 0)) == ([], ["hopper"])


def test_ex_info_10_a_swap_joins_both_pools() -> None:
    state = laying("ES BX", "", "", trains={**ONE_EACH, 2: ["CO/AC"]})
    do(state, "play engine-swap", "against 1", "decline")
    assert [each["sides"] for each in state.view(2)["pools"]] == [[0, 1], [2]]  # type: ignore[attr-defined]
    remembered = [["box-car with side 1"], [], ["box-car with side 1", "gondola with side 0"], []]
    state = laying("ES TA", "", "", trains={0: ["TA/GO"], 1: ["HO/BX"], 2: ["CO/AC"]}, memory=remembered)
    do(state, "play engine-swap", "against 1", "decline")
    assert (pool(state, 2, 0), pool(state, 2, 1)) == (["gondola", "box-car"],) * 2
    assert pool(state, 0, 1) == ["box-car"]


def test_ex_info_11_the_discard_limit_is_private() -> None:
    state = laying("WR DR DR BR ST ES TT DI", "")
    assert (state.view(0)["limit"], state.view(1)["limit"], state.view(None)["limit"]) == (8, None, None)
    imagined = {state.determinize(1, Chance(seed)).limit for seed in range(5)}
    assert imagined == {6}  # that of the hands imagined, not the true one


# Going out


def test_ex_out_1_the_conditions() -> None:
    assert legal(laying("BX", "", trains={0: LONG}), "out") == ["out box-car"]
    for specs in (["HO HO HO HO/BX"] * 2, [LONG[0], "TA TA TA/BX"], [*LONG, "CO CO/BX"], [LONG[0]]):
        assert why_not(laying("BX", "", trains={0: specs}), "out box-car") == "EX-OUT-1"
    assert why_not(laying("BX TT", "", trains={0: LONG}), "out box-car") == "EX-OUT-1"
    mixed = ["HO HO WI GO CB/BX", "TA TA TA CB/BX", "CO CO CO/BX"]
    assert why_not(laying("BX", "", trains={0: mixed}), "out box-car") == ""
    assert why_not(laying("BX", "", trains={0: [LONG[1], LONG[0]]}), "out box-car") == ""


def test_ex_out_2_the_last_card_has_no_effect() -> None:
    state = do(laying("TT", "", trains={0: LONG}, totals=[49, 0]), "out turntable")
    assert (state.discards, state.slot, state.direction) == ([CODES.index("TT")], [], 1)


def test_ex_out_3_the_last_card_may_go_without_going_out() -> None:
    state = do(laying("BX", "", trains={0: LONG}), "discard box-car")
    assert (state.turn, state.round, hand(state, 0)) == (1, 0, "")


def test_ex_out_4_in_teams_only_ones_own_hand_must_be_empty() -> None:
    state = laying("BX", "AC", "AC AC", "", trains={0: LONG}, options=FAR)
    assert do(state, "out box-car").totals == [10 + 8 + 5 - 10, -5]
    short = laying("BX", "AC", "AC AC", "", trains={0: LONG[:1]})
    assert why_not(short, "out box-car") == "EX-OUT-1"  # the side's trains all the same


def test_ex_out_5_the_round_ends_at_once() -> None:
    state = do(laying("BX", "HO AC", trains={0: LONG, 1: ["HO HO/BX"]}, options=FAR), "out box-car")
    assert (state.round, state.phase, state.totals[1]) == (1, 1, -7)


def asking(**more: object) -> ExpressState:
    return laying("BX", "", "", "", "", "", trains={0: LONG}, **more)


def test_ex_ask_1_once_a_turn_before_laying_and_not_in_the_first() -> None:
    assert why_not(laying("BX", "", trains={0: LONG}), "ask") == "EX-ASK-1"
    assert why_not(asking(first=True), "ask") == "EX-TURN-3"
    laid = do(laying("BX HO", "", "", "", trains={0: LONG}), "unhitch 0", "engine box-car", "add hopper")
    assert why_not(laid, "ask") == "EX-ASK-1"
    state = do(asking(), "ask", "answer yes", "answer yes")
    assert (state.to_act, why_not(state, "ask")) == (0, "EX-ASK-1")
    assert told(state)[-1] == "said_yes"


def test_ex_ask_2_no_forbids_yes_allows() -> None:
    assert legal(asking(), "out") == ["out box-car"]  # nobody has to ask
    assert why_not(do(asking(), "ask", "answer no"), "out box-car") == "EX-ASK-2"
    assert legal(do(asking(), "ask", "answer yes", "answer yes")) == [
        "unhitch 0",
        "unhitch 1",
        "discard box-car",
        "out box-car",
    ]


def test_ex_ask_3_two_partners_in_turn_order_one_no_is_enough() -> None:
    state = do(asking(direction=-1), "ask")
    assert state.to_act == 4
    do(state, "answer yes")
    assert state.to_act == 2
    assert do(asking(), "ask", "answer no").to_act == 0


# Scoring


def scored(*specs: str, options: dict[str, object] | None = None) -> list[int]:
    state = laying("AC", "", trains={0: list(specs)}, options=options or {})
    return [each["score"] for each in state.aids(0)["trains"][0]]  # type: ignore[index]


def test_ex_score_1_the_sum_of_the_cars() -> None:
    assert scored("AC AC CB/BX", "AC CB/BX", "GO GO WI HO HO/BX", "HO HO WI AC/TT") == [10, 0, 10, 9]
    assert scored("HO WI WI AC/BX") == [9]


def test_ex_score_2_express_trains_are_doubled_for_each_bonus() -> None:
    assert scored("MB CH DM SL OB/BX", "CH CH CH/BX") == [20, 3]
    assert scored("MB CH DM/BX", options={"passengerValue": 3}) == [18]


def test_ex_score_3_five_for_each_laid_maintenance_car() -> None:
    state = laying("BX", "", trains={0: LONG}, repairs={1: "HC TO"}, options=FAR)
    assert do(state, "out box-car").totals[1] == 10


def test_ex_score_4_the_bonus_for_going_out() -> None:
    assert do(laying("BX", "", trains={0: LONG}, options=FAR), "out box-car").totals[0] == 18 + 10
    assert do(laying("BX", "", "", "", trains={0: LONG}, options=FAR), "out box-car").totals[0] == 18 + 5


@pytest.mark.parametrize(("penalty", "cost"), [(5, 5 + 4 + 1 + 5), (0, 5 + 4 + 1)])
def test_ex_score_5_cards_in_hand_cost_their_value(penalty: int, cost: int) -> None:
    options = {**FAR, "maintenanceHandPenalty": penalty}
    state = laying("BX", "AC CM CH HC TT WR DI WI CB", trains={0: LONG}, options=options)
    assert do(state, "out box-car").totals[1] == -cost


def test_ex_score_6_below_zero_and_added_up() -> None:
    state = laying("BX", "AC AC", trains={0: LONG}, totals=[7, 4], options=FAR)
    assert (do(state, "out box-car").totals, state.scores()) == ([35, -6], [35, -6])


def test_ex_exp_1_order() -> None:
    assert scored("CH CH CH/BX") == [3]
    assert scored("MB CH CH/BX", "CH MB CH/BX", "DM OB OB/BX") == [6, 3, 6]


def test_ex_exp_2_complete() -> None:
    assert scored("OB SL DM CH MB/BX", "MB CH DM SL OB/BX") == [10, 20]


def test_ex_exp_3_morning_express() -> None:
    six = "CH CH CH CH CH MB/BX"
    assert scored(six) == [12]
    assert scored(six, "CH MB WI DM DM OB/BX", options={"morningExpress": "sixCoaches"}) == [6, 12]
    assert scored("CH CH CH CH CH WI/BX", options={"morningExpress": "sixCoaches"}) == [12]


def test_ex_exp_4_diesel() -> None:
    assert scored("CH CH CH/DI!", "CH CH CH/DI") == [6, 3]


def test_ex_exp_5_all_four_make_sixteen_and_a_link_cancels_them() -> None:
    assert scored("MB CH CH DM SL OB/DI!") == [96]
    assert scored("MB CH WI HO/DI!") == [1 + 1 + 0 + 2]
    state = laying("AC", "", trains={0: ["MB CH CH DM SL OB/DI!", "MB CH/BX"]})
    full, begun = state.aids(0)["trains"][0]  # type: ignore[index]
    assert (full["factor"], full["missing"]) == (16, [])
    assert (begun["bonuses"], begun["missing"], begun["short"]) == (
        ["order"],
        ["complete", "morning", "diesel"],
        1,
    )


# The end


def test_ex_end_1_every_side_is_scored() -> None:
    state = do(laying("BX", "", "", trains={0: LONG, 2: ["CO CO CO/BX"]}, options=FAR), "out box-car")
    assert state.totals == [28, 0, 9]
    assert told(state).count("scored") == 3


def test_ex_end_2_a_dead_round_is_scored_without_bonus() -> None:
    state = laying("AC BX", "", trains={0: ["HO HO HO/BX"]}, idle=11, options=FAR)
    do(state, "discard box-car")
    assert (state.totals, state.rounds_over(), "dead" in told(state)) == ([6 - 5, 0], 1, True)
    laid = laying("HO BX", "", trains={0: ["HO HO HO/BX"]}, idle=11, options=FAR)
    assert do(laid, "add hopper", "discard box-car").idle == 0
    taken_back = laying("HO BX", "", trains={0: ["HO HO HO/BX"]}, idle=3, options=FAR)
    assert do(taken_back, "add hopper", "uncouple 0", "discard box-car").idle == 4
    repaired = laying("HC BX", "", idle=11, options=FAR)
    assert do(repaired, "maintain heavy-crane", "discard box-car").idle == 0
    assert do(laying("TT BX", "", idle=11), "turntable on").idle == 0
    never = laying("AC BX", "", idle=11, options={"stagnation": 0})
    assert do(never, "discard box-car").idle == 12


def test_ex_end_3_the_highest_total_at_the_target_wins() -> None:
    state = do(laying("BX", "", trains={0: LONG}, totals=[22, 70]), "out box-car")
    assert (state.to_act, state.totals, state.winners()) == (OVER, [50, 70], [1])
    team = do(laying("BX", "", "", "", trains={0: LONG}, totals=[77, 0]), "out box-car")
    assert team.winners() == [0, 2]
    assert do(laying("BX", "", trains={0: LONG}, totals=[21, 0]), "out box-car").to_act == -1


def test_ex_end_4_a_tie_goes_to_who_went_out_or_is_played_on() -> None:
    tie = do(laying("BX", "", trains={0: LONG}, totals=[32, 60]), "out box-car")
    assert tie.winners() == [0]
    others = do(laying("BX", "", "", trains={0: LONG}, totals=[0, 60, 60]), "out box-car")
    assert (others.to_act, others.round) == (-1, 1)
    dead = do(laying("BX TT", "", idle=11, totals=[60, 60]), "discard box-car")
    assert (dead.to_act, dead.round) == (-1, 1)


def test_ex_end_5_else_the_next_round_is_dealt() -> None:
    state = do(laying("BX", "", trains={0: LONG}), "out box-car")
    assert (state.phase, state.round, state.bag, state.memory) == (1, 1, state.config.pack, [[], [], []])


# Teams, alone, first game


def test_ex_team_1_one_layout() -> None:
    state = drawing("", "", "HO HO BX", "", trains={0: ["HO/AC@0"]}, turn=2, discard="TA GO")
    do(state, "take", "add hopper", "unhitch 0", "engine box-car", "discard auto-carrier")
    assert trains(state, 0) == ["HO HO/BX"]


def test_ex_team_2_each_member_has_his_own() -> None:
    state = laying("HC TT", "", "LC BX", "")
    do(state, "maintain heavy-crane", "turntable on")
    do(state, "draw", "draws coach", "draws coach", "discard coach")
    do(state, "draw", "draws dome-car", "draws dome-car", "maintain light-crane")
    assert (state.turn, state.turns) == (2, [2, 1, 1, 2])


def test_ex_team_3_eight_five_hundred() -> None:
    agreed = new(4).config
    assert (agreed.cards_each, agreed.bonus, agreed.target) == (8, 5, 100)
    assert new(4, target=70).config.target == 70


def test_ex_ind_1_ten_ten_fifty() -> None:
    agreed = new(4, mode="individual").config
    assert (agreed.cards_each, agreed.bonus, agreed.target, agreed.sides) == (10, 10, 50, 4)


def test_ex_ind_2_two_turntables_for_two_or_three() -> None:
    assert [new(seats).config.pack[CODES.index("TT")] for seats in GAME.seats] == [2, 2, 3, 3, 3]


def test_ex_first_1_what_is_left_out() -> None:
    pack = new(4, firstGame=True).config.pack
    left = "AC CM PB SC GO CO HO TA BX CB TT WR ES"
    assert " ".join(CODES[card] for card in range(28) if pack[card]) == left


def test_ex_first_2_nothing_stops_a_wreck() -> None:
    state = laying("WR AC", "AC", trains=ONE_EACH, options={"firstGame": True})
    assert not state.config.pack[CODES.index("HC")]
    do(state, "play wreck", "against 1")
    assert legal(state) == ["decline"]
