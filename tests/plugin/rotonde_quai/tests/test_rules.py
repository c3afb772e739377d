"""The rules of Quai by their IDs; also what a plug-in's author would write."""

import pytest

import rotonde
from rotonde.core.state import State

QUAI = rotonde.game("quai")


def dealt(*wagons: int) -> State:
    state = QUAI.new(len(wagons))
    for seat, wagon in enumerate(wagons):
        do(state, f"deals {wagon} to {seat}")
    return state


def do(state: State, *notations: str) -> State:
    for notation in notations:
        state.apply(QUAI.space.parse(notation))
    return state


def why_not(state: State, notation: str) -> str:
    return state.why_not(QUAI.space.parse(notation))


def test_qu_setup_1_each_is_dealt_one_in_seating_order() -> None:
    assert why_not(QUAI.new(2), "deals 3 to 1") == "QU-SETUP-1"
    assert dealt(3, 5).view(0)["held"] == [3, None]


def test_qu_turn_1_everyone_decides_once() -> None:
    assert do(dealt(3, 5), "keep").to_act == 1


def test_qu_turn_2_a_swapped_wagon_is_gone() -> None:
    state = do(dealt(3, 5), "keep", "swap", "draws 1")
    assert state.scores() == [3, 1]
    assert state.view(None)["gone"] == [5]


def test_qu_turn_3_nobody_looks_at_their_own() -> None:
    assert why_not(dealt(3, 5), "look 0") == "QU-TURN-3"


def test_qu_turn_4_whose_wagon_was_seen_is_known_to_who_looked_until_it_is_swapped() -> None:
    state = do(dealt(3, 5, 6), "look 1")
    assert state.view(0)["held"] == [3, 5, None]
    assert (state.view(0)["looked"], state.view(2)["looked"]) == ([[0, 1]], [[0, None]])
    assert [event["type"] for event in state.events(3, 0)] == ["looked", "saw"]
    assert [event["type"] for event in state.events(3, 2)] == ["looked"]
    do(state, "swap", "draws 1", "look 1")
    assert state.clone().determinize(0, rotonde.Chance(1)).view(0) == state.view(0)
    assert do(dealt(3, 5, 6), "look 1", "swap", "draws 1").view(0)["held"] == [3, None, None]


def test_qu_win_1_the_heaviest_wins() -> None:
    assert do(dealt(3, 5, 6), "keep", "keep", "keep").winners() == [2]


def test_qu_play_1_another_decision_is_due() -> None:
    assert why_not(QUAI.new(2), "keep") == "QU-PLAY-1"


@pytest.mark.parametrize("notation", ["look 3", "deals 3 to 1"])
def test_qu_play_2_what_is_not_there(notation: str) -> None:
    state = do(QUAI.new(2), "deals 3 to 0") if "deals" in notation else dealt(3, 5)
    assert why_not(state, notation) == "QU-PLAY-2"


def test_qu_play_3_the_game_is_over() -> None:
    assert why_not(do(dealt(3, 5), "keep", "keep"), "keep") == "QU-PLAY-3"
