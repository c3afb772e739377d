"""`rotonde admin` beside a server that runs in a process of its own."""

import json
import stat
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.cli.admin_command import admin
from tests.cli.harness import run
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Person, Server, eager


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind what is on it."""
    with Server(tmp_path_factory.mktemp("admin") / "data", {"ROTONDE_HTTP_RATE": "100000"}) as running:
        yield running


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        person.http.put("/api/me", json={"name": "Anna"})
        yield person


def answer(server: Server | Path, *task: str) -> Any:
    return json.loads(admin(server, *task, "--json"))


def test_tables_and_people_are_listed(server: Server, anna: Person) -> None:
    first = anna.open_table(ME, OPEN)["table"]["id"]
    second = anna.open_table(ME, {**BOT, "level": "novice"}, access="public")["table"]["id"]
    tables = answer(server, "list")
    assert [each["id"] for each in tables[:2]] == [second, first]
    assert tables[1]["seats"] == ["Anna", ""]
    assert tables[0]["status"] == "running"
    said = admin(server, "list", "--language", "fr")
    assert "en cours" in said
    assert "Anna, (libre)" in said
    (me,) = [each for each in answer(server, "list", "people") if each["guest"] == tables[0]["host"]]
    assert (me["name"], me["open"], me["running"], me["over"], me["banned"]) == ("Anna", 1, 1, 0, False)
    assert "Anna" in admin(server, "list", "people")


def test_it_is_a_process_like_any_other(fresh: Server, tmp_path: Path) -> None:
    assert "0 tables" in admin(fresh, "statistics")
    assert "no table" in admin(fresh, "list")
    assert "No report" in admin(fresh, "reports")
    assert "Nobody is banned" in admin(fresh, "list", "bans")
    done = run("admin", "list", "people", "--data", str(fresh.data))
    assert (done.returncode, done.stdout, done.stderr) == (0, "Nobody has been here yet.\n", "")
    done = run("admin", "list", "--data", str(tmp_path), "--language", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("rotonde: il n’y a pas de tables")


def test_a_backup_while_people_play_goes_on_elsewhere(server: Server, anna: Person, tmp_path: Path) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    state = anna.state(table)
    anna.act(table, state["seat"], state["n"], eager(state))
    file = tmp_path / "backup.tar.gz"
    assert answer(server, "backup", str(file))["bytes"] == file.stat().st_size
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("backup")] == ["backup.tar.gz"]
    before = anna.state(table)
    elsewhere = tmp_path / "elsewhere"
    assert str(elsewhere) in admin(elsewhere, "restore", str(file))
    with Server(elsewhere) as other, Person(other, cookie=anna.cookie) as same:
        assert same.get("/api/me")["name"] == "Anna"
        assert same.state(table) == before
        same.act(table, before["seat"], before["n"], eager(before))


def test_a_restore_spares_what_is_there(fresh: Server, tmp_path: Path) -> None:
    server, file = fresh, tmp_path / "b.tar.gz"
    admin(server, "backup", str(file))
    with Person(server) as anna:
        table = anna.open_table(ME, ME)["table"]["id"]
    assert "another server" in admin(server, "restore", str(file), "--overwrite", status=2)
    server.stop()
    assert "--overwrite" in admin(server, "restore", str(file), status=2)
    assert [each["id"] for each in answer(server, "list")] == [table]
    said = admin(server, "restore", str(file), "--overwrite")
    assert answer(server, "list") == []
    aside = next(server.data.glob("before-*"))
    assert str(aside) in said
    assert [each["id"] for each in answer(aside, "list")] == [table]


def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("no archive")
    there = tmp_path / "there"
    for file in (wrong, tmp_path / "missing"):
        assert "no backup" in admin(there, "restore", str(file), status=2)
    with tarfile.open(wrong, "w:gz") as archive:
        archive.add(__file__, "rotonde.sqlite")
    assert "'key'" in admin(there, "restore", str(wrong), status=2)
    with tarfile.open(wrong, "w:gz") as archive:
        archive.add(__file__, "rotonde.sqlite")
        archive.add(__file__, "key")
    assert "not a database" in admin(there, "restore", str(wrong), status=2)
    assert [each.name for each in there.iterdir()] == ["lock"]


def test_a_folder_without_tables_and_a_place_that_cannot_be_written(server: Server, tmp_path: Path) -> None:
    assert "no tables" in admin(tmp_path, "list", status=2)
    assert "pas de tables" in admin(tmp_path, "backup", "x", "--language", "fr", status=2)
    assert "cannot be written" in admin(server, "backup", str(tmp_path / "no" / "x"), status=2)
    (tmp_path / "rotonde.sqlite").write_text("nonsense " * 500)
    assert "not a database" in admin(tmp_path, "list", status=2)


def test_the_folder_may_stand_in_the_configuration(server: Server, tmp_path: Path) -> None:
    config = tmp_path / "c.toml"
    config.write_text(f"data = {json.dumps(str(server.data))}\n")
    assert run("admin", "list", "--config", str(config)).returncode == 0
    config.write_text("dat = 1\n")
    done = run("admin", "list", "--config", str(config))
    assert done.returncode == 2
    assert "c.toml:1:" in done.stderr


def is_over(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "table" and message["table"]["status"] == "over")


def test_a_game_is_closed_and_its_players_are_told(server: Server, anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    state = anna.state(table)
    with anna.live(table) as live:
        assert table in admin(server, "close", table)
        message = live.hear_until(is_over)["table"]
        assert (message["ending"], message["winners"]) == ("closed", [])
        assert live.hear_type("state")["to_act"] == -2
    refused = anna.act(table, state["seat"], state["n"], eager(state), status=409)
    assert refused["error"] == "over"
    assert "server:" in anna.http.get(f"/api/tables/{table}/record").text
    assert "no table" in admin(server, "close", table, status=2)


def test_a_move_does_not_slip_in_after_the_closing(server: Server, anna: Person) -> None:
    """The server has not looked yet: the database itself refuses."""
    table = anna.open_table(ME, ME)["table"]["id"]
    state = anna.state(table)
    admin(server, "close", table)
    answer = anna.http.post(
        f"/api/tables/{table}/actions", json={"seat": state["seat"], "n": state["n"], "action": eager(state)}
    )
    assert answer.json()["error"] in ("stale", "over")
    assert anna.get(f"/api/tables/{table}")["n"] == state["n"]


def test_an_open_table_is_closed_by_going(server: Server, anna: Person) -> None:
    table = anna.open_table(ME, OPEN)["table"]["id"]
    with anna.live(table) as live:
        admin(server, "close", table)
        assert live.hear_type("refused")["error"] == "unknown_table"
        live.hear_end()
    assert anna.get(f"/api/tables/{table}", status=404)["error"] == "unknown_table"


def test_a_table_is_removed_with_all_that_was_there(server: Server, anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    info = anna.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "hello", "key": "a"})
    anna.post(f"/api/tables/{table}/chat/{info['number']}/report", {"reason": "x"})
    anna.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
    with anna.live(table) as live:
        assert answer(server, "remove", table) == {"done": "remove", "table": table}
        assert live.hear_type("refused")["error"] == "unknown_table"
    assert table not in {each["id"] for each in answer(server, "list")}
    assert table not in {each["table"] for each in answer(server, "reports")}
    assert "no table" in admin(server, "remove", table, status=2)


def test_a_guest_is_banned_and_let_in_again(server: Server, anna: Person) -> None:
    seated = anna.open_table(ME, ME)
    table, secret = seated["table"]["id"], seated["secrets"]["0"]
    guest = answer(server, "list")[0]["host"]
    assert guest.isalnum()  # so that no command takes it for a flag
    with anna.live(table) as live:
        admin(server, "ban", guest, "--reason", "rude")
        assert live.hear_type("refused")["error"] == "banned"
        live.hear_end()
    assert anna.get("/api/me", status=403)["error"] == "banned"
    with Person(server, secret=secret) as program:
        assert program.get(f"/api/tables/{table}/state?seat=0", status=403)["error"] == "not_yours"
    assert guest in {each["guest"] for each in answer(server, "list", "people") if each["banned"]}
    assert "rude" in admin(server, "list", "bans")
    assert "banned" in admin(server, "list", "people")
    with Person(server) as stranger:
        assert stranger.get("/api/me")["name"]
        admin(server, "unban", guest)
        assert "is not banned" in admin(server, "unban", guest, status=2)
        until(lambda: anna.http.get("/api/me").status_code == 200)


def until(holds: Callable[[], bool]) -> None:
    """Asks again and again; each question is a call to the server, which meanwhile looks for changes."""
    deadline = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < deadline


def test_a_network_is_banned(tmp_path: Path) -> None:
    settings = {"ROTONDE_PROXIES": "127.0.0.1", "ROTONDE_HTTP_RATE": "100000"}
    with Server(tmp_path / "data", settings) as server, Person(server) as person:
        admin(server, "ban", "198.51.100.9/24", "--reason", "a flood")
        assert answer(server, "list", "bans")[0]["who"] == "198.51.100.0/24"
        flood = {"X-Forwarded-For": "198.51.100.77"}
        until(lambda: person.http.get("/api/games", headers=flood).status_code == 403)
        assert person.http.get("/", headers=flood).status_code == 200
        for caller, status in {"::ffff:198.51.100.8": 403, "198.51.101.1": 200, "nonsense": 200}.items():
            called = person.http.get("/api/games", headers={"X-Forwarded-For": caller})
            assert called.status_code == status, caller
        assert "neither a guest nor an address" in admin(server, "ban", "198.51", status=2)
        assert "198.51.100.77" in server.log()
    with Server(tmp_path / "data", settings) as server, Person(server) as person:
        assert person.http.get("/api/games", headers=flood).json()["error"] == "banned"


def test_reported_lines_are_read_and_dealt_with(server: Server, anna: Person) -> None:
    table = anna.open_table(ME, ME, access="public")["table"]["id"]
    for key in ("rude words", "kind words"):
        anna.post(f"/api/tables/{table}/chat", {"seat": 0, "text": key, "key": key})
    with Person(server) as ben:
        ben.post(f"/api/tables/{table}/chat/0/report", {"reason": "not nice"})
        ben.post(f"/api/tables/{table}/chat/1/report", {"reason": ""})
    anna.post(f"/api/tables/{table}/chat/0/report", {"reason": ""})
    said = admin(server, "reports")
    assert f"Table {table}, line 0" in said
    assert "Anna (" in said
    assert "rude words" in said
    assert "not nice" in said
    (first, second) = [each for each in answer(server, "reports") if each["table"] == table]
    assert (sorted(first["reasons"]), second["text"]) == (["", "not nice"], "kind words")
    with anna.live(table) as live:
        admin(server, "hide", table, "0")
        assert live.hear_type("said")["line"] | {"at": 0} == {
            "number": 0,
            "seat": 0,
            "name": "Anna",
            "text": "",
            "at": 0,
        }
    assert [line["text"] for line in anna.get(f"/api/tables/{table}/chat")["lines"]] == ["", "kind words"]
    admin(server, "dismiss", table, "1")
    assert table not in {each["table"] for each in answer(server, "reports")}
    assert "nothing was said" in admin(server, "hide", table, "7", status=2)
    assert "whole number" in admin(server, "hide", table, "first", status=2)


def test_a_report_names_who_spoke_also_when_another_sits_there_now(server: Server, anna: Person) -> None:
    seated = anna.open_table(OPEN, OPEN, access="public")["table"]
    table = seated["id"]
    with Person(server) as ben, Person(server) as chloe:
        ben.post(f"/api/tables/{table}/join", {"seat": 0, "name": "Ben"})
        ben.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "while waiting", "key": "k"})
        speaker = next(each for each in answer(server, "list", "people") if each["name"] == "Ben")["guest"]
        ben.post(f"/api/tables/{table}/vacate", {"seat": 0})
        chloe.post(f"/api/tables/{table}/join", {"seat": 0, "name": "Chloe"})
        chloe.post(f"/api/tables/{table}/chat/0/report", {"reason": ""})
    (found,) = [each for each in answer(server, "reports") if each["table"] == table]
    assert (found["guest"], found["name"]) == (speaker, "Ben")


def test_statistics_are_drawn(server: Server, anna: Person) -> None:
    before = answer(server, "statistics")
    anna.open_table(ME, OPEN)
    anna.open_table(ME, ME)
    said = admin(server, "statistics")
    assert " running" in said
    assert "█" in said
    assert "derniers jours" in admin(server, "statistics", "--language", "fr")
    counts = answer(server, "statistics")
    assert sum(count for _, _, count in counts["games"]) == sum(count for _, _, count in before["games"]) + 2
    assert sum(count for _, count in counts["days"]) == sum(count for _, count in before["days"]) + 2
    assert counts["bytes"] > 0


def test_somebody_who_lost_every_key_is_given_a_link(server: Server, anna: Person) -> None:
    assert "Nobody" in admin(server, "reset", "Nobody", status=2)
    anna.post("/api/account", {"name": "Anna", "password": "a train at noon"})
    path = answer(server, "reset", "anna")["path"]
    assert "/me/reset#" in admin(server, "reset", "anna")
    body = {"token": path.split("#")[1], "password": "another one to keep"}
    with Person(server) as elsewhere:
        assert elsewhere.post("/api/account/reset", body)["account"]["name"] == "Anna"


def test_ratings_are_made_anew(server: Server, anna: Person) -> None:
    table = anna.open_table(ME, {**BOT, "level": "novice"})["table"]["id"]
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    while not anna.get("/api/me/results")["chapters"]:
        pass  # counted a moment after the end
    before = anna.get("/api/me/results")
    assert answer(server, "rejudge")["games"] >= 1
    assert anna.get("/api/me/results") == before
    assert "Les classements sont refaits" in admin(server, "rejudge", "--language", "fr")
