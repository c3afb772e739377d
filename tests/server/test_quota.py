"""Quota: bytes a day are bounded, and tables that nobody began are swept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rotonde.server.admin.quota import DAY, ENTRY, HOUSEHOLD, Households, Quota
from rotonde.server.admin.sweeper import Sweeper
from rotonde.server.http.errors import texts_of
from rotonde.server.ops.data_place import DATABASE
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.database import Database
from rotonde.server.storage.store import SqlStore
from rotonde.table.refusal import Refusal
from rotonde.table.rows import SeatRow, TableRow
from tests.server.harness import BOT, ME, OPEN, Person, Server, eager
from tests.server.records import WHOLE, upload
from tests.server.refusals import is_shape

NOON = 20_000 * DAY + DAY // 2
MOST = 10_000
UPLOAD = '{"kind":"upload","table":"","at":0,"seed":null,"redrawn":{},"given":0}'


class Counter:
    """A quota over a store of its own, at a time that the test sets."""

    def __init__(self, place: Path | str) -> None:
        self.store = SqlStore(place)
        self.households = Households()
        self.at = NOON
        self.said: dict[str, str] = {}
        self.quota = Quota(self.store, self.households, lambda: self.at, MOST, b"key")

    async def charge(self, guest: str, size: int) -> str:
        """The refusal's code, "" where there is room."""
        try:
            await self.quota.charge(guest, size - ENTRY)
        except Refusal as refusal:
            self.said = texts_of(refusal)
            return refusal.code
        return ""


def run(place: Path | str, work: Callable[[Counter], Awaitable[None]]) -> None:
    async def through() -> None:
        counter = Counter(place)
        try:
            await work(counter)
        finally:
            await counter.store.close()

    asyncio.run(through())


def test_a_person_has_so_many_bytes_a_day(place: Path | str) -> None:
    async def work(counter: Counter) -> None:
        assert await counter.charge("anna", MOST - 500) == ""
        assert await counter.charge("anna", 501) == "stored_enough"
        assert all("12 h" in each for each in counter.said.values()), "it says when there is room again"
        assert await counter.charge("anna", 500) == "", "what was refused is not counted"
        assert await counter.charge("anna", 1) == "stored_enough"
        assert await counter.charge("ben", 500) == ""
        counter.at += DAY
        assert await counter.charge("anna", MOST) == "", "another day"

    run(place, work)


def test_so_has_a_household_however_many_guests_it_makes(place: Path | str) -> None:
    async def work(counter: Counter) -> None:
        for number in range(HOUSEHOLD):
            counter.households.note(f"guest{number}", "192.0.2.1")
            assert await counter.charge(f"guest{number}", MOST) == ""
        counter.households.note("another", "192.0.2.1")
        counter.households.note("elsewhere", "192.0.2.2")
        assert await counter.charge("another", 300) == "stored_enough"
        assert await counter.charge("elsewhere", 300) == ""

    run(place, work)


def test_another_process_and_a_restart_count_on(place: Path | str) -> None:
    async def work(counter: Counter) -> None:
        assert await counter.charge("anna", MOST) == ""
        other = Counter(place)
        assert await other.charge("anna", 300) == "stored_enough"
        names = await other.store._read(lambda db: db.execute("SELECT who FROM stored_bytes").fetchall())
        assert "anna" not in str(names)
        await other.store.forget_days(NOON // DAY)
        assert await other.charge("anna", 300) == "stored_enough", "today stays"
        await other.store.forget_days(NOON // DAY + 1)
        assert await other.charge("anna", 300) == ""
        await other.store.close()

    run(place, work)


def test_tables_records_and_talk_count_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    settings = {"ROTONDE_STORED_BYTES_PER_DAY": "120000"}
    settings.update({f"ROTONDE_{each}_BURST": "1000" for each in ("UPLOAD", "CHAT", "COSTLY")})
    with Server(tmp_path / "data", settings) as server, Person(server) as anna:
        table = anna.open_table(ME, ME)["table"]["id"]
        upload(anna, str(WHOLE.record))
        while (answer := anna.http.post("/api/records", json={"record": str(WHOLE.record)})).is_success:
            pass
        assert is_shape(answer.json(), "stored_enough")
        assert 0 < int(answer.headers["retry-after"]) <= 24 * 3600 + 1
        while (
            answer := anna.http.post("/api/tables", json={"game": "wurfel", "seats": [ME, OPEN]})
        ).is_success:
            pass
        assert is_shape(answer.json(), "stored_enough")
        cookie = anna.cookie
    with Server(tmp_path / "data", settings) as server, Person(server, cookie=cookie) as anna:
        big = {"seat": 0, "text": "x" * 300, "key": "1"}
        while (answer := anna.http.post(f"/api/tables/{table}/chat", json=big)).is_success:
            big["key"] = str(int(str(big["key"])) + 1)
        assert is_shape(answer.json(), "stored_enough")
        state = anna.state(table)
        anna.act(table, state["seat"], state["n"], eager(state))


def row(id_: str, status: str = "open", origin: str = "") -> TableRow:
    seats = (SeatRow(0, "person", "Anna", "", "anna"), SeatRow(1, "open"))
    return TableRow(
        id=id_,
        game="wurfel",
        version=1,
        options={},
        seed="0" * 32,
        host="anna",
        invitation="i",
        status=status,  # type: ignore[arg-type]  # one of three
        seats=seats,
        material="{}",
        origin=origin,
    )


def test_only_what_nobody_began_is_swept(place: Path | str) -> None:
    old = {
        "open": row("open"),
        "running": row("running", "running"),
        "over": row("over", "over"),
        "rematch": row("rematch"),
        "uploaded": row("uploaded", "over", UPLOAD),
        "branched": row("branched", "running", UPLOAD.replace("upload", "branch")),
    }
    new = {"new": row("new"), "brought": row("brought", "over", UPLOAD)}

    async def work(counter: Counter) -> None:
        store = counter.store
        for table in (*old.values(), *new.values()):
            await store.create(table, [], 99, "over" if table.id == "rematch" else "")
        await store._write(lambda db: _age(db, list(old), NOON // 1000 - 91 * 86_400))
        await store._write(lambda db: _age(db, list(new), NOON // 1000 - 6 * 86_400))
        never = Sweeper(store, lambda: NOON, Settings(open_table_days=0, uploaded_record_days=0))
        assert await never.sweep() == []
        sweeper = Sweeper(store, lambda: NOON, Settings())
        before = await store.last_change()
        assert await sweeper.sweep() == ["open", "rematch", "uploaded"]
        assert {table for _, table in await store.changes(before)} == {"open", "rematch", "uploaded", "over"}
        left = {each.id for each in await store.all_tables()}
        assert left == {"running", "over", "branched", *new}
        over = await store.table("over")
        assert over is not None
        assert over.next == "", "there may be another rematch"
        assert await sweeper.sweep() == []

    run(place, work)


def _age(db: Database, tables: list[str], made: int) -> None:
    for table in tables:
        db.execute("UPDATE game_table SET made = ? WHERE id = ?", (made, table))


def test_who_watches_a_table_that_is_swept_is_told(tmp_path: Path) -> None:
    async def sweep(path: Path, table: str) -> None:
        store = SqlStore(path)
        await store._write(lambda db: _age(db, [table], 1))
        assert await Sweeper(store, lambda: NOON, Settings()).sweep() == [table]
        await store.close()

    with Server(tmp_path / "data") as server, Person(server) as anna:
        table = str(anna.open_table(ME, OPEN)["table"]["id"])
        begun = str(anna.open_table(ME, BOT)["table"]["id"])
        with anna.live(table) as live:
            live.hear_type("table")
            asyncio.run(sweep(server.data / DATABASE, table))
            assert is_shape(live.hear_type("refused"), "unknown_table")
            live.hear_end()
        assert [each["id"] for each in anna.list("/api/tables")] == [begun]


def test_homes_are_those_of_the_last_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rotonde.server.admin.quota.REMEMBERED", 2)
    households = Households()
    for guest in ("anna", "ben", "eve"):
        households.note(guest, "192.0.2.1")
    households.note("eve", "192.0.2.2")
    households.note("", "192.0.2.3")
    assert [households.of(each) for each in ("anna", "ben", "eve", "")] == ["", "192.0.2.1", "192.0.2.2", ""]
