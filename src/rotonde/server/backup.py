"""A server in one file, made while it runs: its database as of one moment, and its key."""

import gzip
import os
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import strftime
from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.server.claim import claimed
from rotonde.server.folder import DATABASE, NoDatabase, check_version
from rotonde.server.store import StorageError

KEPT: Final = (DATABASE, "key")  # what a server elsewhere needs to go on; the key opens people's cookies
BESIDE: Final = ("rotonde.sqlite-wal", "rotonde.sqlite-shm")  # of a database that is put away
OWNER: Final = 0o600


class CannotBackUp(RotondeError):
    en = "{file} cannot be written: {why}"
    fr = "{file} ne peut pas être écrit : {why}"


class NotABackup(RotondeError, ValueError):
    en = "{file} is no backup of Rotonde: {problem}"
    fr = "{file} n'est pas une sauvegarde de Rotonde : {problem}"


class TablesThere(RotondeError):
    en = "{folder} has tables already; --overwrite puts them aside and restores the backup"
    fr = "{folder} contient déjà des tables ; --overwrite les met de côté et restaure la sauvegarde"


def back_up(folder: Path, file: Path) -> int:
    """Writes the backup whole or not at all; returns its size in bytes."""
    if not (folder / DATABASE).is_file():
        raise NoDatabase(folder=folder)
    fresh = file.with_name(f"{file.name}.new")
    try:
        with TemporaryDirectory(dir=file.parent or ".") as there:
            copy = Path(there) / DATABASE
            _copy(folder / DATABASE, copy)
            _pack({DATABASE: copy, "key": folder / "key"}, fresh)
        fresh.replace(file)
        return file.stat().st_size
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise CannotBackUp(file=file, why=error.strerror or error) from error


def _copy(source: Path, copy: Path) -> None:
    """SQLite's own copy: consistent, whatever is written meanwhile."""
    try:
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(copy)) as into:
            db.backup(into)
            into.execute("PRAGMA journal_mode = DELETE")  # one file, without its log
    except sqlite3.Error as error:
        raise StorageError(f"{source}: {error}") from error


def _pack(files: dict[str, Path], fresh: Path) -> None:
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER), "wb") as raw:
        with tarfile.open(fileobj=raw, mode="w:gz") as archive:
            for name, path in files.items():
                archive.add(path, arcname=name, filter=_plain)
        raw.flush()
        os.fsync(raw.fileno())


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry without whose file it was on the old machine."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = OWNER
    return entry


def restore(file: Path, folder: Path, *, overwrite: bool) -> Path | None:
    """Puts a backup where a server will find it; returns where what was there before has gone."""
    with claimed(folder), TemporaryDirectory(dir=folder) as there:
        _unpack(file, Path(there))
        _check(file, Path(there) / DATABASE)
        aside = None
        if (folder / DATABASE).exists():
            if not overwrite:
                raise TablesThere(folder=folder)
            aside = _put_aside(folder)
        for name in reversed(KEPT):  # the database last: until it is there, there are no tables
            (Path(there) / name).replace(folder / name)
    return aside


def _unpack(file: Path, there: Path) -> None:
    """Just the files that we know, by name: nothing in an archive says where it is written."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            for name in KEPT:
                entry = archive.extractfile(name)
                if entry is None:
                    raise NotABackup(file=file, problem=name)
                with os.fdopen(os.open(there / name, os.O_WRONLY | os.O_CREAT, OWNER), "wb") as into:
                    while part := entry.read(1 << 20):
                        into.write(part)
                    into.flush()
                    os.fsync(into.fileno())
    except (tarfile.TarError, gzip.BadGzipFile, EOFError, KeyError) as error:
        raise NotABackup(file=file, problem=error) from error
    except OSError as error:
        raise NotABackup(file=file, problem=error.strerror or error) from error


def _check(file: Path, database: Path) -> None:
    try:
        with closing(sqlite3.connect(database)) as db:
            verdict = db.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise NotABackup(file=file, problem=error) from error
    if verdict != "ok":
        raise NotABackup(file=file, problem=verdict)
    check_version(database, 1)


def _put_aside(folder: Path) -> Path:
    aside = folder / f"before-{strftime('%Y%m%d-%H%M%S')}"
    aside.mkdir()
    for name in (*KEPT, *BESIDE):
        if (folder / name).exists():
            (folder / name).replace(aside / name)
    return aside
