"""The rules of Express by their IDs: disasters and what stops them."""

import pytest

from rotonde.games.express.phases import DRAW
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import (
    CODES,
    NAME,
    do,
    engine,
    hand,
    laying,
    legal,
    slot,
    stolen,
    told,
    trains,
    why_not,
)

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
ONE_EACH = {0: ["TA/GO"], 1: ["HO/BX"]}
FAR: dict[str, object] = {"target": 500}


# Disasters


def test_ex_dis_1_targets_also_on_ones_own_side() -> None:
    state = laying("WR BR ST DR ES AC", "", trains={0: ["TA TA/GO"], 1: ["HO HO/BX"]})
    for card in ("wreck", "broken-car", "steal"):
        assert legal(do(laying("WR BR ST AC", "", trains=ONE_EACH), f"play {card}")) == [
            "against 0",
            "against 1",
        ]
    assert legal(do(laying("DR AC", "", ""), "play derailment")) == ["derail 0", "derail 1", "derail 2"]
    three = do(laying("ES AC", "", "", trains={0: ["TA/GO"], 1: ["HO/BX"], 2: ["CO/BX"]}), "play engine-swap")
    assert (legal(three), why_not(three, "against 0")) == (["against 1", "against 2"], "EX-DIS-1")
    assert why_not(three, "against 5") == "EX-PLAY-2"
    lone = do(laying("WR AC", "", "", trains={1: ["HO/BX"], 2: ["HO/BX"]}), "play wreck")
    assert why_not(lone, "against 0") == "EX-DIS-1"
    assert legal(state, "play") == [f"play {NAME[code]}" for code in ("WR", "DR", "BR", "ST", "ES")]


def test_ex_dis_2_without_a_target_only_thrown_away() -> None:
    state = laying("WR BR ST ES AC", "")
    assert {why_not(state, f"play {NAME[code]}") for code in ("WR", "BR", "ST", "ES")} == {"EX-DIS-2"}
    do(state, "discard wreck")
    no_engine = laying("ES AC", "", trains={0: ["CH/DI!"], 1: ["HO/BX"]})
    assert why_not(no_engine, "play engine-swap") == "EX-DIS-2"


def test_ex_dis_3_card_target_laid_counter_hand_counter_effect() -> None:
    state = laying("BR AC", "LC", trains={1: ["HO HO/BX", "TA/BX"]}, repairs={1: "LC"})
    do(state, "play broken-car", "train 0")
    assert (slot(state), state.turn) == ("BR LC", 1)
    state = laying("BR AC", "LC", trains={1: ["HO HO/BX", "TA/BX"]})
    do(state, "play broken-car", "train 0", "decline")
    assert trains(state, 1) == ["HO/BX", "TA/BX"]


def test_ex_dis_3_all_hear_what_is_aimed_at() -> None:
    wreck = do(laying("WR AC", "", trains=ONE_EACH), "play wreck", "against 1")
    assert wreck.events(0, None)[-1] == {
        "type": "aimed_at_train", "card": "wreck", "side": 1, "train": 0, "step": 1
    }  # fmt: skip
    derailed = do(laying("DR AC", ""), "play derailment", "derail 1")
    assert derailed.events(0, 1)[-1] == {
        "type": "aimed_at_seat", "card": "derailment", "side": 1, "seat": 1, "step": 1
    }  # fmt: skip
    swap = do(laying("ES AC", "", trains=ONE_EACH), "play engine-swap")
    assert swap.events(0, 0)[-1] == {"type": "aimed", "card": "engine-swap", "side": 1, "step": 0}
    turned = do(laying("TT AC", ""), "turntable again")
    assert (told(turned)[0], told(do(laying("TT AC", ""), "turntable on"))[0]) == ("turned_again", "turned")


def test_ex_dis_4_outside_the_lay_phase_every_train_has_its_engine() -> None:
    state = do(laying("BR AC BX", "", trains=ONE_EACH), "unhitch 0")
    assert why_not(state, "play broken-car") == "EX-LAY-3"
    state.phase = DRAW
    with pytest.raises(AssertionError, match="every train has its engine outside the lay phase"):
        state.check()


def test_ex_dis_5_it_stays_in_the_slot() -> None:
    assert slot(do(laying("DR AC", "TO"), "play derailment", "derail 1", "counter tool-car")) == "DR"
    assert slot(do(laying("DR AC", "TO"), "play derailment", "derail 1", "decline")) == "DR"


def test_ex_dis_6_a_lone_engine_comes_to_the_next_of_its_side() -> None:
    for direction, receiver in ((1, 1), (-1, 3)):
        state = laying("BR AC", "", "", "", trains={1: ["HO/GO"]}, direction=direction)
        do(state, "play broken-car", "decline", "decline")
        assert (trains(state, 1), hand(state, receiver)) == ([], "GO")
    own = laying("BR AC", "", "", "", trains={0: ["HO/GO"]}, skips=[0, 0, 1, 0], slot="DR")
    do(own, "play broken-car", "decline")
    assert hand(own, 2) == "GO"  # the partner, though he loses a turn; the attacker would be last
    alone = do(laying("BR AC", "", trains={0: ["HO/GO"]}), "play broken-car")
    assert hand(alone, 0) == "AC GO"


def test_ex_ctr_1_a_laid_counter_is_spent_without_choice() -> None:
    state = laying("DR AC", "TO", "", "", repairs={1: "TO XT"})
    do(state, "play derailment", "derail 3")  # it protects every member
    assert (slot(state), state.skips, state.view(None)["sides"][1]["maintenance"]) == (  # type: ignore[index]
        "DR TO",
        [0, 0, 0, 0],
        ["transfer-table"],
    )
    own = do(laying("WR AC", "", trains={0: ["HO/GO"]}, repairs={0: "HC"}), "play wreck")
    assert (slot(own), trains(own, 0)) == ("WR HC", ["HO/GO"])


def test_ex_ctr_2_every_defender_is_asked_in_turn_order() -> None:
    state = laying("WR AC", "", "", "HC", trains={1: ["HO/GO"]}, direction=-1)
    do(state, "play wreck")
    assert (state.to_act, legal(state)) == (3, ["decline", "counter heavy-crane"])
    assert state.whose_turn() == 0
    do(state, "decline")
    assert (state.to_act, legal(state)) == (1, ["decline"])  # asked though he can only decline
    assert why_not(state, "counter heavy-crane") == "EX-PLAY-2"
    do(state, "decline")
    assert trains(state, 1) == []
    derailed = do(laying("DR AC", "", "TO", ""), "play derailment", "derail 2")
    assert (derailed.to_act, do(derailed, "counter tool-car").skips) == (2, [0, 0, 0, 0])
    self_hit = do(laying("DR TO AC", "", "", ""), "play derailment", "derail 0")
    assert (self_hit.skips, self_hit.turn) == ([1, 0, 0, 0], 1)


def test_ex_ctr_3_a_card_laid_so_stays_and_does_not_count_for_the_turn() -> None:
    state = do(laying("WR AC", "HC LC AC", trains=ONE_EACH), "play wreck", "against 1", "counter heavy-crane")
    do(state, "draw", "draws coach", "draws coach", "maintain light-crane")
    assert state.view(None)["sides"][1]["maintenance"] == ["heavy-crane", "light-crane"]  # type: ignore[index]


def test_ex_ctr_4_an_engine_stops_nothing() -> None:
    state = do(laying("WR AC", "", trains={1: ["HO/HC"]}), "play wreck")
    assert legal(state) == ["decline"]


def test_ex_ctr_5_a_stopped_disaster_is_simply_the_discard() -> None:
    state = laying("WR AC", "HC", trains={1: ["HO/GO"]}, discard="TA")
    do(state, "play wreck", "counter heavy-crane")
    assert (state.turn, state.phase, hand(do(state, "take"), 1)) == (1, 2, "TA")
    laid = laying("WR AC", "", trains={1: ["HO/GO"]}, repairs={1: "HC"})
    assert (do(laid, "play wreck").turn, laid.asks()) == (1, "draw")


def test_ex_der_1_a_turn_is_lost_and_two_add_up() -> None:
    state = laying("DR AC TT", "", "", skips=[0, 1, 0], slot="DR")
    do(state, "play derailment", "derail 1", "decline")
    assert (state.turn, state.skips) == (2, [0, 1, 0])


def test_ex_der_2_it_waits_in_any_direction_and_spares_the_extra_turn() -> None:
    state = laying("TT AC", "", "", skips=[1, 0, 1], slot="DR DR")
    do(state, "turntable again")
    assert state.turn == 0
    do(state, "draw", "draws coach", "draws coach", "discard coach")
    assert (state.turn, state.skips) == (1, [1, 0, 0])
    over = do(laying("BX", "", trains={0: LONG}, skips=[0, 1], slot="DR", options=FAR), "out box-car")
    assert over.skips == [0, 0]


def test_ex_brk_1_the_last_car_goes_to_the_slot() -> None:
    state = do(laying("BR AC", "", trains={1: ["HO HO WI/BX"]}), "play broken-car", "decline")
    assert (trains(state, 1), slot(state)) == (["HO HO/BX"], "BR WI")


def test_ex_stl_1_kept_or_laid_at_once() -> None:
    state = stolen("HO HO/BX")
    assert legal(state) == ["engine auto-carrier", "engine box-car", "keep", "train 0"]
    assert hand(do(state, "keep"), 0) == "AC HO BX"
    assert trains(do(stolen("HO HO/BX"), "train 0"), 0) == ["HO HO/GO"]
    new_train = do(stolen("HO HO/BX"), "engine box-car")
    assert (trains(new_train, 0), hand(new_train, 0)) == (["HO/GO", "HO/BX"], "AC")
    assert why_not(stolen("TA/BX"), "train 0") == "EX-TRAIN-3"
    assert why_not(stolen("TA/BX"), "train 1") == why_not(stolen("TA/BX"), "engine coach") == "EX-PLAY-2"


def test_ex_stl_1_a_passenger_car_may_start_behind_a_diesel() -> None:
    state = do(laying("ST DI BX", "", trains={1: ["CH CH/TA"]}), "play steal", "decline")
    assert legal(state) == ["engine box-car", "engine diesel", "diesel", "keep"]
    do(state, "diesel")
    assert (trains(state, 0), hand(state, 0), state.turn) == (["CH/DI!"], "BX", 1)
    freight = do(laying("ST DI BX", "", trains={1: ["HO HO/TA"]}), "play steal", "decline")
    assert why_not(freight, "diesel") == "EX-ENG-4"
    assert (
        why_not(do(laying("ST BX", "", trains={1: ["CH/TA"]}), "play steal", "decline"), "diesel")
        == "EX-PLAY-2"
    )


def test_ex_stl_1_a_free_slot_is_used_again() -> None:
    state = laying("ST BX", "", trains={0: ["HO/GO"], 1: []})
    do(state, "play steal", "engine box-car")
    assert (trains(state, 0), hand(state, 0)) == (["HO/BX"], "GO")


def test_ex_stl_2_a_stolen_wild_is_just_a_wild() -> None:
    state = stolen("TA TA WI/BX")
    assert legal(state) == ["keep", "train 0"]
    assert why_not(state, "engine box-car") == "EX-STL-1"
    assert trains(do(state, "train 0"), 0) == ["HO WI/GO"]


def test_ex_stl_3_nothing_else_and_no_going_out() -> None:
    state = stolen("HO HO/BX", mine="AC", own=("HO HO HO HO/GO", "TA TA TA TA/GO"))
    assert why_not(state, "out auto-carrier") == why_not(state, "unhitch 0") == "EX-PLAY-1"
    assert do(state, "train 0").turn == 1


def test_ex_wrk_1_engine_and_cars_go_to_the_slot() -> None:
    state = do(laying("WR AC", "", trains={1: ["HO HO CB/GO"]}), "play wreck", "decline")
    assert (trains(state, 1), slot(state), state.wrecked) == ([], "WR HO HO CB", CODES.index("GO"))
    diesel = do(laying("WR AC", "", trains={1: ["CH/DI!"]}), "play wreck", "decline")
    assert (slot(diesel), diesel.wrecked) == ("WR CH DI", -1)


def swapping() -> ExpressState:
    mine = ["TA/GO", "CO/AC", "CH/DI!"]
    return laying("ES BX", "", trains={0: mine, 1: ["HO/BX", "BX/TT"]})


def test_ex_swap_1_pairs_each_train_once_no_diesel() -> None:
    state = do(swapping(), "play engine-swap", "decline")
    assert (legal(state), why_not(state, "done")) == (["train 0", "train 1"], "EX-SWAP-1")
    assert why_not(state, "train 2") == "EX-SWAP-1"
    do(state, "train 0")
    assert (legal(state), why_not(state, "done")) == (["train 0", "train 1"], "EX-PLAY-1")
    assert why_not(state, "train 2") == "EX-PLAY-2"
    do(state, "train 1")
    assert (legal(state), why_not(state, "train 0")) == (["train 1", "done"], "EX-SWAP-1")
    one = do(state.clone(), "done")
    assert (trains(one, 0), trains(one, 1)) == (["TA/TT", "CO/AC", "CH/DI!"], ["HO/BX", "BX/GO"])
    do(state, "train 1")  # only one of theirs is left, and then no pair
    assert (trains(state, 0)[:2], trains(state, 1), state.turn) == (["TA/TT", "CO/BX"], ["HO/AC", "BX/GO"], 1)


def test_ex_swap_1_a_single_pair_is_not_asked_for() -> None:
    state = do(laying("ES BX", "", trains=ONE_EACH), "play engine-swap", "decline")
    assert (trains(state, 0), trains(state, 1), state.turn) == (["TA/BX"], ["HO/GO"], 1)
    fewer = laying("ES BX", "", trains={0: ["TA/GO", "CO/AC"], 1: ["HO/BX"]})
    do(fewer, "play engine-swap", "decline", "train 1")
    assert (trains(fewer, 0), fewer.turn) == (["TA/GO", "CO/BX"], 1)
    three = laying("ES BX", "", "", trains={0: ["CH/DI!", "TA/GO"], 1: ["HO/BX"], 2: ["CH/DI!"]})
    do(three, "play engine-swap", "decline")
    assert trains(three, 0) == ["CH/DI!", "TA/BX"]


def test_ex_swap_2_nobody_looks_before_the_next_lay_phase() -> None:
    state = do(laying("ES BX", "", trains=ONE_EACH), "play engine-swap", "decline")
    assert engine(state, 0, 0, 0) == (None, None)
    do(state, "draw")
    assert engine(state, 1, 0, 1) == (None, None)
    do(state, "draws coach", "draws coach")
    assert engine(state, 1, 0, 1) == ("gondola", "gondola")
