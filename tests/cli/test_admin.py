"""`rotonde admin` as a host has it: in a process of its own, beside a server that runs."""

import json
import stat
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.harness import run
from tests.server.harness import BOT, ME, OPEN, Person, Server, eager


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        person.http.put("/api/me", json={"name": "Anna"})
        yield person


def admin(server: Server | Path, *task: str, status: int = 0, **more: str) -> str:
    """What a task says; never a traceback."""
    folder = server.data if isinstance(server, Server) else server
    done = run("admin", *task, "--data", str(folder), **more)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if status == 0 else done.stderr


def answer(server: Server | Path, *task: str) -> Any:
    return json.loads(admin(server, *task, "--json"))


def test_tables_and_people_are_listed(server: Server, anna: Person) -> None:
    assert "no table" in admin(server, "list")
    first = anna.open_table(ME, OPEN)["table"]["id"]
    second = anna.open_table(ME, {**BOT, "level": "novice"}, access="public")["table"]["id"]
    tables = answer(server, "list")
    assert [each["id"] for each in tables] == [second, first]
    assert tables[1]["seats"] == ["Anna", ""]
    assert tables[0]["status"] == "running"
    said = admin(server, "list", "--language", "fr")
    assert "en cours" in said
    assert "Anna, (libre)" in said
    people = answer(server, "list", "people")
    assert [(each["name"], each["open"], each["running"]) for each in people] == [("Anna", 1, 1)]
    assert "Anna" in admin(server, "list", "people")


def test_nobody_yet(server: Server) -> None:
    assert "Nobody" in admin(server, "list", "people")


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
        assert same.get("/api/me") == {"name": "Anna"}
        assert same.state(table) == before
        same.act(table, before["seat"], before["n"], eager(before))


def test_a_restore_spares_what_is_there(server: Server, anna: Person, tmp_path: Path) -> None:
    file = tmp_path / "b.tar.gz"
    admin(server, "backup", str(file))
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
