"""Resigning, bots that stand in, and what the others agree to: rows like moves, and as durable."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from tests.server.harness import ME, OPEN, OVER, Person, Server, eager
from tests.server.refusals import is_shape
from tests.server.table_calls import do, play, table_of


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


# Resigning


def test_of_two_who_play_the_other_wins(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben)
    play([anna, ben], table, 3)
    with anna.live(table) as live:
        live.hear_type("state")
        told = do(ben, table, "resign", seat=1)
        assert (told["status"], told["winners"], told["ending"]) == ("over", [0], "resigned")
        assert told["seats"][1]["resigned"]
        assert live.hear_type("table")["table"]["ending"] == "resigned"
        state = live.hear_type("state")
        assert (state["to_act"], state["winners"], state["legal"], state["back"]) == (OVER, [0], [], [])
    record = rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    assert record.verify()
    assert is_shape(do(anna, table, "resign", 409, seat=0), "over")
    assert is_shape(anna.act(table, 0, state["n"], "stop", 409), "over")
    assert anna.post(f"/api/tables/{table}/rematch")["table"]["ending"] == ""


def test_among_three_a_bot_plays_on_until_one_side_stands(anna: Person, ben: Person, eve: Person) -> None:
    table = table_of(anna, ben, eve, firstPlayer=1)
    told = do(ben, table, "resign", seat=1)
    assert (told["status"], told["seats"][1]["resigned"]) == ("running", True)
    assert do(ben, table, "resign", seat=1)["n"] >= told["n"], "once more changes nothing"
    with anna.live(table) as live:
        live.hear_until(lambda message: message["type"] == "state" and message["to_act"] in (0, 2))
    assert is_shape(ben.act(table, 1, 0, "stop", 409), "resigned")
    assert is_shape(do(ben, table, "return", 409, seat=1), "resigned")
    assert do(eve, table, "resign", seat=2)["winners"] == [0]


def test_against_bots_alone_who_is_ahead_has_won(anna: Person) -> None:
    table = table_of(anna, bots=2, firstPlayer=0)
    assert do(anna, table, "resign", seat=0)["winners"] == [], "nobody had moved: no bot is ahead"
    assert do(anna, table_of(anna, bots=1), "resign", seat=0)["winners"] == [1]


def test_who_plays_together_loses_together(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, game="convoi")
    assert do(ben, table, "resign", seat=1)["status"] == "running"
    told = do(anna, table, "resign", seat=0)
    assert (told["status"], told["winners"]) == ("over", [])


def test_a_partner_plays_on_beside_a_bot(anna: Person, ben: Person, eve: Person) -> None:
    table = table_of(anna, ben, eve, bots=1, game="express")
    assert do(eve, table, "resign", seat=2)["status"] == "running"
    assert do(anna, table, "resign", seat=0)["winners"] == [1, 3]


# Standing in


def test_a_bot_stands_in_and_hands_the_seat_back(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, firstPlayer=1)
    with anna.live(table) as live:
        live.hear_type("state")
        told = do(ben, table, "lend", seat=1, level="novice")
        assert told["seats"][1]["stand_in"] == "novice"
        assert do(ben, table, "lend", seat=1)["seats"][1]["stand_in"] == "novice"
        state = live.hear_until(lambda message: message["type"] == "state" and message["to_act"] == 0)
    seen = ben.state(table)
    assert (seen["seat"], seen["legal"]) == (1, [])
    assert is_shape(ben.act(table, 1, state["n"], "stop", 409), "lent")
    assert is_shape(do(anna, table, "lend", 422, seat=0), "no_person")
    assert is_shape(do(anna, table, "return", 403, seat=1), "not_yours")
    assert do(ben, table, "return", seat=1)["seats"][1]["stand_in"] is None
    assert is_shape(do(ben, table, "return", 409, seat=1), "not_lent")
    play([anna, ben], table, 4)


def test_only_for_somebody_who_is_away(anna: Person, ben: Person, eve: Person) -> None:
    table = table_of(anna, ben, bots=1)
    with ben.live(table) as live:
        live.hear_type("table")
        assert is_shape(do(anna, table, "lend", 409, seat=1), "present")
    assert is_shape(do(eve, table, "lend", 403, seat=1), "not_yours")
    assert is_shape(do(anna, table, "lend", 403, seat=2), "not_yours")
    assert is_shape(do(anna, table, "lend", 404, seat=7), "unknown_seat")
    assert is_shape(do(anna, table, "lend", 422, seat=0, level="wizard"), "bad_option")
    assert is_shape(do(anna, table, "lend", 409, seat=1), "too_soon")


# Asking the others


def test_the_end_needs_everyone(anna: Person, ben: Person, eve: Person) -> None:
    table = table_of(anna, ben, eve)
    play([anna, ben, eve], table, 6)
    do(anna, table, "ask", seat=0, what="end")
    asking = {"seat": 0, "what": "end", "to": 0, "waiting": [1, 2], "pace": None, "gone": []}
    assert anna.state(table)["asking"] == asking
    assert is_shape(do(ben, table, "ask", 409, seat=1, what="end"), "asked_already")
    assert is_shape(do(anna, table, "answer", 409, seat=0, yes=True), "nothing_asked")
    do(ben, table, "answer", seat=1, yes=True)
    assert is_shape(do(ben, table, "answer", 409, seat=1, yes=True), "nothing_asked")
    do(eve, table, "answer", seat=2, yes=False)
    assert eve.state(table)["asking"] is None
    assert is_shape(do(eve, table, "answer", 409, seat=2, yes=True), "nothing_asked")
    do(eve, table, "ask", seat=2, what="end")
    do(eve, table, "ask", seat=2, what="end")
    play([anna, ben, eve], table, 2)
    do(anna, table, "answer", seat=0, yes=True)
    answer = do(ben, table, "answer", seat=1, yes=True)
    assert (answer["status"], answer["ending"]) == ("over", "agreed")
    scores = anna.state(table)["scores"]
    ahead = [seat for seat in range(3) if scores[seat] == max(scores)]
    assert answer["winners"] == (ahead if len(ahead) < 3 else [])


def test_one_goes_back_beyond_the_dice_when_all_agree(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, firstPlayer=0)
    before = anna.state(table)
    anna.act(table, 0, before["n"], before["legal"][0]["action"])
    after = anna.state(table)
    assert (after["back"], after["last_own"]) == ([], before["n"])
    do(anna, table, "ask", seat=0, what="back", to=before["n"])
    with anna.live(table) as live:
        live.hear_type("state")
        do(ben, table, "answer", seat=1, yes=True)
        message = live.hear_type("state")
    assert (message["kept"], message["taken_back_by"], message["asking"]) == (before["n"], 0, None)
    assert message["view"] == before["view"]
    assert message["legal"] == before["legal"]
    state = play([anna, ben], table, 10_000)
    assert state["to_act"] == OVER
    record = rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    assert record.redrawn == {before["n"]: 1}
    assert record.verify()


def test_what_may_be_asked_and_when(anna: Person, ben: Person, eve: Person) -> None:
    table = table_of(anna, ben, firstPlayer=0)
    n = anna.state(table)["n"]
    play([anna, ben], table, 1)
    assert is_shape(do(eve, table, "ask", 403, seat=0, what="end"), "not_yours")
    for to in (-1, 0, 10_000):
        assert is_shape(do(anna, table, "ask", 409, seat=0, what="back", to=to), "no_undo")
    assert is_shape(do(ben, table, "ask", 409, seat=1, what="back", to=n), "no_undo")
    assert is_shape(do(anna, table, "ask", 400, seat=0, what="tea"), "malformed")
    do(anna, table, "ask", seat=0, what="back", to=n)
    do(anna, table, "answer", seat=0, yes=False)
    assert anna.state(table)["asking"] is None
    waiting = anna.open_table(ME, OPEN)["table"]["id"]
    assert is_shape(do(anna, waiting, "resign", 409, seat=0), "not_started")


def test_alone_with_bots_one_asks_nobody(anna: Person) -> None:
    table = table_of(anna, bots=1, firstPlayer=0)
    n = anna.state(table)["n"]
    play([anna], table, 1)
    do(anna, table, "ask", seat=0, what="back", to=n)
    state = anna.state(table)
    assert (state["asking"], state["taken_back_by"]) == (None, 0)


def test_a_question_does_not_make_a_move_late(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, firstPlayer=0)
    state = anna.state(table)
    do(ben, table, "ask", seat=1, what="end")
    assert anna.state(table)["due"] == state["n"] < anna.state(table)["n"]
    done = anna.act(table, 0, state["n"], eager(state))
    assert not done["repeat"]
    assert anna.act(table, 0, state["n"], eager(state))["repeat"]
    other = next(each["action"] for each in state["legal"] if each["action"] != eager(state))
    assert is_shape(anna.act(table, 0, state["n"], other, 409), "stale")


def test_all_of_it_survives_a_power_cut(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data") as first,
        Person(first) as anna,
        Person(first) as ben,
        Person(first) as eve,
    ):
        people = [anna, ben, eve]
        table = table_of(*people, firstPlayer=0)
        n = anna.state(table)["n"]
        play(people, table, 1)
        do(anna, table, "ask", seat=0, what="back", to=n)
        for seat in (1, 2):
            do(people[seat], table, "answer", seat=seat, yes=True)
        do(eve, table, "resign", seat=2)
        do(ben, table, "lend", seat=1)
        play([anna], table, 1)
        before, cookies = anna.state(table), [person.cookie for person in people]
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookies[0]) as anna:
        answer = anna.get(f"/api/tables/{table}")
        assert [seat["resigned"] for seat in answer["seats"]] == [False, False, True]
        assert [seat["stand_in"] for seat in answer["seats"]] == [None, "regular", "regular"]
        with anna.live(table) as live:
            state = live.hear_until(
                lambda message: message["type"] == "state" and message["to_act"] in (0, OVER)
            )
        assert state["n"] >= before["n"]
        with Person(second, cookie=cookies[1]) as ben:
            assert do(ben, table, "return", seat=1)["seats"][1]["stand_in"] is None
            assert do(ben, table, "resign", seat=1)["winners"] == [0]
        second.kill()
    with Server(tmp_path / "data") as third, Person(third, cookie=cookies[0]) as anna:
        assert anna.get(f"/api/tables/{table}")["winners"] == [0]
        assert anna.state(table)["to_act"] == OVER
        assert rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text).verify()
