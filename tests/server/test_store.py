"""Guarantees of the store: all of a decision or nothing of it, and nobody pays for another's fault."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path

import pytest

from rotonde.server.storage import migrations
from rotonde.server.storage.contract import Conflict, StorageError
from rotonde.server.storage.database import Database
from rotonde.server.storage.sqlite import SqliteDatabase
from rotonde.server.storage.store import SqlStore
from rotonde.table.clock import Clock
from rotonde.table.rows import Row
from rotonde.table.seating import GameStart
from tests.server.stores import BEN, TABLE, with_store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite"


def writing(store: SqlStore) -> sqlite3.Connection:
    """The connection on which it writes."""
    db = store._writer._db
    assert isinstance(db, SqliteDatabase)
    return db.raw


async def all_of(*writes: Awaitable[object]) -> list[BaseException | None]:
    """The error of each write, or None."""
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    return [each if isinstance(each, BaseException) else None for each in outcomes]


def test_what_was_written_is_read_again_by_another(place: Path | str) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(TABLE, [], 9)
        await store.begin("t1", GameStart([BEN], [Row(0, -1, "begins 1"), Row(1, -1, "rolls red")], 2))
        await store.append("t1", [Row(2, 1, "stop")], None)
        await store.append("t1", [Row(3, 0, "stop"), Row(4, -1, "rolls blue")], [1])
        await store.rename("anna", "Anna A.")
        await store.rename("anna", "Anna B.")

    async def read(store: SqlStore) -> None:
        seats = (TABLE.seats[0], BEN)
        table = replace(TABLE, status="over", version=2, seats=seats, winners=(1,), n=5)
        assert await store.table("t1") == table
        assert [row.n for row in await store.rows("t1")] == [0, 1, 2, 3, 4]
        assert (await store.rows("t1"))[4] == Row(4, -1, "rolls blue")
        assert await store.tables_of("anna", 10) == await store.tables_of("ben", 10) == [table]
        assert await store.tables_of("eve", 10) == []
        assert await store.name("anna") == "Anna B."
        assert await store.name("ben") is None
        assert await store.table("t2") is None

    with_store(place, write)
    with_store(place, read)


def test_whoever_comes_second_at_n_is_refused_whole(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, status="running"), [], 9)
        outcomes = await all_of(
            store.append("t1", [Row(0, 0, "stop"), Row(1, -1, "rolls red")], None),
            store.append(
                "t1", [Row(0, 1, "done"), Row(1, -1, "rolls blue"), Row(2, -1, "rolls black")], None
            ),
            store.append("t1", [Row(2, 1, "done")], None),
        )
        assert [type(each) for each in outcomes] == [type(None), Conflict, type(None)]
        assert [row.action for row in await store.rows("t1")] == ["stop", "rolls red", "done"]

    with_store(place, work)


def test_a_seat_is_taken_once_and_a_table_begins_once(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(TABLE, [], 9)
        outcomes = await all_of(store.sit("t1", [BEN]), store.sit("t1", [replace(BEN, guest="eve")]))
        assert [type(each) for each in outcomes] == [type(None), Conflict]
        outcomes = await all_of(
            *(store.begin("t1", GameStart([], [Row(0, -1, "begins 0")], 1)) for _ in range(2))
        )
        assert [type(each) for each in outcomes] == [type(None), Conflict]
        found = await store.table("t1")
        assert found is not None
        assert found.seats[1].guest == "ben"

    with_store(place, work)


def test_many_writes_at_once_each_get_their_answer(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, status="running"), [], 9)
        many = 1000 if isinstance(place, Path) else 200
        twice = [Row(n // 2, 0, "stop") for n in range(2 * many)]
        outcomes = await all_of(*(store.append("t1", [row], None) for row in twice))
        assert sum(each is None for each in outcomes) == many
        assert len(await store.rows("t1")) == many

    with_store(place, work)


def test_what_waits_for_the_disk_can_be_counted(file: Path) -> None:
    """While the writer is held up, all that is asked waits; it is then committed together."""
    held_up, go_on = threading.Event(), threading.Event()

    def hold_up(db: Database) -> None:
        held_up.set()
        go_on.wait()

    async def work(store: SqlStore) -> None:
        first = asyncio.ensure_future(store._write(hold_up))
        await asyncio.to_thread(held_up.wait)
        others = [asyncio.ensure_future(store.rename("anna", f"Anna {n}")) for n in range(5)]
        await asyncio.sleep(0)  # so that each has asked
        assert store.writes_waiting == 6
        go_on.set()
        await asyncio.gather(first, *others)
        await store.rename("anna", "Anna")
        assert store.writes_waiting == 0

    with_store(file, work)


def test_many_tables_at_once_go_on_though_one_was_closed(place: Path | str) -> None:
    names = [f"t{number}" for number in range(70)]  # more than one statement takes

    async def work(store: SqlStore) -> None:
        for name in names:
            await store.create(replace(TABLE, id=name, status="running"), [], 99)
        await store.append("t3", [Row(0, 0, "stop")], [0])
        clock = Clock(seat=1, since=5)
        outcomes = await all_of(*(store.append(name, [Row(1, 0, "go")], None, "", clock) for name in names))
        assert [name for name, each in zip(names, outcomes, strict=True) if each] == ["t3"]
        assert isinstance(outcomes[3], Conflict)
        for name in names:
            found = await store.whole(name)
            assert found is not None
            assert (found[0].clock == clock, [row.action for row in found[1]]) == (
                (False, ["stop"]) if name == "t3" else (True, ["go"])
            )

    with_store(place, work)


def test_a_write_that_nobody_waits_for_any_more_does_not_stop_the_others(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, status="running"), [], 9)
        tasks = [asyncio.ensure_future(store.append("t1", [Row(n, 0, "stop")], None)) for n in range(50)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.append("t1", [Row(100, 0, "done")], None)
        stored = {row.n for row in await store.rows("t1")}
        assert {*range(1, 50, 2), 100} <= stored

    with_store(place, work)


async def fill(store: SqlStore) -> int:
    """Writes until the disk is full; how many rows were accepted."""
    for n in range(10_000):
        try:
            await store.append("t1", [Row(n, 0, "x" * 500)], None)
        except StorageError:
            return n
    raise AssertionError("the disk never fills")


def test_a_full_disk_loses_nothing_and_is_told(file: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, status="running"), [], 9)
        writing(store).execute("PRAGMA max_page_count = 40")
        accepted = await fill(store)
        assert len(await store.rows("t1")) == accepted > 0
        outcomes = await all_of(*(store.append("t1", [Row(accepted, 0, "x" * 9000)], None) for _ in range(3)))
        assert [type(each) for each in outcomes] == [StorageError] * 3
        writing(store).execute("PRAGMA max_page_count = 100000")
        await store.append("t1", [Row(accepted, 0, "stop")], None)
        assert len(await store.rows("t1")) == accepted + 1

    with_store(file, work)


def test_what_only_the_commit_finds_wrong_is_told_and_the_next_is_written(place: Path | str) -> None:
    """A reference that may wait until the commit, and then leads nowhere."""

    def says_at_no_table(db: Database) -> None:
        db.defer_references()
        db.execute("INSERT INTO report VALUES ('nowhere', 1, 'anna', 'rude')")

    async def work(store: SqlStore) -> None:
        async with asyncio.timeout(60):  # where the thread had ended nobody would be answered
            first, second, third = await all_of(
                store.create(TABLE, [], 9),
                store._write(says_at_no_table),
                store.begin("t1", GameStart([BEN], [Row(0, -1, "begins 1")], 1)),
            )
        assert (first, type(second), third) == (None, Conflict, None)
        assert len(await store.rows("t1")) == 1

    with_store(place, work)


def test_a_read_only_database_is_told(file: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(TABLE, status="running"), [], 9)
        writing(store).execute("PRAGMA query_only = ON")
        with pytest.raises(StorageError, match="readonly"):
            await store.append("t1", [Row(0, 0, "stop")], None)
        assert await store.rows("t1") == []

    with_store(file, work)


def test_the_database_is_durable_and_knows_its_version(file: Path) -> None:
    async def work(store: SqlStore) -> None:
        db = writing(store)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)
        assert db.execute("SELECT MAX(version) FROM schema_version").fetchone() == (len(migrations.STEPS),)

    with_store(file, work)
    with_store(file, work)


def test_an_older_database_is_brought_up_by_itself(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(TABLE, [], 9)

    async def read(store: SqlStore) -> None:
        assert await store.table("t1") == TABLE
        db = writing(store)
        assert db.execute("SELECT MAX(version) FROM schema_version").fetchone() == (len(migrations.STEPS),)
        assert db.execute("SELECT chat FROM game_table").fetchone() == ("",)

    with_store(file, write)
    newer = (*migrations.STEPS, "ALTER TABLE game_table ADD COLUMN chat TEXT NOT NULL DEFAULT ''")
    monkeypatch.setattr(migrations, "STEPS", newer)
    with_store(file, read)


def test_a_step_that_fails_leaves_the_database_as_it_was(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(store: SqlStore) -> None:
        await store.create(TABLE, [], 9)

    async def read(store: SqlStore) -> None:
        assert await store.table("t1") == TABLE

    with_store(file, write)
    with monkeypatch.context() as patch:
        broken = "CREATE TABLE gossip (said TEXT); INSERT INTO nowhere VALUES (1)"
        patch.setattr(migrations, "STEPS", (*migrations.STEPS, broken))
        with pytest.raises(StorageError, match="nowhere"):
            SqlStore(file)
    with_store(file, read)
    with sqlite3.connect(file) as db:
        assert not db.execute("SELECT name FROM sqlite_master WHERE name = 'gossip'").fetchall()
    db.close()


def test_a_database_of_a_later_release_is_left_alone(file: Path) -> None:
    async def nothing(store: SqlStore) -> None:
        pass

    with_store(file, nothing)
    db = sqlite3.connect(file)
    db.execute("INSERT INTO schema_version VALUES (99)")
    db.commit()
    db.close()
    with pytest.raises(migrations.NewerDatabase, match="99"):
        SqlStore(file)
