"""The spots that the page lights, and what pays for what is begun there."""

from typing import Any

from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.tests.tables import AMERICA, do, hand, instructed, moved, table

EUROPEANS = ["logistician", "manager", "conductor"]
AMERICANS = ["trackman", "shunter", "section_chief"]


def offers(state: Convoi) -> Any:
    return state.aids(state.to_act)["offers"]


def lit(state: Convoi, kind: str) -> list[str]:
    return [spot.removeprefix(f"{kind}:") for spot in offers(state)["lit"] if spot.startswith(f"{kind}:")]


def test_a_card_lights_what_it_could_change() -> None:
    state = table("black1 t.calais_paris.1 b", mine=hand(signal=1))
    assert "calais_paris.2" in lit(state, "light")
    assert "paris_dijon.0" not in lit(state, "light"), "a red light gets its disc from a green one"
    assert (lit(state, "junction"), lit(state, "train")) == ([], [])
    assert "dijon" in lit(table(mine=hand(switch=1)), "junction")
    assert lit(table("black1 t.calais_paris.1 b", mine=hand(move=1)), "train") == ["black1"]


def test_two_cards_pay_unless_one_of_them_would_do() -> None:
    both = offers(table(mine=hand(signal=1, switch=2)))["payments"]
    assert both["signal"] == ["play signal", "trade switch switch for signal"]
    without = offers(table(mine=hand(switch=2)))["payments"]
    assert without["signal"] == ["trade switch switch for signal"]


def test_a_train_in_a_city_is_lit_where_it_can_be_loaded() -> None:
    assert lit(table("black1 c.paris", mine=hand(signal=1)), "train") == ["black1"]


def test_a_train_that_has_rolled_is_lit_or_its_exits_are() -> None:
    state = table("black1 c.paris", "brown1 t.calais_paris.1 b", agents=EUROPEANS)
    assert lit(moved(state, "black1", 3), "light") == ["calais_paris.2"]
    state = table("black1 c.paris", "brown1 t.calais_paris.1 b", agents=EUROPEANS)
    assert lit(moved(state, "brown1", 3), "train") == ["brown1"]


def test_whoever_does_not_decide_is_offered_nothing() -> None:
    state = table("black1 c.paris")
    assert state.aids(1 - state.to_act)["offers"] is None


def test_agents_are_sent_to_trains_and_departure_spaces() -> None:
    state = instructed("i01", "brown1 d.calgary out", board=AMERICA, agents=AMERICANS)
    do(state, "new black")
    calls = offers(state)["calls"]
    assert "place:d.boston" in calls["shunter"]
    assert "place:d.calgary" not in calls["shunter"]
    do(state, "shunter 12")
    calls = offers(state)["calls"]
    assert ("shunter" in calls, calls["section_chief"]) == (False, ["train:black1"])


def test_an_agent_who_is_sent_nowhere_can_be_called_all_the_same() -> None:
    state = table("black1 c.paris", phase="card", card="i04", agents=EUROPEANS)
    assert offers(state)["calls"]["manager"] == []
