"""Processes on one database whose network, clock or time slice fails: each is told, and none does harm."""

import asyncio
import os
import signal
from pathlib import Path
from threading import Event

import pytest

import rotonde
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.postgres import PostgresDatabase
from rotonde.server.storage.processes.clock import DatabaseClock
from rotonde.server.storage.store import SqlStore
from tests.server.harness import BOT, ME, OVER, Person, Server, eager
from tests.server.partition import relay
from tests.server.postgres import Postgres
from tests.server.server_processes import SETTINGS, hurried, serving

AHEAD = 3600  # seconds by which a process's clock is wrong
FULL = 600  # seconds that somebody has for a decision
LEFT = """
    SELECT table_id, deadline - CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)
    FROM clock WHERE deadline IS NOT NULL
"""
MINUTE = 60.0


def shifted(folder: Path, seconds: int) -> dict[str, str]:
    """The environment of a process whose clock is so far ahead."""
    folder.mkdir()
    lines = ("import time", "_true = time.time", f"time.time = lambda: _true() + {seconds}")
    (folder / "sitecustomize.py").write_text("\n".join(lines))
    return {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))}


def test_a_database_that_answers_nothing_is_an_error_and_then_forgotten(
    databases: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither keep-alive nor the statement's own time limit finds that out: both ends are there."""
    with relay(databases.folder) as line:
        db = PostgresDatabase(line.address(databases.database()), "us")
        try:
            line.is_open.clear()
            with monkeypatch.context() as impatient:
                impatient.setattr(db, "_limit", 0.2)
                with pytest.raises(StorageError):
                    db.execute("SELECT 1")
            line.is_open.set()
            assert db.renew()
            assert db.execute("SELECT 1").fetchone() == (1,)
            db.begin()
            db.roll_back()
        finally:
            db.close()


def test_all_processes_go_by_the_databases_clock(
    databases: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured() -> int:
        store = SqlStore(databases.database())
        try:
            there = await store.database_time()
            clock = DatabaseClock(store)
            monkeypatch.setattr(
                "rotonde.server.storage.processes.clock.wall_clock", lambda: there + AHEAD * 1000
            )
            await clock.measure()
            return clock.now() - there
        finally:
            await store.close()

    assert 0 <= asyncio.run(measured()) < AHEAD * 1000


@pytest.mark.parametrize("ahead", [AHEAD, -AHEAD])
def test_a_process_whose_clock_is_wrong_changes_nobodys_time(
    databases: Postgres, tmp_path: Path, ahead: int
) -> None:
    address = databases.database()
    wrong = {**SETTINGS, "ROTONDE_DATABASE": address, **shifted(tmp_path / "clock", ahead)}
    with serving(address, tmp_path, "right") as right, Person(right) as anna, Person(right) as ben:
        tables = [hurried([anna, ben], FULL)]
        with Server(tmp_path / "wrong", wrong) as other, Person(other) as carla, Person(other) as denis:
            struck = hurried([carla, denis], 1)
            with carla.live(struck) as live:  # so both have looked at all deadlines
                live.hear_until(lambda each: each["type"] == "table" and each["table"]["status"] == "over")
            tables.append(hurried([carla, denis], FULL))
            left = dict(databases.ask(address, LEFT))
            assert set(left) == set(tables)
            assert all(0 < each <= FULL * 1000 for each in left.values()), left


def paused_and_woken(databases: Postgres, folder: Path, pause: float) -> None:
    """One of two processes sleeps while a game goes on at the other, and finds it as it is."""
    address = databases.database()
    with (
        serving(address, folder, "a") as first,
        serving(address, folder, "b") as second,
        Person(first) as anna,
        Person(second, cookie=anna.cookie) as there,
    ):
        table = str(anna.open_table(ME, ME, BOT, firstPlayer=0)["table"]["id"])
        stale = anna.state(table)
        os.kill(first.process.pid, signal.SIGSTOP)
        try:
            there.act(table, stale["seat"], stale["n"], eager(stale))
            Event().wait(pause)
        finally:
            os.kill(first.process.pid, signal.SIGCONT)
        answer = anna.http.post(
            f"/api/tables/{table}/actions",
            json={
                "seat": stale["seat"],
                "n": stale["n"],
                "action": "stop" if eager(stale) != "stop" else "reroll 1",
            },
        )
        assert answer.status_code != 200, "what it knew is no longer so"
        with anna.live(table) as live:
            state = live.hear_type("state")
            while state["to_act"] != OVER:
                if state["legal"]:
                    live.act(state, eager(state))
                state = live.hear_type("state")
        record = rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
        assert record.verify()


def test_a_process_that_was_paused_finds_the_game_as_it_is(databases: Postgres, tmp_path: Path) -> None:
    paused_and_woken(databases, tmp_path, 0)


@pytest.mark.soak
def test_so_does_one_that_was_paused_for_a_minute(databases: Postgres, tmp_path: Path) -> None:
    paused_and_woken(databases, tmp_path, MINUTE)
