"""The files of a server: only their owner reads them, a key is a key, and root's work is the service's."""

import os
import stat
import tarfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import psycopg
import pytest

from rotonde.server.identity.signing import BadKey, CannotReadKey, signing_key
from rotonde.server.ops import private_files
from rotonde.server.storage.shared_key import shared_key
from rotonde.server.storage.store import SqlStore
from tests.cli.admin_command import admin
from tests.server.harness import ME, Person, Server
from tests.server.postgres import Postgres
from tests.server.server_start import refused_start
from tests.server.stores import with_store

KEY = "0123456789abcdef" * 4
WRONG = ("", "\n", "ab" * 16, "ab" * 31, "ab" * 33, "xy" * 32, KEY[:63], "é" * 64, f"{KEY[:32]} {KEY[32:]}")
SOMEBODY = 1847  # a user of no name


def modes(folder: Path) -> dict[str, int]:
    """Every file and folder below, and the folder itself, with its rights."""
    there = [folder, *folder.rglob("*")]
    return {str(each.relative_to(folder)): stat.S_IMODE(each.stat().st_mode) for each in there}


def owners(folder: Path) -> set[int]:
    return {each.stat().st_uid for each in (folder, *folder.rglob("*"))}


def masked(umask: int) -> Callable[[], None]:
    def before() -> None:
        os.umask(umask)

    return before


@pytest.mark.parametrize("umask", [0, 0o022, 0o277])
def test_all_files_of_a_server_are_its_owners_alone_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    folder, file = tmp_path / "above" / "data", tmp_path / "b.tar.gz"
    with Server(_home(tmp_path) / "data", before=masked(umask)) as server, Person(server) as person:
        person.open_table(ME, ME)
        running = modes(server.data)
        old = os.umask(umask)
        try:
            admin(server, "backup", str(file))
            admin(folder, "restore", str(file))
            admin(folder, "restore", str(file), "--overwrite")
        finally:
            os.umask(old)
    assert set(running) == {".", "lock", "key", "rotonde.sqlite", "rotonde.sqlite-wal", "rotonde.sqlite-shm"}
    assert running.pop(".") == private_files.FOLDER
    assert set(running.values()) == {private_files.FILE}
    assert stat.S_IMODE(file.stat().st_mode) == private_files.FILE
    restored = modes(folder.parent)
    folders = {name for name in restored if (folder.parent / name).is_dir()}
    assert len(folders) == 3, "above, data, before-…"
    assert {restored[name] for name in folders} == {private_files.FOLDER}
    assert {restored[name] for name in restored.keys() - folders} == {private_files.FILE}


def _home(tmp_path: Path) -> Path:
    """Folder for the log of a test's server before its own umask holds."""
    home = tmp_path / "home"
    home.mkdir()
    return home


def test_files_that_an_older_release_left_open_are_closed(tmp_path: Path) -> None:
    """Also those that a killed server leaves beside its database."""
    left: dict[Path, bytes] = {}

    async def read(store: SqlStore) -> None:
        left.update({each: each.read_bytes() for each in tmp_path.iterdir()})

    file = tmp_path / "rotonde.sqlite"
    with_store(file, read)
    left[tmp_path / "key"] = KEY.encode()
    assert len(left) == 4, "database, log, index, key"
    for each, written in left.items():
        each.write_bytes(written)
        each.chmod(0o644)

    async def look(store: SqlStore) -> None:
        assert signing_key(tmp_path / "key") == bytes.fromhex(KEY)
        assert set(modes(tmp_path).values()) - {modes(tmp_path)["."]} == {private_files.FILE}

    with_store(file, look)


def test_what_was_left_half_written_is_not_what_is_written_to(tmp_path: Path) -> None:
    """A file of that name, or a link, may be there for all to read."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("")
    (tmp_path / "key.new").symlink_to(elsewhere)
    signing_key(tmp_path / "key")
    assert elsewhere.read_text() == ""
    assert not (tmp_path / "key").is_symlink()
    with pytest.raises(FileExistsError):
        private_files.create(elsewhere, os.O_WRONLY)


def test_what_a_link_leads_to_keeps_its_rights(tmp_path: Path) -> None:
    """Else the owner of a data folder could have root close any file."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("")
    elsewhere.chmod(0o644)
    (tmp_path / "lock").symlink_to(elsewhere)
    private_files.ensure(tmp_path / "lock")
    assert stat.S_IMODE(elsewhere.stat().st_mode) == 0o644


@pytest.mark.parametrize("written", WRONG)
def test_a_key_that_is_none_is_refused(tmp_path: Path, written: str) -> None:
    file = tmp_path / "key"
    file.write_text(written)
    with pytest.raises(BadKey) as refused:
        signing_key(file)
    for language, word in (("en", "Restore"), ("fr", "Restaurez")):
        assert str(file) in refused.value.text(language)
        assert word in refused.value.text(language)
    assert file.read_text() == written, "it is not replaced by another"


def test_a_key_may_end_in_a_new_line(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(KEY.upper() + "\n")
    assert signing_key(tmp_path / "key") == bytes.fromhex(KEY)


def test_a_key_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    with pytest.raises(CannotReadKey):
        signing_key(tmp_path / "key")


def test_a_server_does_not_start_with_a_key_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("")
    assert str(tmp_path / "key") in refused_start("--data", str(tmp_path))
    assert not (tmp_path / "rotonde.sqlite").exists()


def test_nor_with_such_a_key_in_a_database(databases: Postgres) -> None:
    address = databases.database()
    with_store(address, _nothing)
    assert len(shared_key(address)) == 32
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("UPDATE house SET value = 'ab' WHERE name = 'key'")
    with pytest.raises(BadKey, match="house"):
        shared_key(address)


async def _nothing(store: SqlStore) -> None:
    pass


@pytest.mark.parametrize("written", ["", KEY[:62], "xy" * 32])
def test_a_backup_with_a_key_that_is_none_is_refused_and_changes_nothing(
    tmp_path: Path, written: str
) -> None:
    folder, file = tmp_path / "data", tmp_path / "b.tar.gz"
    folder.mkdir()
    with_store(folder / "rotonde.sqlite", _nothing)
    signing_key(folder / "key")
    with tarfile.open(file, "w:gz") as archive:
        archive.add(folder / "rotonde.sqlite", "rotonde.sqlite")
        entry = tarfile.TarInfo("key")
        entry.size = len(written)
        archive.addfile(entry, BytesIO(written.encode()))
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    assert "signing key" in admin(folder, "restore", str(file), "--overwrite", status=2)
    assert "clé" in admin(folder, "restore", str(file), "--overwrite", "--language", "fr", status=2)
    assert {each.name: each.read_bytes() for each in folder.iterdir()} == {**before, "lock": b""}
    (folder / "key").write_text(written)
    assert str(folder / "key") in admin(folder, "backup", str(tmp_path / "c.tar.gz"), status=2)
    assert not (tmp_path / "c.tar.gz").exists()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can restore for somebody else")
def test_what_root_restores_belongs_to_the_user_of_the_service(tmp_path: Path) -> None:
    """As with systemd's dynamic users: the folder is theirs, and systemd looks at no more than the folder."""
    source, folder, file = tmp_path / "source", tmp_path / "data", tmp_path / "b.tar.gz"
    for each in (source, folder):
        each.mkdir()
    with_store(source / "rotonde.sqlite", _nothing)
    signing_key(source / "key")
    admin(source, "backup", str(file))
    os.chown(folder, SOMEBODY, SOMEBODY)
    for _ in range(2):
        admin(folder, "restore", str(file), "--overwrite")
    assert owners(folder) == {SOMEBODY}
    assert file.stat().st_uid == 0, "a backup stays with who made it"
