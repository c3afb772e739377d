"""Taking back: sent to everyone, stored over a restart, and never more than the engine allows."""

from pathlib import Path

import pytest

import rotonde
from tests.server.harness import ME, Message, Person, Server, eager
from tests.server.refusals import is_shape
from tests.server.table_calls import undo


def stopped(person: Person, table: str) -> tuple[Message, Message]:
    """States before and after a stop that can be taken back: nothing was drawn since."""
    while True:
        before = throwing(person, table)
        person.act(table, before["seat"], before["n"], "stop")
        after = person.state(table, "?since=0")
        if after["to_act"] == before["seat"] and after["back"]:
            return before, after


def throwing(person: Person, table: str) -> Message:
    """The state in which the dice are thrown and one may stop."""
    state = person.state(table)
    while "stop" not in [each["action"] for each in state["legal"]]:
        person.act(table, state["seat"], state["n"], state["legal"][0]["action"])
        state = person.state(table)
    return state


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.open_table(ME, ME)["table"]["id"])


def test_a_decision_is_taken_back_and_taken_anew(anna: Person, table: str) -> None:
    before, after = stopped(anna, table)
    assert after["back"] == [before["n"]]
    accepted = undo(anna, table, after, before["n"])
    assert (accepted["n"], accepted["repeat"]) == (after["n"] + 1, False)
    again = anna.state(table)
    assert {**again, "n": 0, "since": 0, "kept": 0, "due": 0, "taken_back_by": None} == {
        **before, "n": 0, "since": 0, "kept": 0, "due": 0,
    }  # fmt: skip
    assert again["taken_back_by"] == before["seat"]
    anna.act(table, again["seat"], again["n"], "stop")
    assert anna.state(table)["view"] == after["view"]


def test_everyone_hears_what_no_longer_stands(anna: Person, ben: Person, table: str) -> None:
    with ben.live(table) as live:
        before, after = stopped(anna, table)
        assert live.hear_until(lambda message: message.get("n") == after["n"])["events"] != []
        undo(anna, table, after, before["n"])
        received = live.hear_type("state")
        assert (received["since"], received["kept"], received["events"]) == (after["n"], before["n"], [])
        assert (received["taken_back_by"], received["back"]) == (before["seat"], [])
        assert received["view"]["phase"] == before["view"]["phase"] != after["view"]["phase"]


def test_a_repeat_changes_nothing_and_what_stands_stands(anna: Person, ben: Person, table: str) -> None:
    before, after = stopped(anna, table)
    undo(anna, table, after, before["n"])
    state = anna.state(table)
    assert undo(anna, table, after, before["n"])["repeat"]
    for to in (0, before["n"], 10**9, -1):
        assert is_shape(undo(anna, table, state, to, 409), "no_undo")
    assert is_shape(undo(anna, table, after, 0, 409), "stale")
    assert is_shape(undo(ben, table, state, before["n"], 403), "not_yours")
    assert is_shape(undo(anna, table, state, "start", 400), "malformed")
    assert anna.state(table) == state


def test_what_the_dice_showed_is_never_taken_back(anna: Person, table: str) -> None:
    state = throwing(anna, table)
    throw = next(each["action"] for each in state["legal"] if each["kind"] == "reroll")
    anna.act(table, state["seat"], state["n"], throw)
    later = anna.state(table)
    assert later["back"] == []
    assert is_shape(undo(anna, table, later, state["n"], 409), "no_undo")


def test_an_undo_survives_a_power_cut_and_the_record_holds_what_stands(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna:
        table = str(anna.open_table(ME, ME)["table"]["id"])
        before, after = stopped(anna, table)
        undo(anna, table, after, before["n"])
        state = anna.state(table, "?since=0")
        cookie = anna.cookie
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna:
        assert anna.state(table, "?since=0") == state
        while state["to_act"] != rotonde.OVER:
            anna.act(table, state["seat"], state["n"], eager(state))
            state = anna.state(table)
        record = rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
        assert record.verify()
        assert len(record.actions) == state["n"] - 2  # the stop that was taken back, and the undo
        assert state["back"] == []
        assert is_shape(undo(anna, table, state, state["n"] - 1, 409), "over")


def test_somebody_points_at_the_board_for_all_to_see(anna: Person, ben: Person, table: str) -> None:
    with anna.live(table) as hers, ben.live(table) as his:
        hers.hear_type("state")
        his.hear_type("state")
        hers.say(type="point", seat=1, at="die 3")
        assert his.hear_type("pointed") == {"type": "pointed", "seat": 1, "at": "die 3"}
        assert hers.hear_type("pointed")["at"] == "die 3"
        his.say(type="point", seat=1, at="die 3")
        assert is_shape(his.hear_type("refused"), "not_yours")
        hers.say(type="point", seat=1, at="x" * 101)
        assert is_shape(hers.hear_type("refused"), "malformed")
