"""The rules of Express by their IDs: engines, the hand limit, trains, cabooses, wild cars, maintenance."""

import pytest

from rotonde import CHANCE
from rotonde.games.express import GAME
from rotonde.games.express.tests.tables import (
    CODES,
    NAME,
    do,
    drawing,
    laying,
    legal,
    slot,
    told,
    trains,
    why_not,
)

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]


# Engines


def test_ex_eng_1_exactly_one_engine_for_each_train() -> None:
    state = laying("AC BX HO", "", trains={0: ["TA/GO", "CO/GO"]})
    assert why_not(state, "engine box-car") == "EX-ENG-1"
    do(state, "unhitch 0", "unhitch 1", "engine box-car")
    assert legal(state) == ["train 0", "train 1"]
    do(state, "train 1")
    assert trains(state, 0) == ["TA/", "CO/BX"]
    do(state, "unhitch 1", "engine box-car", "train 0", "start auto-carrier", "engine hopper")
    assert why_not(state, "train 0") == "EX-ENG-1"


@pytest.mark.parametrize("code", CODES)
def test_ex_eng_2_any_card_face_down(code: str) -> None:
    state = do(laying(f"{code} AC HO", ""), "start hopper", f"engine {NAME[code]}")
    assert trains(state, 0) == [f"HO/{code}"]


def test_ex_eng_3_engines_score_nothing_and_cost_nothing() -> None:
    state = laying("BX", "", trains={0: ["HO HO HO HO HO/AC", "TA TA TA TA/HC"]}, options={"target": 500})
    do(state, "out box-car")
    assert state.totals == [10 + 8 + 10, 0]


def test_ex_eng_4_a_diesel_heads_a_passenger_train() -> None:
    assert why_not(laying("DI BX", "", trains={0: ["HO/CO"]}), "diesel") == "EX-ENG-4"
    state = do(laying("DI DI AC BX", "", trains={0: ["CH/GO", "MB/TA", "HO/CO"]}), "unhitch 2")
    do(state, "unhitch 0", "diesel", "train 0")
    assert trains(state, 0) == ["CH/DI!", "MB/TA", "HO/"]
    do(state, "unhitch 0", "unhitch 1", "diesel")
    assert (legal(state), why_not(state, "train 2")) == (["train 0", "train 1"], "EX-ENG-4")
    do(state, "train 1", "engine diesel", "train 2", "engine gondola", "discard box-car")
    assert trains(state, 0) == ["CH/GO", "MB/DI!", "HO/DI"]
    assert do(laying("DI", ""), "discard diesel").discards == [CODES.index("DI")]
    assert why_not(laying("AC", ""), "diesel") == "EX-PLAY-2"


def test_ex_eng_4_the_engine_that_lay_there_comes_back_in_the_same_step() -> None:
    state = laying("DI DI BX", "", trains={0: ["CH/GO"]})
    do(state, "diesel")
    assert (trains(state, 0), state.bare, state.phase_name()) == (["CH/DI!"], 0, "lay")
    assert state.holds(0, CODES.index("GO"))
    assert told(state)[-2:] == ["unhitched_unseen", "headed"]
    assert why_not(state, "diesel") == "EX-ENG-1"  # it has its one engine, face up
    two = do(laying("DI BX", "", trains={0: ["CH/DI!", "MB/GO", "DM/TA"]}), "diesel")
    assert why_not(two, "train 0") == "EX-ENG-1"


def test_ex_eng_5_the_first_car_is_next_to_the_engine() -> None:
    state = do(laying("TA BX AC", "", trains={0: ["TA WI/GO"]}), "add tank-car")
    assert trains(state, 0) == ["TA WI TA/GO"]


# The hand limit


def test_ex_hand_1_down_to_six_before_the_discard() -> None:
    state = laying("AC AC HO HO TA TA BX", "")
    assert why_not(state, "discard box-car") == "EX-HAND-1"
    do(state, "start auto-carrier", "engine hopper", "discard box-car")
    assert state.sizes[0] == 4


def test_ex_hand_2_cards_gained_later_may_exceed_it() -> None:
    state = laying("ST AC CM PB SC GO", "", trains={1: ["CO CO/HO"]})
    do(state, "play steal", "decline", "keep")
    assert (state.sizes[0], state.turn) == (6, 1)


def test_ex_hand_3_an_impossible_hand() -> None:
    state = laying("WR DR DR BR ST ES TT DI", "")
    assert state.limit == 8
    assert do(state, "discard wreck").sizes[0] == 7
    laid = laying("WR DR DR BR ST ES TT DI HC WI CB", "")  # 11 cards, of which only the crane can go
    assert (laid.limit, why_not(laid, "discard wreck")) == (10, "EX-HAND-3")
    do(laid, "maintain heavy-crane", "discard wreck")
    train = laying("WR DR DR BR ST ES TT DI CB CB WI", "", trains={0: ["HO/BX"]})
    assert train.limit == 9  # one caboose closes the only train, the wild car fits before it


def test_ex_hand_4_later_the_excess_is_kept() -> None:
    state = drawing("WR DR DR BR ST ES TT DI", "", discard="BX AC TT")
    do(state, "take")
    assert (state.phase, state.limit) == (4, 9)


def test_ex_hand_5_in_the_first_turn_it_is_a_misdeal() -> None:
    state = drawing("TT WR DR DR BR BR ST ST ES DI", "", first=True, totals=[3, 4])
    do(state, "draw", "draws diesel", "draws turntable")
    assert (state.phase, state.to_act, state.totals, state.sizes) == (1, CHANCE, [3, 4], [0, 0])
    assert "misdeal" in told(state)


# Trains


def test_ex_train_1_one_real_car_and_any_number_of_trains() -> None:
    state = laying("HO HO AC BX TA GO", "", trains={0: ["HO/BX"]})
    do(state, "start hopper", "engine box-car", "start hopper", "engine gondola")
    assert trains(state, 0) == ["HO/BX", "HO/BX", "HO/GO"]
    assert not any(text.startswith("start caboose") for text in map(GAME.space.text, range(350)))
    assert laying("CB AC", "").aids(0)["lay"]["unfit"]["caboose"]["new"] == "EX-TRAIN-1"  # type: ignore[index]


def test_ex_train_1_a_new_train_takes_the_lowest_free_slot() -> None:
    state = laying("HO AC BX TA", "", trains={0: ["TA/BX", "GO/BX"]})
    do(state, "start hopper", "uncouple 2", "start auto-carrier")
    assert trains(state, 0) == ["TA/BX", "GO/BX", "AC/"]


def test_ex_train_1_free_slots_are_no_trains() -> None:
    free = ["", "HO HO HO HO HO/BX", "", "TA TA TA TA/BX"]
    state = laying("BX", "", trains={0: free, 1: ["", "CO/BX", "", "CO/AC"]}, options={"target": 500})
    assert [each["train"] for each in state.aids(0)["trains"][0]] == [1, 3]  # type: ignore[index]
    assert do(state.clone(), "out box-car").totals == [28, 0]
    hit = laying("BR BX", "", trains={1: ["", "CO/BX", "", "CO/AC"]})
    do(hit, "play broken-car")
    assert (legal(hit), why_not(hit, "train 0")) == (["train 1", "train 3"], "EX-PLAY-2")


def test_ex_train_2_the_same_type_at_the_tail() -> None:
    state = laying("HO CH OB AC BX TA", "", trains={0: ["HO/BX", "MB/BX"]})
    assert legal(state, "add") == ["add hopper", "add coach", "add observation-car"]
    assert why_not(state, "add auto-carrier") == "EX-TRAIN-2"
    do(state, "add observation-car", "add coach")
    assert trains(state, 0) == ["HO/BX", "MB OB CH/BX"]


def test_ex_train_3_another_type_only_after_a_link() -> None:
    state = laying("AC WI BX TA", "", trains={0: ["HO HO/BX", "HO/BX"]})
    do(state, "add wild-car", "train 0", "add auto-carrier")
    assert trains(state, 0) == ["HO HO WI AC/BX", "HO/BX"]
    two = laying("AC BX TA", "", trains={0: ["HO HO WI/BX", "GO GO WI/BX", "CO/BX"]})
    do(two, "add auto-carrier")
    assert (legal(two), why_not(two, "train 2")) == (["train 0", "train 1"], "EX-TRAIN-3")


def test_ex_train_4_nothing_after_a_caboose() -> None:
    state = laying("HO WI CB BX", "", trains={0: ["HO HO CB/BX"]})
    assert legal(state, "add") == []
    assert legal(laying("AC BX HO", "", trains={0: ["AC CB/BX"]}), "add") == []
    open_ones = laying("HO BX TA", "", trains={0: ["HO CB/BX", "HO/BX", "HO/BX"]})
    assert why_not(do(open_ones, "add hopper"), "train 0") == "EX-TRAIN-4"


def test_ex_train_5_length_counts_all_cars_and_scores_from_three() -> None:
    state = laying("AC", "", trains={0: ["HO WI CB/BX", "AC AC/BX"]})
    shown = state.aids(0)["trains"][0]  # type: ignore[index]
    assert [each["score"] for each in shown] == [4, 0]


# Caboose and wild car


def test_ex_cab_1_it_closes_any_train_of_ones_own() -> None:
    assert why_not(laying("CB BX", ""), "add caboose") == "EX-CAB-1"
    state = do(laying("CB BX HO", "", trains={0: ["HO/BX"]}), "add caboose")
    assert (trains(state, 0), legal(state, "add")) == (["HO CB/BX"], [])
    assert legal(laying("AC BX HO", "", trains={0: ["AC CB/BX"]}), "add") == []


def test_ex_cab_2_it_counts_for_the_length_and_is_worth_nothing() -> None:
    state = laying(
        "BX", "CB AC", trains={0: ["HO HO HO HO CB/BX", "TA TA TA TA/BX"]}, options={"target": 500}
    )
    do(state, "out box-car")
    assert state.totals == [8 + 8 + 10, -5]


def test_ex_cab_3_it_protects_from_broken_car_and_steal_only() -> None:
    closed = {1: ["HO HO CB/BX"]}
    state = laying("BR ST WR ES TA", "", trains={**closed, 0: ["TA CB/AC"]})
    assert why_not(state, "play broken-car") == why_not(state, "play steal") == "EX-DIS-2"
    assert legal(state, "play") == ["play wreck", "play engine-swap"]
    both = laying("BR TA", "", trains={1: ["HO CB/BX", "HO/BX", "GO/BX"]})
    assert why_not(do(both, "play broken-car"), "train 0") == "EX-CAB-3"


def test_ex_cab_4_it_cancels_express_bonuses() -> None:
    state = laying("AC", "", trains={0: ["MB CH DM CB/DI!", "MB CH DM/DI!"]})
    assert [each["score"] for each in state.aids(0)["trains"][0]] == [3, 12]  # type: ignore[index]


def test_ex_wild_1_behind_a_real_car() -> None:
    assert why_not(laying("WI BX HO", ""), "add wild-car") == "EX-WILD-1"
    state = do(laying("WI BX", "", trains={0: ["HO/BX"]}), "add wild-car")
    assert trains(state, 0) == ["HO WI/BX"]


def test_ex_wild_1_first_if_a_real_car_joins_it_in_the_same_turn() -> None:
    state = laying("WI WI CB HO HO TA TT", "")
    do(state, "start wild-car", "engine tank-car")
    assert state.alone == 1
    for card in ("caboose", "wild-car"):
        assert why_not(state, f"add {card}") in ("EX-CAB-1", "EX-WILD-1")
    assert why_not(state, "discard turntable") == why_not(state, "turntable on") == "EX-WILD-1"
    assert not any(each.startswith("discard") for each in legal(state))
    do(state, "add hopper", "add hopper")
    assert state.alone == 0
    assert state.aids(0)["trains"][0][0]["values"] == [2, 2, 2]  # type: ignore[index]
    do(state, "uncouple 0", "uncouple 0")
    assert (trains(state, 0), state.alone) == (["WI/TA"], 1)
    do(state, "uncouple 0")
    assert (trains(state, 0), state.alone) == ([], 0)


def test_ex_wild_1_at_the_head_it_counts_for_the_two_that_a_link_needs() -> None:
    state = do(laying("AC BX HO", "", trains={0: ["WI HO WI/BX"]}), "add auto-carrier")
    assert trains(state, 0) == ["WI HO WI AC/BX"]
    assert state.aids(0)["trains"][0][0]["values"] == [2, 2, 0, 5]  # type: ignore[index]


def test_ex_wild_1_not_without_a_real_car_or_the_cards_for_both() -> None:
    assert why_not(laying("HO BX TA", ""), "start wild-car") == "EX-PLAY-2"
    assert why_not(laying("WI WR DI CB TT", ""), "start wild-car") == "EX-WILD-1"
    assert why_not(laying("WI HO BX", ""), "start wild-car") == "EX-LAY-4"
    assert why_not(laying("WI HO BX TA", ""), "start wild-car") == ""
    assert state_alone_with_nothing() == "EX-WILD-1"


def state_alone_with_nothing() -> str:
    """Nothing is left in the hand, and the wild car is still alone."""
    state = do(laying("WI HO BX TA", ""), "start wild-car", "engine box-car")
    state.hands = [0] * len(state.hands)
    state.sizes = [0] * len(state.sizes)
    return why_not(state, "pass")


def test_ex_wild_1_such_a_train_is_its_cars_for_diesel_and_bonuses() -> None:
    state = laying("WI CH DM BX DI TA HO", "")
    do(state, "start wild-car", "engine box-car")
    assert why_not(state, "diesel") == "EX-ENG-4"
    do(state, "add coach", "add dome-car", "diesel")
    worth = state.aids(0)["trains"][0][0]  # type: ignore[index]
    assert (worth["bonuses"], worth["values"]) == (["order", "diesel"], [1, 1, 1])


def test_ex_wild_1_what_is_left_of_such_a_train_waits_for_a_real_car() -> None:
    state = laying("BR AC", "HO CH CB WI", trains={1: ["WI CH/DI!"]})
    do(state, "play broken-car", "decline")
    assert trains(state, 1) == ["WI/DI!"]
    do(state, "draw", "draws box-car", "draws box-car")
    assert why_not(state, "add hopper") == "EX-TRAIN-2"  # behind a diesel only a passenger car
    assert why_not(state, "add caboose") == "EX-CAB-1"
    do(state, "add coach")
    assert trains(state, 1) == ["WI CH/DI!"]
    dark = laying("HO CB BX", "", trains={0: ["WI/BX", "TA/BX"]})
    do(dark, "add hopper", "add caboose")
    assert why_not(laying("CB TA BX", "", trains={0: ["WI/BX", "TA/BX"]}), "train 0") == "EX-PLAY-1"
    waiting = do(laying("CB BX", "", trains={0: ["WI/BX", "TA/BX", "GO/BX"]}), "add caboose")
    assert (legal(waiting), why_not(waiting, "train 0")) == (["train 1", "train 2"], "EX-WILD-1")


def test_ex_wild_2_a_copy_unless_another_type_follows() -> None:
    state = laying("AC BX HO", "", trains={0: ["HO HO WI/BX"]})
    assert state.aids(0)["trains"][0][0]["values"] == [2, 2, 2]  # type: ignore[index]
    do(state, "add auto-carrier")
    assert state.aids(0)["trains"][0][0]["values"] == [2, 2, 0, 5]  # type: ignore[index]


def test_ex_wild_3_a_link_needs_two_cars_before_it() -> None:
    state = laying("AC BX HO AC", "", trains={0: ["HO WI/BX", "HO HO WI/BX"]})
    do(state, "add auto-carrier")
    assert trains(state, 0) == ["HO WI/BX", "HO HO WI AC/BX"]
    two = laying("AC BX HO", "", trains={0: ["HO WI WI/BX"]})
    assert trains(do(two, "add auto-carrier"), 0) == ["HO WI WI AC/BX"]
    many = laying("AC BX HO", "", trains={0: ["HO WI/BX", "AC/BX", "AC/BX"]})
    assert why_not(do(many, "add auto-carrier"), "train 0") == "EX-WILD-3"


def test_ex_wild_4_a_link_counts_for_the_length_only() -> None:
    state = laying("AC", "", trains={0: ["GO GO WI HO HO/BX"]})
    (seen,) = state.aids(0)["trains"][0]  # type: ignore[index]
    assert (seen["values"], seen["score"]) == ([3, 3, 0, 2, 2], 10)


def test_ex_wild_5_a_link_is_a_copy_again_when_the_next_car_goes() -> None:
    state = laying("BR BX", "", trains={1: ["HO HO WI AC/GO"]})
    do(state, "play broken-car", "decline")
    assert state.aids(None)["trains"][1][0]["values"] == [2, 2, 2]  # type: ignore[index]
    assert slot(state) == "BR AC"


def test_ex_wild_6_the_best_passenger_car_for_all_bonuses_at_once() -> None:
    specs = ["MB CH DM OB WI/BX", "CH CH WI/BX"]
    seen = laying("AC", "", trains={0: specs}).aids(0)["trains"][0]  # type: ignore[index]
    assert [each["score"] for each in seen] == [10, 6]


# Maintenance


def test_ex_mnt_1_one_a_turn_without_train_or_engine() -> None:
    state = do(laying("HC HC LC BX TT", ""), "maintain heavy-crane")
    assert why_not(state, "maintain light-crane") == "EX-MNT-1"
    do(state, "turntable again", "draw", "draws coach", "draws coach", "maintain light-crane")
    assert state.repairs(0, CODES.index("LC")) == 1


@pytest.mark.parametrize(
    ("disaster", "right"), [("WR", "HC"), ("BR", "LC"), ("ST", "OF"), ("DR", "TO"), ("ES", "XT")]
)
def test_ex_mnt_2_each_stops_one_disaster(disaster: str, right: str) -> None:
    state = laying(f"{disaster} AC", "HC LC OF TO XT", trains={0: ["HO/BX"], 1: ["GO/BX"]})
    do(state, f"play {NAME[disaster]}")
    if disaster == "DR":
        do(state, "derail 1")
    elif disaster != "ES":
        do(state, "against 1")
    assert legal(state) == ["decline", f"counter {NAME[right]}"]
    wrong = "LC" if right != "LC" else "HC"
    assert why_not(state, f"counter {NAME[wrong]}") == "EX-MNT-2"
    do(state, f"counter {NAME[right]}")
    assert (trains(state, 1), state.skips) == (["GO/BX"], [0, 0])


def test_ex_mnt_3_each_scores_five() -> None:
    state = laying("BX", "", trains={0: LONG}, repairs={0: "HC XT XT", 1: "TO"}, options={"target": 500})
    assert do(state, "out box-car").totals == [10 + 8 + 15 + 10, 5]
