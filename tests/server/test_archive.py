"""Records that people bring, and tables that begin at a moment of another game."""

from pathlib import Path

import pytest

import rotonde
from tests.server.harness import BOT, ME, OPEN, Message, Person, Server, eager
from tests.server.records import GAME, WHOLE, upload
from tests.server.refusals import is_shape
from tests.server.table_calls import do, moment, moments

RECORDS = Path(rotonde.__file__).parent / "games"


def record_of(person: Person, table: str) -> rotonde.Record:
    return rotonde.Record.parse(person.http.get(f"/api/tables/{table}/record").text)


def played_out(person: Person) -> str:
    """A table whose game people ended after some moves."""
    table = str(person.open_table(ME, ME)["table"]["id"])
    for _ in range(8):
        state = person.state(table)
        person.act(table, state["seat"], state["n"], eager(state))
    do(person, table, "ask", seat=0, what="end")
    return table


def test_a_record_becomes_a_game_to_look_at(anna: Person, ben: Person) -> None:
    stored = upload(anna, str(WHOLE.record))
    assert (stored["status"], stored["winners"], stored["ending"]) == ("over", WHOLE.state.winners(), "")
    assert stored["origin"] == {"kind": "upload", "table": None, "at": 0, "verified": True, "example": None}
    assert (stored["seed"], stored["commitment"]) == (None, "")
    table = stored["id"]
    told = moments(ben, table)
    assert told["at"][-1] == len(WHOLE.record.actions)
    then = moment(ben, table, told["at"][-1], "?seat=1")
    assert then["view"] == WHOLE.state.view(1)
    assert record_of(ben, table) == WHOLE.record
    assert anna.http.get("/api/tables").json()[0]["id"] == table
    assert ben.http.get("/api/tables").json() == []
    assert is_shape(ben.post(f"/api/tables/{table}/join", {}, status=403), "bad_invitation")


def test_nobody_plays_at_an_uploaded_record(anna: Person, ben: Person) -> None:
    """Neither its host nor who is invited: every call about a table that changes one is refused."""
    stored = upload(anna, str(WHOLE.record))
    table, invitation = stored["id"], stored["invitation"]
    seat = {"seat": 0}
    bodies: dict[str, list[Message]] = {
        "join": [{"invitation": invitation}, {"invitation": invitation, "seat": 1, "name": "Eve"}],
        "start": [{}, {"level": "novice"}],
        "vacate": [seat],
        "rematch": [{}],
        "chat": [{**seat, "text": "hello", "key": "1"}],
        "actions": [{**seat, "n": stored["n"], "action": WHOLE.record.actions[-1]}],
        "undo": [{**seat, "n": stored["n"], "to": 0}],
        "hint": [{**seat, "n": stored["n"]}],
        "resign": [seat],
        "lend": [seat],
        "return": [seat],
        "ask": [{**seat, "what": "end"}, {**seat, "what": "back", "to": 8}],
        "answer": [{**seat, "yes": True}],
        "held": [{"word": "close"}],
    }
    for who in (anna, ben):
        before = who.get(f"/api/tables/{table}")
        for call, wishes in bodies.items():
            for body in wishes:
                answer = who.http.post(f"/api/tables/{table}/{call}", json=body)
                assert answer.status_code in (403, 409), (call, answer.text)
        assert who.get(f"/api/tables/{table}") == before
        assert [each["kind"] for each in before["seats"]] == ["open", "open"]
    assert is_shape(ben.post(f"/api/tables/{table}/join", bodies["join"][0], 409), "no_open_seat")


def test_an_unfinished_record_without_a_seed_too(anna: Person) -> None:
    at = [step for step, who in enumerate(WHOLE.deciders) if who >= 0][5]
    cut = rotonde.Record(GAME, 2, WHOLE.record.options, WHOLE.record.actions[:at])
    stored = upload(anna, str(cut))
    assert (stored["ending"], stored["winners"], stored["origin"]["verified"]) == ("unfinished", [], False)
    assert moments(anna, stored["id"])["at"][-1] == at
    assert record_of(anna, stored["id"]) == cut


@pytest.mark.parametrize("path", ["express/records", "tee/records", "convoi/records"])
def test_records_of_other_games_and_on_other_material(anna: Person, path: str) -> None:
    file = min((RECORDS / path).glob("*.txt"), key=lambda each: each.stat().st_size)
    record = rotonde.Record.parse(file.read_text())
    stored = upload(anna, file.read_text())
    assert stored["game"] == record.game_id
    assert record_of(anna, stored["id"]) == record


def test_a_fault_is_told_with_its_line(anna: Person) -> None:
    lines = str(WHOLE.record).splitlines()
    bad = "\n".join([*lines[:20], "take red 9", *lines[21:]])
    for text, said in {
        "": "line 1",
        "hello": "line 1",
        bad: "line 21",
        str(WHOLE.record).replace("seed: 3", "seed: 4"): "line 8",
        str(WHOLE.record).replace("version: 2", "version: 9"): "line 3",
        str(WHOLE.record).replace("game: wurfel", "game: chess"): "line 2",
        "\n".join(lines[:5]) + "\nseats: 2\n": "line 6",
    }.items():
        refused = upload(anna, text, status=422)
        assert is_shape(refused, "bad_record")
        assert said in refused["message"]["en"]
        assert refused["message"]["fr"]


def test_records_that_are_too_long_or_end_in_a_draw(anna: Person) -> None:
    lines = str(WHOLE.record).splitlines()
    assert is_shape(upload(anna, "\n".join(lines + lines[7:8] * 10_000), status=422), "too_long")
    assert is_shape(upload(anna, "\n".join(lines[:8]), status=422), "ends_in_chance")
    assert is_shape(upload(anna, "x" * 600_000, status=413), "too_large")
    assert is_shape(anna.post("/api/records", {"record": 5}, 400), "malformed")


def test_bringing_many_takes_time(tmp_path: Path) -> None:
    limits = {"ROTONDE_UPLOAD_BURST": "1", "ROTONDE_UPLOAD_RATE": "0"}
    with Server(tmp_path / "data", limits) as server, Person(server) as person:
        upload(person, str(WHOLE.record))
        assert is_shape(upload(person, str(WHOLE.record), status=429), "busy")


def test_a_table_begins_where_another_game_was(anna: Person, ben: Person) -> None:
    old = played_out(anna)
    told = moments(anna, old)
    at = told["at"][4]
    then = moment(anna, old, at, "?seat=0")
    seated = ben.post(f"/api/tables/{old}/branch", {"at": at, "seats": [ME, ME]}, status=201)
    table = seated["table"]["id"]
    assert seated["table"]["origin"] == {
        "kind": "branch",
        "table": old,
        "at": at,
        "verified": False,
        "example": None,
    }
    assert seated["table"]["status"] == "running"
    assert seated["table"]["commitment"] != anna.get(f"/api/tables/{old}")["commitment"]
    state = ben.state(table, "?since=0&seat=0")
    assert (state["view"], state["events"], state["n"]) == (then["view"], then["events"], at)
    ben.play_to_the_end(table)
    record = record_of(ben, table)
    assert (record.given, record.actions[:at]) == (at, record_of(ben, old).actions[:at])
    assert record.verify()
    again = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert again["origin"] is None
    deeper = ben.post(f"/api/tables/{table}/branch", {"at": at, "seats": [ME, BOT]}, status=201)["table"]
    assert deeper["origin"]["table"] == table


def test_it_waits_for_people_and_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as anna, Person(server) as ben:
        old = played_out(anna)
        at = moments(anna, old)["at"][3]
        seated = anna.post(f"/api/tables/{old}/branch", {"at": at, "seats": [ME, OPEN]}, status=201)["table"]
        assert (seated["status"], seated["n"]) == ("open", at)
        table = seated["id"]
        server.kill()
        cookies = anna.cookie, ben.cookie
    with (
        Server(tmp_path / "data") as server,
        Person(server, cookie=cookies[0]) as anna,
        Person(server, cookie=cookies[1]) as ben,
    ):
        ben.post(f"/api/tables/{table}/join", {"invitation": seated["invitation"]})
        state = anna.state(table)
        assert state["n"] == at
        mover = anna if state["to_act"] == 0 else ben
        state = mover.state(table)
        mover.act(table, state["seat"], state["n"], eager(state))
        assert mover.state(table)["n"] > at
        assert mover.state(table)["last_own"] in (at, None)


def test_one_does_not_go_back_into_what_was_given(anna: Person) -> None:
    old = played_out(anna)
    told = moments(anna, old)
    at, earlier, seat = told["at"][5], told["at"][1], told["seats"][1]
    table = anna.post(f"/api/tables/{old}/branch", {"at": at, "seats": [ME, ME]}, status=201)["table"]["id"]
    refused = do(anna, table, "ask", status=409, seat=seat, what="back", to=earlier)
    assert is_shape(refused, "no_undo")
    assert anna.state(table)["last_own"] is None


def test_what_is_no_moment_and_what_does_not_fit(anna: Person, ben: Person) -> None:
    running = anna.open_table(ME, ME)["table"]["id"]
    assert is_shape(branched(anna, running, 8, [ME, ME], 409), "not_over")
    old = played_out(anna)
    for at in (-1, 0, 1, 10_000):
        assert is_shape(branched(anna, old, at, [ME, ME], 422), "no_moment")
    at = moments(anna, old)["at"][2]
    assert is_shape(branched(anna, old, at, [ME], 422), "bad_option")
    assert is_shape(branched(anna, old, at, [BOT, BOT], 422), "no_person")
    over = upload(anna, str(WHOLE.record))["id"]
    assert is_shape(branched(ben, over, len(WHOLE.record.actions), [ME, ME], 422), "no_moment")
    private = anna.open_table(ME, ME, access="private")["table"]["id"]
    assert is_shape(branched(ben, private, 8, [ME, ME], 403), "private_table")


def branched(person: Person, table: str, at: int, seats: list[Message], status: int) -> Message:
    return person.post(f"/api/tables/{table}/branch", {"at": at, "seats": seats}, status)


def test_moments_say_whose_turn_it_is_and_which_round(anna: Person) -> None:
    table = upload(anna, str(WHOLE.record))["id"]
    told = moments(anna, table)
    assert len(told["turns"]) == len(told["rounds"]) == len(told["at"])
    assert told["turns"][:-1] == told["seats"][:-1]  # in this game nobody is asked out of turn
    for before, after, turn, last in zip(
        told["rounds"], told["rounds"][1:], told["turns"][1:], told["turns"], strict=False
    ):
        assert after - before == (turn != last and turn == told["turns"][0])
    file = RECORDS / "express" / "records" / "tie-goes-on.txt"
    rounds = moments(anna, upload(anna, file.read_text())["id"])["rounds"]
    assert rounds[0] == 0
    assert rounds[-1] >= 1
    assert rounds == sorted(rounds)


def test_a_table_begins_in_the_position_of_an_example(anna: Person) -> None:
    table = anna.post("/api/games/wurfel/examples/WX-EX-3", {}, status=201)["table"]
    assert table["origin"]["example"] == "WX-EX-3"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot", "person", "bot"]
    assert not table["rated"]
    state = anna.state(table["id"])
    assert (state["to_act"], state["seat"]) == (2, 2)
    anna.act(table["id"], 2, state["n"], "steal 1")
    assert anna.state(table["id"])["n"] == state["n"] + 1


@pytest.mark.parametrize(("game", "example"), [("wurfel", "WX-EX-9"), ("boats", "WX-EX-1")])
def test_an_example_that_is_not_there_is_refused(anna: Person, game: str, example: str) -> None:
    assert anna.http.post(f"/api/games/{game}/examples/{example}", json={}).status_code == 404
