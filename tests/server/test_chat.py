"""Chat at a table: said once, stored, bounded; muted and reported."""

import sqlite3
from pathlib import Path

from tests.server.harness import ME, PATIENCE, Person, Server
from tests.server.refusals import is_shape
from tests.server.table_calls import chat, say, table_of


def test_what_is_said_is_heard_once_and_read_later(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben)
    with ben.live(table) as live:
        live.hear_type("state")
        line = say(anna, table, 0, " All\naboard! <b>", "k1")
        assert (line["number"], line["seat"], line["text"]) == (0, 0, "All aboard! <b>")
        assert live.hear_type("said")["line"] == line
        assert say(anna, table, 0, "All aboard!", "k1") == line
        say(ben, table, 1, "Wait", "k1")
        assert live.hear_type("said")["line"]["text"] == "Wait"
    assert [each["text"] for each in chat(ben, table)["lines"]] == ["All aboard! <b>", "Wait"]


def test_only_who_sits_there_speaks_and_only_so_much(anna: Person, ben: Person) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    assert is_shape(say(ben, table, 0, "hello", "k", 403), "not_yours")
    assert is_shape(say(anna, table, 9, "hello", "k", 404), "unknown_seat")
    for text in ("", "x" * 301, 7):
        assert is_shape(say(anna, table, 0, text, "k", 400), "malformed")
    assert is_shape(say(anna, table, 0, " \n ", "k", 400), "malformed")
    assert is_shape(say(anna, table, 0, "hello", "x" * 41, 400), "malformed")
    assert chat(ben, table)["lines"] == []


def test_whoever_talks_without_pause_is_asked_to_wait(tmp_path: Path) -> None:
    limits = {"ROTONDE_CHAT_RATE": "0", "ROTONDE_CHAT_BURST": "2"}
    with Server(tmp_path / "data", limits) as server, Person(server) as anna:
        table = str(anna.open_table(ME, ME)["table"]["id"])
        assert [say(anna, table, 0, "choo", key)["number"] for key in "ab"] == [0, 1]
        assert is_shape(say(anna, table, 1, "choo", "c", 429), "busy")
        assert say(anna, table, 0, "choo", "a")["number"] == 0, "a repeat is no new line"


def test_the_book_of_a_table_is_full_one_day(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as anna:
        table = str(anna.open_table(ME, ME)["table"]["id"])
        with sqlite3.connect(tmp_path / "data" / "rotonde.sqlite", timeout=PATIENCE) as db:
            lines = [(table, number, 0, "Anna", "choo", str(number), 0) for number in range(1000)]
            db.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, '')", lines)
        db.close()
        assert is_shape(say(anna, table, 0, "one more", "k", 409), "chat_full")


def test_somebody_is_muted_for_me_alone(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben)
    path = f"/api/tables/{table}/mute"
    assert anna.post(path, {"seat": 1, "muted": True})["muted"] == [1]
    assert (chat(anna, table)["muted"], chat(ben, table)["muted"]) == ([1], [])
    assert anna.post(path, {"seat": 1, "muted": False})["muted"] == []
    assert is_shape(anna.post(path, {"seat": 2, "muted": True}, 404), "unknown_seat")


def test_a_line_is_reported_and_survives_a_power_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna:
        table = str(anna.open_table(ME, ME, access="private")["table"]["id"])
        say(anna, table, 0, "a secret word", "k")
        report = f"/api/tables/{table}/chat/0/report"
        assert anna.post(report, {"reason": "rude"})["number"] == 0
        assert anna.post(report, {})["number"] == 0
        assert is_shape(anna.post(f"/api/tables/{table}/chat/5/report", {}, 404), "unknown_line")
        with Person(first) as stranger:
            assert is_shape(stranger.post(report, {}, 403), "private_table")
            assert is_shape(stranger.get(f"/api/tables/{table}/chat", 403), "private_table")
        cookie = anna.cookie
        first.kill()
        assert "a secret word" not in first.log()
        assert "a line was reported" in first.log()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna:
        assert [each["text"] for each in chat(anna, table)["lines"]] == ["a secret word"]
    with sqlite3.connect(tmp_path / "data" / "rotonde.sqlite") as db:
        assert db.execute("SELECT number, reason FROM report").fetchall() == [(0, "rude")]
    db.close()
