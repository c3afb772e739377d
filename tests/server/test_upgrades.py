"""A database of any earlier schema opens in this release, and what it holds goes on."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from rotonde.cli import main
from rotonde.server.admin.verify import verify_table
from rotonde.server.ops.data_place import DATABASE
from rotonde.server.storage import migrations
from rotonde.server.storage.queries import connect
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from tests.server.postgres import Postgres

SCHEMAS = Path(__file__).parent / "schemas"
LATEST = len(migrations.STEPS)
ON_POSTGRES = 13  # the first schema that PostgreSQL had; the very first is tried there too


def kept(place: Path | str, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts there the stored data of a release with that schema."""
    with closing(connect(place)) as db, monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", migrations.STEPS[:version])
        migrations.migrate(db)
        db.begin()
        db.defer_references()
        db.execute("DELETE FROM schema_version")
        for line in (SCHEMAS / f"{version:02}.sql").read_text().splitlines():
            if line.startswith("INSERT"):
                db.script(line)
        db.commit()
        if isinstance(place, str):  # rows that bring their number do not count it there
            db.execute("SELECT setval(pg_get_serial_sequence('game_table', 'number'), 100)")


def goes_on(place: Path | str) -> None:
    async def run() -> None:
        store = SqlStore(place)
        tables, anna = Tables(store), Caller("anna")
        try:
            before = await tables.state("t1", anna, 0, 0)
            assert (before.to_act, await store.name("anna")) == (0, "Anna")
            await tables.act("t1", anna, 0, before.n, before.legal[0].action)
            assert (await Tables(store).state("t1", anna, 0, 0)).n > before.n
        finally:
            await store.close()

    asyncio.run(run())


def verified(capsys: pytest.CaptureFixture[str], *where: str) -> None:
    """The command replays the stored game, and finds nothing to complain of."""
    capsys.readouterr()
    assert main(["verify", *where, "--json"]) == 0
    assert [(each["table"], each["problem"]) for each in json.loads(capsys.readouterr().out)] == [("t1", "")]


def test_the_format_of_a_games_rows_is_kept_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "store.sqlite"
    kept(place, 1, monkeypatch)
    assert judged(place) == ""
    with closing(connect(place)) as db:
        db.execute("UPDATE game_table SET format = 2")
    assert "its rows have format 2" in judged(place)


def judged(place: Path) -> str:
    """Problem that `rotonde verify` finds in the stored game."""

    async def run() -> str:
        store = SqlStore(place)
        try:
            found = await store.whole("t1")
            assert found is not None
            return verify_table(*found).problem
        finally:
            await store.close()

    return asyncio.run(run())


def test_each_schema_has_its_database() -> None:
    assert [each.name for each in sorted(SCHEMAS.glob("*.sql"))] == [
        f"{version:02}.sql" for version in range(1, LATEST + 1)
    ], "python -m tests.server.schemas.make"


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_a_file_of_an_earlier_release_goes_on(
    tmp_path: Path, version: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`rotonde verify` looks at it once a server has brought it over, and says so before."""
    kept(tmp_path / DATABASE, version, monkeypatch)
    assert version == LATEST or main(["verify", "--data", str(tmp_path)]) == 2
    goes_on(tmp_path / DATABASE)
    verified(capsys, "--data", str(tmp_path))


@pytest.mark.parametrize("version", [1, *range(ON_POSTGRES, LATEST + 1)])
def test_so_does_a_postgresql_database(
    databases: Postgres, version: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = databases.database()
    kept(address, version, monkeypatch)
    goes_on(address)
    verified(capsys, "--database", address)


def test_servers_that_start_at_once_take_each_step_once(place: Path | str) -> None:
    def start(_: int) -> None:
        with closing(connect(place)) as db:
            migrations.migrate(db)

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(start, range(6)))
    with closing(connect(place)) as db:
        steps = db.execute("SELECT version FROM schema_version ORDER BY version").fetchall()
    assert [version for (version,) in steps] == list(range(1, LATEST + 1))
