"""Pointing at something says what may be done with it and by which rule, before anything is spent."""

from typing import Any

import pytest

from rotonde.core.record import Record
from rotonde.games.convoi import GAME
from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.tests.golden import RECORDS
from rotonde.games.convoi.tests.tables import AMERICA, do, hand, instructed, legal, moved, table

EUROPEANS = ["logistician", "manager", "conductor"]
AMERICANS = ["trackman", "shunter", "section_chief"]


def about(state: Convoi, spot: str) -> list[tuple[str, bool, str]]:
    """The rows of a spot: the wish, whether it may be, its rule."""
    told: Any = state.aids(state.to_act)["about"]
    return [(row["do"], row["may"], row["rule"]) for row in told[spot]]


def test_with_cards_in_hand_lights_switches_and_trains_say_what_they_cost() -> None:
    state = table("black1 c.paris", "brown1 t.calais_paris.1 b")
    assert about(state, "light:geneva_basel.0") == [("lift", True, "CV-SIG-1")]
    assert about(state, "light:paris_dijon.0") == [("put", True, "CV-SIG-1")]
    assert about(state, "junction:dijon") == [("set", True, "CV-SWI-1")]
    assert about(state, "train:black1") == [("load", True, "CV-LOAD-1"), ("move", True, "CV-MVC-1")]
    assert about(state, "train:brown1") == [("move", True, "CV-MVC-1")]
    told: Any = state.aids(0)["about"]
    spots = ("light:geneva_basel.0", "junction:dijon", "train:black1")
    assert [told[spot][0]["card"] for spot in spots] == ["signal", "switch", "any"]


def test_a_citys_only_disc_says_that_it_stays_with_its_city() -> None:
    assert about(table(), "light:calais_paris.2") == [("lift", True, "CV-SIG-3")]
    two = table(green=("paris_dijon.0",), red=("geneva_basel.0",))
    assert about(two, "light:calais_paris.2") == [("lift", True, "CV-SIG-1")]


@pytest.mark.parametrize(
    ("mine", "rule"),
    [(hand(switch=1), "CV-ANY-1"), (hand(switch=2), "CV-SIG-1"), (hand(signal=1), "CV-SIG-1")],
)
def test_a_light_without_the_right_card_costs_any_two(mine: Any, rule: str) -> None:
    state = table("black1 c.paris", mine=mine)
    assert about(state, "light:geneva_basel.0") == [("lift", rule == "CV-SIG-1", rule)]


def test_cards_say_their_action_and_what_else_they_pay_for() -> None:
    state = table("black1 c.paris", mine=hand(signal=1, move=1))
    rows = [("play", True, "CV-SIG-1"), ("trade", True, "CV-ANY-1"), ("load_any", True, "CV-LOAD-1")]
    assert about(state, "card:signal") == rows
    assert about(state, "card:switch") == [("play", False, "CV-PLAY-2")]
    alone = table("black1 t.calais_paris.1 b", mine=hand(move=1))
    assert about(alone, "card:move")[1:] == [("trade", False, "CV-ANY-1"), ("load_any", False, "CV-LOAD-1")]


def test_no_train_to_move_and_none_to_load() -> None:
    assert about(table(), "card:move")[0] == ("play", False, "CV-MVC-1")
    state = table("black1 c.paris blue")
    assert about(state, "train:black1")[0] == ("load", False, "CV-LOAD-2")


def test_while_the_card_is_open_nothing_else_is_due() -> None:
    state = table("black1 c.paris", phase="card", card="i04", agents=EUROPEANS)
    assert about(state, "light:geneva_basel.0") == [("lift", False, "CV-TURN-1")]
    assert about(state, "junction:dijon") == [("set", False, "CV-TURN-1")]
    assert about(state, "card:move") == [("play", False, "CV-TURN-1")]
    assert about(state, "train:black1") == [("move", False, "CV-PLAY-1")]
    assert about(state, "agent:manager") == [("call", True, "CV-AGT-EU-2")]
    assert about(state, "agent:logistician") == [("call", False, "CV-AGT-EU-1")]
    assert about(table(phase="card", card="i04"), "agent:manager") == [("call", False, "CV-AGT-1")]


def test_a_train_that_has_rolled_goes_or_leaves_its_city() -> None:
    state = moved(table("black1 c.paris", "brown1 t.calais_paris.1 b", agents=EUROPEANS), "black1", 3)
    assert about(state, "light:calais_paris.2") == [("exit", True, "CV-MOVE-10")]
    assert about(state, "light:paris_dijon.0") == [("exit", False, "CV-MOVE-10")]
    assert about(state, "light:geneva_basel.0") == [("lift", False, "CV-ACT-1")]
    assert about(state, "train:black1") == [("move", False, "CV-PLAY-1")]
    other = moved(table("brown1 t.calais_paris.1 b", agents=EUROPEANS), "brown1", 3)
    assert about(other, "train:brown1") == [("go", True, "CV-DEF-8")]


def test_a_played_card_is_carried_out_at_once() -> None:
    state = do(table("black1 c.paris"), "play signal")
    assert about(state, "light:geneva_basel.0") == [("lift", True, "CV-SIG-1")]
    assert about(state, "light:paris_dijon.0") == [("lift", False, "CV-SIG-1")]
    do(state, "lift calais_paris.2")
    assert about(state, "light:paris_dijon.0") == [("put", True, "CV-SIG-1")]
    assert about(state, "light:dijon_lyon.1") == [("put", False, "CV-SIG-3")]
    assert about(do(table(), "play switch"), "junction:dijon") == [("set", True, "CV-SWI-1")]


def test_in_the_layout_discs_are_put_where_none_lies() -> None:
    state = GAME.new(2, {"firstSeat": 0, "layout": "custom"})
    assert isinstance(state, Convoi)
    assert about(state, "junction:dijon") == [("set", True, "CV-SETUP-2")]
    do(state, "set dijon lyon paris")
    assert about(state, "junction:dijon") == [("set", False, "CV-SETUP-2")]
    assert about(state, "light:paris_dijon.0")[0][2].startswith("CV-SETUP")


def test_places_say_what_awaits_a_train() -> None:
    state = table("black1 d.calais out")
    assert about(state, "place:c.paris") == [("arrive", True, "CV-MOVE-9")]
    assert about(state, "place:p.marseille") == [("arrive", True, "CV-PORT-1")]
    assert about(state, "place:d.calais") == [("enter", False, "CV-DEP-1")]
    there = table("black1 c.dallas", board=AMERICA)
    assert about(there, "place:c.denver") == [("arrive", True, "CV-MOVE-11")]
    assert about(there, "place:p.new-york") == [("arrive", True, "CV-NA-4")]


def test_the_shunter_and_the_section_chief_show_where_they_help() -> None:
    state = instructed("i01", "brown1 d.calgary out", board=AMERICA, agents=AMERICANS)
    do(state, "new black")
    assert about(state, "place:d.boston") == [("shunter", True, "CV-AGT-NA-2")]
    assert about(state, "place:d.calgary") == [("shunter", False, "CV-NEW-2")]
    do(state, "shunter 12")
    assert about(state, "train:black1") == [("move", True, "CV-ORD-1"), ("chief", True, "CV-AGT-NA-3")]


def test_only_the_one_who_decides_is_told() -> None:
    state = table("black1 c.paris")
    assert state.aids(1)["about"] is None
    assert state.aids(None)["about"] is None


@pytest.mark.parametrize("name", ["2-seats", "america-2-seats", "custom-layout", "hidden-hands"])
def test_what_is_said_is_what_is_legal_all_through_a_game(name: str) -> None:
    record = Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))
    for step, state in enumerate(record.replay()):
        if state.to_act >= 0 and step % 3 == 0:
            assert isinstance(state, Convoi)
            compare(state)


def compare(state: Convoi) -> None:
    """Every row against the legal actions, as far as one action is all there is to the wish."""
    told: Any = state.aids(state.to_act)["about"]
    allowed = legal(state)
    for spot, rows in told.items():
        for row in rows:
            assert row["rule"] in GAME.rules
            name = spot.split(":")[1]
            if row["do"] in ("exit", "lift", "put", "set", "move", "chief") and row["card"] is None:
                starts = f"{row['do']} {name}"
                assert row["may"] == any(each == starts or each.startswith(f"{starts} ") for each in allowed)
            if row["do"] == "play":
                assert row["may"] == (f"play {name}" in allowed)
            if row["do"] == "call":
                kind = "chief" if name == "section_chief" else name
                assert row["may"] == any(each.split()[0] == kind for each in allowed)
