"""Pages of the database that are damaged: found when a server starts, and named by `rotonde verify`."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from rotonde.cli import main
from rotonde.server.storage import sqlite_damage
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.migrations import STEPS
from rotonde.server.storage.store import SqlStore
from rotonde.table.rows import Row
from tests.cli.admin_command import admin
from tests.server.harness import Person, Server
from tests.server.server_start import refused_start
from tests.server.stores import TABLE

PAGE = 4096
TABLES = 12
ROWS = 60


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server's folder with a few tables of many rows."""
    folder = tmp_path_factory.mktemp("made")

    async def fill() -> None:
        store = SqlStore(folder / "rotonde.sqlite")
        for number in range(TABLES):
            rows = [Row(n, 0, f"nothing {n} of {number}") for n in range(ROWS)]
            await store.create(replace(TABLE, id=f"table-{number:02}", status="running"), rows, TABLES)
        await store.close()

    asyncio.run(fill())
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    """A copy that may be damaged."""
    (tmp_path / "rotonde.sqlite").write_bytes((made / "rotonde.sqlite").read_bytes())
    return tmp_path


def pages_of(file: Path, name: str) -> list[int]:
    with closing(sqlite3.connect(file)) as db:
        sql = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path"
        return [number for (number,) in db.execute(sql, (name,))]


def spoil(folder: Path, name: str) -> int:
    """A page in the middle of a table or index becomes nonsense; its number."""
    file = folder / "rotonde.sqlite"
    pages = pages_of(file, name)
    page = pages[len(pages) // 2]
    spoil_page(folder, page)
    return page


def spoil_page(folder: Path, page: int, start: int = 0, size: int = PAGE) -> None:
    with (folder / "rotonde.sqlite").open("r+b") as opened:
        opened.seek((page - 1) * PAGE + start)
        opened.write(b"\xff" * (size - start))


def cut(folder: Path, length: int) -> None:
    with (folder / "rotonde.sqlite").open("r+b") as opened:
        opened.truncate(length)


def verify(folder: Path, *more: str) -> tuple[int, str]:
    with redirect_stdout(StringIO()) as output:
        status = main(["verify", "--data", str(folder), *more])
    return status, output.getvalue()


def test_a_damaged_page_is_named_and_the_others_are_verified(folder: Path) -> None:
    page = spoil(folder, "action")
    status, said = verify(folder, "--json")
    assert status == 1
    found = json.loads(said)
    whole = [each for each in found if not each["table"]]
    assert len(whole) == 1
    assert whole[0]["problem"].startswith(f"action, page {page}: table-")
    assert " … table-" in whole[0]["problem"]
    games = {each["table"]: each for each in found if each["table"]}
    assert set(games) == {f"table-{number:02}" for number in range(TABLES)}
    lost = [each for each in games.values() if "malformed" in each["problem"]]
    assert 1 <= len(lost) < TABLES - 2, "all others were read, and what they hold was judged"


def test_where_the_overflow_of_a_long_row_is_damaged_the_page_of_the_row_is_named(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "rotonde.sqlite")) as db, db:
        db.execute("UPDATE game_table SET options = hex(zeroblob(20000)) WHERE id = 'table-05'")
    page, overflow = row_and_overflow(folder / "rotonde.sqlite", "game_table")
    spoil_page(folder, overflow)
    found = json.loads(verify(folder, "--json")[1])
    assert found[0]["problem"].startswith(f"game_table, page {page}: ")


def row_and_overflow(file: Path, name: str) -> tuple[int, int]:
    """The page of the one row that is long, and a page in the middle of what overflows."""
    sql = """SELECT leaf.pageno, more.pageno FROM dbstat AS leaf, dbstat AS more
        WHERE leaf.name = :name AND more.name = :name AND leaf.pagetype = 'leaf'
        AND more.pagetype = 'overflow' AND substr(more.path, 1, length(leaf.path)) = leaf.path"""
    with closing(sqlite3.connect(file)) as db:
        pages = db.execute(sql, {"name": name}).fetchall()
    row, overflow = pages[len(pages) // 2]
    return row, overflow


@pytest.mark.parametrize(("language", "said"), [("en", "is damaged: action, page"), ("fr", "est endommagée")])
def test_it_is_said_in_both_languages_with_what_to_do(folder: Path, language: str, said: str) -> None:
    spoil(folder, "action")
    status, told = verify(folder, "--language", language)
    assert status == 1
    assert said in told
    assert "rotonde admin restore" in told


def test_where_the_list_of_tables_is_damaged_their_names_are_found_elsewhere(folder: Path) -> None:
    spoil(folder, "game_table")
    found = json.loads(verify(folder, "--json")[1])
    assert {each["table"] for each in found} == {"", *(f"table-{number:02}" for number in range(TABLES))}
    assert found[0]["problem"].startswith("game_table, page")


def test_where_the_version_is_damaged_the_games_are_verified_all_the_same(folder: Path) -> None:
    page = spoil(folder, "schema_version")
    status, said = verify(folder, "--json")
    found = json.loads(said)
    assert status == 1
    assert (found[0]["table"], found[0]["problem"]) == ("", f"schema_version, page {page}")
    assert {each["table"] for each in found[1:]} == {f"table-{number:02}" for number in range(TABLES)}
    assert not any("malformed" in each["problem"] for each in found)
    assert f"as version {len(STEPS)}, that of this release" in verify(folder, "--language", "en")[1]
    assert f"comme de version {len(STEPS)}, celle d’ici" in verify(folder, "--language", "fr")[1]


Hurt = Callable[[Path], str]


def _header(folder: Path) -> str:
    spoil_page(folder, 1, size=16)
    return "header, page 1"


def _first_page(folder: Path) -> str:
    spoil_page(folder, 1, start=100)
    return "schema, page 1"


def _schema(folder: Path) -> str:
    return f"schema, page {spoil(folder, 'sqlite_schema')}"


def _schema_text(folder: Path) -> str:
    """Its tree is whole, what stands in it is not: all its pages are named."""
    file = folder / "rotonde.sqlite"
    pages = sorted([1, *pages_of(file, "sqlite_schema")])
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE seat", b"CREATE TABBY seat"))
    return f"schema, page {', '.join(map(str, pages))}"


def _half(folder: Path) -> str:
    pages = (folder / "rotonde.sqlite").stat().st_size // PAGE
    cut(folder, pages // 2 * PAGE + 100)
    return f"file, {pages // 2} of {pages} pages"


def _nothing(folder: Path) -> str:
    cut(folder, 0)
    return "header, page 1"


@pytest.mark.parametrize("hurt", [_header, _first_page, _schema, _schema_text, _half, _nothing])
def test_what_makes_all_of_a_file_unreadable_is_named(folder: Path, made: Path, hurt: Hurt) -> None:
    problem = hurt(folder)
    status, said = verify(folder, "--json")
    assert status == 1
    assert [(each["table"], each["problem"]) for each in json.loads(said)] == [("", problem)]
    (made / "key").write_text("ab" * 32)
    backup = folder / "b.tar.gz"
    admin(made, "backup", str(backup))
    admin(folder, "restore", str(backup), "--overwrite")
    assert sqlite_damage.damages(folder / "rotonde.sqlite") == []


@pytest.mark.parametrize(
    ("language", "hurt", "says"),
    [
        ("en", _header, "its header (page 1) cannot be read"),
        ("fr", _header, "son en-tête (page 1) n’est pas lisible"),
        ("en", _first_page, "its schema (page 1) cannot be read"),
        ("fr", _first_page, "son schéma (page 1) n’est pas lisible"),
        ("en", _half, "its file is cut off, "),
        ("fr", _half, "son fichier est tronqué, "),
    ],
)
def test_that_is_said_in_both_languages_with_what_to_do(
    folder: Path, language: str, hurt: Hurt, says: str
) -> None:
    hurt(folder)
    status, told = verify(folder, "--language", language)
    assert status == 1
    assert says in told
    assert "rotonde admin restore" in told


def test_a_damaged_index_has_no_rows_to_lose(folder: Path) -> None:
    page = spoil(folder, "game_table_by_host")
    assert [each.problem for each in sqlite_damage.damages(folder / "rotonde.sqlite")] == [
        f"game_table_by_host, page {page}"
    ]


def test_nothing_is_said_of_a_file_that_is_whole(made: Path) -> None:
    assert sqlite_damage.damages(made / "rotonde.sqlite") == []


def test_what_cannot_be_read_is_trouble_with_the_store(folder: Path) -> None:
    """Also where it is met after the first row: no call is answered with a fault of ours."""
    spoil(folder, "action")

    async def read() -> list[str]:
        store = SqlStore(folder / "rotonde.sqlite")
        troubles = []
        for number in range(TABLES):
            try:
                await store.whole(f"table-{number:02}")
            except StorageError as error:
                troubles.append(str(error))
        await store.close()
        return troubles

    assert set(asyncio.run(read())) == {"database disk image is malformed"}


@pytest.mark.parametrize("part", ["action", "game_table_by_host"])
def test_a_server_does_not_start_on_a_damaged_file(folder: Path, part: str) -> None:
    spoil(folder, part)
    before = (folder / "rotonde.sqlite").read_bytes()
    told = refused_start("--data", str(folder))
    assert str(folder / "rotonde.sqlite") in told
    assert "rotonde verify" in told
    assert "rotonde admin restore" in told
    assert (folder / "rotonde.sqlite").read_bytes() == before


def test_of_a_large_file_only_the_ends_are_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However large it is: two rows of each table."""
    file, read = folder / "rotonde.sqlite", list[str]()
    monkeypatch.setattr(sqlite_damage, "WHOLE", 0)
    rows = sqlite_damage._rows

    def counted(db: sqlite3.Connection, table: str, direction: str) -> Iterator[str]:
        for row in rows(db, table, direction):
            read.append(table)
            yield row

    monkeypatch.setattr(sqlite_damage, "_rows", counted)
    sqlite_damage.check_at_start(file)
    assert read.count("action") == read.count("game_table") == 2
    spoil(folder, "action")
    sqlite_damage.check_at_start(file)
    spoil_page(folder, pages_of(file, "seat")[0])
    with pytest.raises(sqlite_damage.DamagedDatabase):
        sqlite_damage.check_at_start(file)


def test_the_way_back_that_is_named_is_one(made: Path, folder: Path, tmp_path: Path) -> None:
    backup = tmp_path / "b.tar.gz"
    (made / "key").write_text("ab" * 32)
    admin(made, "backup", str(backup))
    spoil(folder, "action")
    admin(folder, "restore", str(backup), "--overwrite")
    with Server(folder) as server, Person(server) as person:
        assert person.get("/ready") == {"status": "ok"}
