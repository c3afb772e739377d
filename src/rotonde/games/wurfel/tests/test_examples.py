"""The examples of the rulebook."""

import pytest

from rotonde.games.wurfel.tests.tables import (
    do,
    empty,
    in_supply,
    legal,
    off,
    strips,
    thrown,
    to_discard,
    track,
)

BEN = ("white 3", "red 3", "blue 2", "yellow 2", "black 2")


@pytest.mark.parametrize("order", [("take red 2", "take green 2"), ("take green 2", "take red 2")])
def test_wx_ex_1_anna_takes_the_shorter_red_and_the_green(order: tuple[str, str]) -> None:
    state = do(thrown("rrrggwk", track(0, "blue 4"), track(0, "red 3")), "stop")
    assert legal(state) == ["take red 2", "take green 2", "done"]
    do(state, *order)
    assert strips(state, 0) == ["blue 4", *(take.removeprefix("take ") for take in order)]


def test_wx_ex_1b_annas_red_dice_are_lost() -> None:
    state = do(thrown("rrrggwk", track(0, "blue 4"), track(0, "red 3"), track(0, "red 2")), "stop")
    assert legal(state) == ["take green 2", "done"]


def test_wx_ex_2_ben_gives_up_white_and_red() -> None:
    state = do(to_discard(track(0, *BEN)), "discard 2")
    assert {"white 3", "red 3"} <= set(in_supply(state))
    assert (off(state, 0), strips(state, 0), state.front(0)) == (6, ["blue 2", "yellow 2", "black 2"], 12)
    do(state, "rolls white white red red green", "stop")
    assert legal(state) == ["take white 2", "take red 2", "done"]
    again = do(to_discard(track(0, *BEN)), "discard 2", "rolls white white white green green", "stop")
    assert legal(again) == ["take white 3", "take green 2", "done"]  # white 3 may be won back at once


def test_wx_ex_3_cecilia_prefers_bens_green() -> None:
    state = do(thrown("rrrgggy", empty(), track(2, "green 2", "blue 5")), "stop")
    assert legal(state) == ["take red 3", "take green 3", "steal 1", "done"]
    before = state.front(1)
    do(state, "steal 1", "take red 3")
    assert (strips(state, 0), before - state.front(1)) == (["green 2", "red 3"], 2)


def test_wx_ex_4_dieter_moves_back_with_his_only_strip() -> None:
    state = do(thrown("bbwrgyk", track(5, "blue 3")), "stop")
    assert (strips(state, 0), off(state, 0)) == (["blue 3"], 2)
