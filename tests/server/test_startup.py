"""Starting, stopping, the page, the headers and the log."""

import asyncio
import json
import re
import resource
import socket
import sqlite3
import stat
from pathlib import Path

import pytest

import rotonde
from rotonde.server.http.page_files import PageFiles
from rotonde.server.lobby.game_info import game_summaries
from rotonde.server.ops.configuration import settings_from
from rotonde.server.storage.store import SqlStore
from tests.server.harness import BOT, ME, OPEN, Person, Server, eager
from tests.server.server_start import refused_start


def test_the_greeting_says_where_and_what(server: Server) -> None:
    assert "Rotonde is at http://127.0.0.1:" in server.greeting
    assert f"The engine is {'compiled' if rotonde.compiled else 'interpreted'}" in server.greeting


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused_start("--port", port, "--data", str(tmp_path / "data"))


def test_two_servers_on_one_folder(server: Server) -> None:
    assert "another server is using" in refused_start("--data", str(server.data))


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot use" in refused_start("--data", str(tmp_path / "file"))


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "rotonde.sqlite").write_text("this is no database, and long enough to be sure of it" * 20)
    assert "not a database" in refused_start("--data", str(tmp_path))


def test_a_setting_that_is_no_number(tmp_path: Path) -> None:
    assert "ROTONDE_HTTP_RATE" in refused_start("--data", str(tmp_path), ROTONDE_HTTP_RATE="fast")
    assert settings_from({}, {"ROTONDE_BOT_PROCESSES": "3", "HOME": "x"}).bot_processes == 3
    assert settings_from({}, {"ROTONDE_PROXIES": " 10.0.0.1 "}).proxies == "10.0.0.1"


def test_the_key_is_made_once_and_for_its_owner_alone(server: Server) -> None:
    key = server.data / "key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(key.read_text()) == 64


def test_too_many_calls(tmp_path: Path) -> None:
    limits = {"ROTONDE_HTTP_RATE": "0.001", "ROTONDE_HTTP_BURST": "5"}
    with Server(tmp_path / "data", limits) as strict, Person(strict) as person:
        answers = [person.http.get("/healthz") for _ in range(8)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"] == "busy"
        seconds = answers[-1].headers["retry-after"]
        assert 900 < int(seconds) <= 1000
        assert f" {seconds} s" in answers[-1].json()["message"]["fr"]


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """The files may not grow any more; after a restart with room the game goes on from the last answer."""

    def no_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))

    (tmp_path / "data").mkdir()
    asyncio.run(SqlStore(tmp_path / "data" / "rotonde.sqlite").close())  # what is left is room for moves
    with Server(tmp_path / "data", before=no_room) as server, Person(server) as person:
        cookie = person.cookie
        answer: dict[str, object] = {}
        while "error" not in answer:
            table = person.open_table(ME, ME)["table"]["id"]
            state = person.state(table)
            while "error" not in answer and state["to_act"] != rotonde.OVER:
                body = {"seat": state["seat"], "n": state["n"], "action": eager(state)}
                before, answer = state, person.http.post(f"/api/tables/{table}/actions", json=body).json()
                state = person.state(table)
        assert answer["error"] == "storage"
        assert state == before
        assert person.get("/healthz") == {"status": "ok"}
    with Server(tmp_path / "data") as server, Person(server, cookie=cookie) as person:
        assert person.state(table) == before
        assert person.act(table, before["seat"], before["n"], eager(before))["n"] > before["n"]


def test_headers_that_a_browser_needs(anna: Person) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = anna.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "server" not in headers
    cookie = anna.http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_guest_has_a_name_and_may_change_it(anna: Person) -> None:
    assert anna.get("/api/me")["name"].startswith("Wagon ")
    assert anna.http.put("/api/me", json={"name": " Anna\t A. "}).json()["name"] == "Anna A."
    assert anna.get("/api/me") == {"name": "Anna A.", "account": False}
    assert anna.http.put("/api/me", json={"name": " \n "}).json()["error"] == "malformed"
    seats = anna.open_table(ME, ME, BOT)["table"]["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Anna A.", "Anna A. (2)"]


@pytest.mark.parametrize(("proxies", "last"), [("", 429), ("127.0.0.1", 200)])
def test_only_a_proxy_of_ours_says_who_calls(tmp_path: Path, proxies: str, last: int) -> None:
    limits = {"ROTONDE_HTTP_RATE": "0.001", "ROTONDE_HTTP_BURST": "5", "ROTONDE_PROXIES": proxies}
    with Server(tmp_path / "data", limits) as strict, Person(strict) as person:
        callers = [{"X-Forwarded-For": f"10.0.0.{each}"} for each in range(8)]
        answers = [person.http.get("/healthz", headers=caller) for caller in callers]
        assert answers[-1].status_code == last


def test_my_tables_latest_first(anna: Person, ben: Person) -> None:
    first = anna.open_table(ME, OPEN)["table"]
    second = anna.open_table(OPEN, OPEN)["table"]
    mine = anna.http.get("/api/tables").json()
    assert [each["id"] for each in mine] == [second["id"], first["id"]]
    assert mine == [second, first]
    assert ben.http.get("/api/tables").json() == []


def test_a_game_that_does_not_load_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    known, find = rotonde.games(), rotonde.game
    assert [each.id for each in game_summaries()] == known
    monkeypatch.setattr(rotonde, "games", lambda: ["broken", *known])

    def game(game_id: str) -> rotonde.Game:
        if game_id == "broken":
            raise ImportError("no module of that name")
        return find(game_id)

    monkeypatch.setattr(rotonde, "game", game)
    assert [each.id for each in game_summaries()] == known
    assert [vars(each)["game"] for each in caplog.records] == ["broken"]


def test_the_games_as_the_page_needs_them(anna: Person) -> None:
    summary = next(each for each in anna.http.get("/api/games").json() if each["id"] == "wurfel")
    assert summary["seats"] == [2, 3, 4, 5, 6]
    assert summary["levels"] == rotonde.levels("wurfel")
    detail = anna.get("/api/games/wurfel")
    assert {key: detail[key] for key in summary} == summary
    game = rotonde.game("wurfel")
    assert [rule["id"] for rule in detail["rules"]] == list(game.rules)
    told = {each["id"]: each for rule in detail["rules"] for each in rule["rulings"]}
    assert list(told) == list(game.rulings)
    assert told["WX-R12"]["text"] == game.rulings["WX-R12"].texts
    assert detail["words"] == game.words
    assert detail["layout"] == game.layout == {}
    assert anna.get("/api/games/tee")["layout"] == rotonde.game("tee").layout != {}
    assert {rule["section"] for rule in detail["rules"]} <= set(detail["sections"])


def test_the_description_covers_every_call_and_message(anna: Person) -> None:
    described = anna.get("/api/openapi.json")
    assert {"/api/games", "/api/me", "/api/tables", "/healthz", "/api/tables/{table_id}/actions"} <= set(
        described["paths"]
    )
    assert {"Act", "Error", "StateMessage", "TableInfo", "Refused"} <= set(described["components"]["schemas"])
    for path, calls in described["paths"].items():
        wanted = set(re.findall(r"\{(\w+)\}", path))
        for call in calls.values():
            assert {each["name"] for each in call.get("parameters", []) if each["in"] == "path"} == wanted
    text = json.dumps(described)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= set(described["components"]["schemas"])


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as anna, Person(server) as ben:
        seated = anna.open_table(ME, OPEN, BOT)
        table, invitation = seated["table"]["id"], seated["table"]["invitation"]
        anna.http.get(f"/t/{table}?invitation={invitation}")
        joined = ben.post(f"/api/tables/{table}/join", {"invitation": invitation})
        secrets = [seated["secrets"]["0"], joined["secrets"]["1"]]
        with (
            Person(server, secret=secrets[0]) as program,
            program.live(table, f"?secret={secrets[0]}") as live,
        ):
            live.hear_type("state")
            live.socket.send("nonsense")
            live.hear_type("refused")
            program.http.get(f"/api/tables/{table}/state?seat=wrong&secret={secrets[0]}")
        with anna.live("0123456789ab", f"?secret={secrets[1]}") as live:
            live.hear_type("refused")
        key = (tmp_path / "data" / "key").read_text()
        cookies = [anna.cookie, ben.cookie, anna.cookie.split(".")[1]]
        server.stop()
        log = server.log()
        lines = [json.loads(line) for line in log.splitlines()]
    db = sqlite3.connect(tmp_path / "data" / "rotonde.sqlite")
    seed = db.execute("SELECT seed FROM game_table").fetchone()[0]
    db.close()
    for secret in (*secrets, *cookies, invitation, key, seed, str(int(seed, 16))):
        assert secret not in log
    calls = [line for line in lines if line["message"] == "call"]
    assert {"method", "path", "status", "ms"} <= set(calls[0])


def test_the_page_and_its_files(tmp_path: Path) -> None:
    page = tmp_path / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><div></div>" + " " * 1000)
    (page / "favicon.svg").write_text("<svg/>")
    (page / "assets" / "main-abc123.js").write_text("let x = 1;" * 200)
    (tmp_path / "secret.txt").write_text("not for you")
    with Server(tmp_path / "data", {"ROTONDE_PAGE": str(page)}) as server, Person(server) as person:
        for address in (
            "/",
            "/t/0123456789ab",
            "/t/0123456789ab?invitation=x",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
        ):
            answer = person.http.get(address)
            assert answer.status_code == 200
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        script = person.http.get("/assets/main-abc123.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("let x")
        tag = {"If-None-Match": script.headers["etag"]}
        assert person.http.get("/assets/main-abc123.js", headers=tag).status_code == 304
        plain = person.http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert person.http.head("/assets/main-abc123.js").content == b""
        assert person.http.get("/assets/gone-123.js").status_code == 404
        assert person.http.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_without_a_built_page_the_server_says_how_to_build_it() -> None:
    page = PageFiles(None).find("/t/anything")
    assert page is not None
    assert b"make page" in page.body


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_can_be_opened(tmp_path: Path, host: str) -> None:
    with Server(tmp_path / "data", arguments=["--host", host]) as server, Person(server) as person:
        assert person.get("/healthz") == {"status": "ok"}
