"""The rules of Draisine by their IDs."""

from rotonde.core.state import State
from rotonde.game_template import GAME


def after(*notations: str) -> State:
    state = GAME.new(2)
    for notation in notations:
        state.apply(GAME.space.parse(notation))
    return state


def why_not(state: State, notation: str) -> str:
    return state.why_not(GAME.space.parse(notation))


def throws(*dice: int) -> list[str]:
    return [notation for die in dice for notation in ("pump", f"rolls {die}")]


WON = after(*throws(6, 6, 6, 6, 6), "brake")


def test_dr_setup_1_everyone_begins_on_cell_0() -> None:
    assert after().scores() == [0, 0]


def test_dr_turn_1_who_pumped_may_pump_again() -> None:
    assert why_not(after(*throws(4)), "pump") == ""


def test_dr_turn_2_a_1_loses_the_way_and_the_turn() -> None:
    state = after(*throws(6, 5, 1))
    assert (state.to_act, state.view(None)["way"]) == (1, 0)


def test_dr_turn_3_who_brakes_keeps_the_way() -> None:
    state = after(*throws(6, 5), "brake")
    assert (state.to_act, state.scores()) == (1, [11, 0])


def test_dr_win_1_cell_30_wins_at_once() -> None:
    assert WON.winners() == [0]


def test_dr_play_1_players_wait_for_the_die() -> None:
    assert why_not(after("pump"), "brake") == "DR-PLAY-1"


def test_dr_play_2_nothing_is_kept_before_a_throw() -> None:
    assert why_not(after(), "brake") == "DR-PLAY-2"


def test_dr_play_3_the_game_is_over() -> None:
    assert why_not(WON, "pump") == "DR-PLAY-3"
