"""Servers that die at any moment, cut lines, a database that restarts, a full disk: nothing is lost."""

import resource
from pathlib import Path

import rotonde
from rotonde.server.http.error_handlers import as_refusal
from rotonde.server.http.errors import texts_of
from rotonde.server.storage.contract import StorageError
from tests.faults.trial import trial
from tests.server.harness import ME, OVER, Person, Server, eager
from tests.server.postgres import Postgres

ROUNDS = 5  # tables one after the other: more than a quick machine plays to their end while faults happen


def test_a_server_on_a_file_is_killed_again_and_again(tmp_path: Path) -> None:
    outcome = trial(tmp_path, seed=1, faults=("kill", "stop", "pause", "kill"), rounds=ROUNDS)
    assert (outcome.idle, outcome.suffered) == (0, {"kill": 2, "stop": 1, "pause": 1})
    assert outcome.moves


def test_three_servers_on_a_database_suffer_everything(tmp_path: Path, databases: Postgres) -> None:
    faults = ("kill", "cut", "restart", "pause", "full", "partition", "stop")
    outcome = trial(tmp_path, seed=5, faults=faults, databases=databases, rounds=ROUNDS)
    assert outcome.idle == 0
    assert outcome.moves


def test_when_the_disk_is_full_people_are_told_and_when_there_is_room_it_goes_on(tmp_path: Path) -> None:
    """The same process all along: its files may not grow for a while."""
    with Server(tmp_path / "data") as server, Person(server) as person:
        table = str(person.open_table(ME, ME)["table"]["id"])
        full = max(each.stat().st_size for each in (tmp_path / "data").iterdir())
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, hard))
        state, answer = person.state(table), dict[str, object]()
        while "error" not in answer:
            body = {"seat": state["seat"], "n": state["n"], "action": eager(state)}
            answer = person.http.post(f"/api/tables/{table}/actions", json=body).json()
            before, state = state, person.state(table)
        assert answer["error"] == "storage"
        assert answer["message"] == texts_of(as_refusal(StorageError("")))
        assert state == before, "nothing has changed"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert person.play_to_the_end(table)["to_act"] == OVER
        assert rotonde.Record.parse(person.http.get(f"/api/tables/{table}/record").text).verify()
