"""Whole games through the door."""

import hashlib

import pytest

import rotonde
from tests.server.harness import BOT, ME, OPEN, Live, Message, Person, eager


def play(lives: list[Live]) -> Message:
    """Everyone answers whenever they are asked; the last state is returned."""
    states = [live.hear_type("state") for live in lives]
    while states[0]["to_act"] != rotonde.OVER:
        for live, state in zip(lives, states, strict=True):
            if state["legal"]:
                live.act(state, eager(state))
        states = [live.hear_type("state") for live in lives]
        assert len({state["n"] for state in states}) == 1, "everyone is told of every move"
    return states[0]


def check_record(person: Person, table: str, end: Message) -> None:
    info = person.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    assert info["winners"] == end["winners"]
    assert hashlib.sha256(info["seed"].encode()).hexdigest() == info["commitment"]
    record = rotonde.Record.parse(person.http.get(f"/api/tables/{table}/record").text)
    given = [seat["contribution"] for seat in info["seats"]]
    assert record.seed == rotonde.SharedSeed(info["seed"], given)
    assert record.verify(info["commitment"])
    assert len(record.actions) == end["n"]


def test_two_people_finish_a_game(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN)["table"]
    table = opened["id"]
    with anna.live(table) as first:
        assert first.hear()["table"]["status"] == "open"
        ben.post(f"/api/tables/{table}/join", {"invitation": opened["invitation"]})
        with ben.live(table) as second:
            end = play([first, second])
            over = first.hear_type("table")["table"]
    assert over["status"] == "over"
    assert over["commitment"] == opened["commitment"]
    check_record(ben, table, end)


def test_one_screen_is_passed_around(anna: Person) -> None:
    seated = anna.open_table({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}, ME)
    assert [seat["name"] for seat in seated["table"]["seats"]][:2] == ["Anna", "Ben"]
    table = seated["table"]["id"]
    with anna.live(table) as live:
        state = live.hear_type("state")
        while state["to_act"] != rotonde.OVER:
            assert state["seat"] == state["to_act"], "the screen shows the seat that acts"
            live.act(state, eager(state))
            state = live.hear_type("state")
    check_record(anna, table, state)


def test_a_person_and_two_bots_finish_a_game(anna: Person) -> None:
    table = anna.open_table(ME, BOT, BOT)["table"]["id"]
    with anna.live(table) as live:
        end = play([live])
    check_record(anna, table, end)


def test_bots_take_the_open_seats_and_every_move_is_told(anna: Person) -> None:
    table = anna.open_table(ME, OPEN, BOT)["table"]
    with anna.live(table["id"]) as live:
        live.hear_type("table")
        anna.post(f"/api/tables/{table['id']}/start", {"level": rotonde.levels("wurfel")[-1]})
        state = live.hear_type("state")
        decisions = 0
        while state["to_act"] != rotonde.OVER:
            if state["legal"]:
                live.act(state, eager(state))
            after = live.hear_type("state")
            assert after["since"] == state["n"], "each decision is a message of its own"
            state, decisions = after, decisions + 1
    check_record(anna, table["id"], state)
    assert decisions > 5


def test_a_game_over_http_alone_with_a_seat_secret(anna: Person) -> None:
    seated = anna.open_table(ME, BOT)
    table, secret = seated["table"]["id"], seated["secrets"]["0"]
    with Person(anna.server, secret=secret) as program, program.live(table, f"?secret={secret}") as live:
        state = live.hear_type("state")
        while state["to_act"] != rotonde.OVER:
            if state["legal"]:
                accepted = program.act(table, 0, state["n"], eager(state))
                assert accepted["n"] > state["n"]
            state = live.hear_type("state")
    check_record(anna, table, state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_count_begins(anna: Person, seats: int) -> None:
    table = anna.open_table(*[ME] * seats)["table"]
    state = anna.state(table["id"], "?since=0")
    assert state["n"] == table["n"]
    assert len(state["scores"]) == seats
    assert state["events"]
