"""`/ready` tries whether a move could be stored, and does so rarely."""

import asyncio
from pathlib import Path

import pytest

from rotonde.server.ops import readiness
from rotonde.server.ops.readiness import AGAIN, BYTES, SECONDS, WriteProbe
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.store import SqlStore
from tests.server.harness import ME, Person, Server, eager
from tests.server.postgres import bound_files
from tests.server.refusals import is_shape
from tests.server.stores import with_store


class Disk:
    """Counts what is written, and may be full."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.is_full = False

    async def write(self, scratch: str) -> None:
        self.written.append(scratch)
        await asyncio.sleep(0)
        if self.is_full:
            raise StorageError("disk is full")


def test_one_try_is_the_answer_for_all_who_ask_within_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(readiness, "monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        disk = Disk()
        probe = WriteProbe(disk.write)
        await asyncio.gather(*(probe.check() for _ in range(100)))
        assert len(disk.written) == 1
        assert len(disk.written[0]) == BYTES
        disk.is_full = True
        await probe.check()
        now += SECONDS
        for _ in range(2):
            with pytest.raises(StorageError):
                await probe.check()
        disk.is_full = False
        now += AGAIN
        await probe.check()
        assert len(disk.written) == len(set(disk.written)) == 3

    asyncio.run(work())


def test_the_probe_writes_and_leaves_one_row(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        for each in ("one", "two"):
            await store.probe(each)
        read = "SELECT value FROM house WHERE name = 'probe'"
        assert await store._read(lambda db: [str(row[0]) for row in db.execute(read).fetchall()]) == ["two"]

    with_store(place, work)


def test_on_a_full_disk_a_server_is_not_ready_and_with_room_it_is_again(tmp_path: Path) -> None:
    """The same process all along; it answers, so it lives."""
    with Server(tmp_path / "data") as server, Person(server) as person:
        table = person.open_table(ME, ME)["table"]["id"]
        bound_files(server.process.pid, 0)
        answer = person.http.get("/ready")
        assert answer.status_code == 503
        assert is_shape(answer.json(), "storage")
        assert person.get("/health") == {"status": "ok"}
        bound_files(server.process.pid, -1)
        while person.http.get("/ready").status_code != 200:
            assert server.process.poll() is None
        state = person.state(table)
        assert person.act(table, state["seat"], state["n"], eager(state))["n"] > state["n"]
