"""Backup: the database as of one moment and the signing key in one file, made while the server runs."""

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
from rotonde.server.identity.signing import BadKey, stored_key
from rotonde.server.ops import private_files
from rotonde.server.ops.data_place import DATABASE, KEY, NoDatabase, check_version
from rotonde.server.ops.folder_lock import claimed
from rotonde.server.storage.contract import StorageError

KEPT: Final = (DATABASE, KEY)  # what a server elsewhere needs to go on; the key opens people's cookies
BESIDE: Final = ("rotonde.sqlite-wal", "rotonde.sqlite-shm")  # of a database that is put away


class BadKeyInside(RotondeError):
    sentence = "error-bad-key-inside"


class CannotBackUp(RotondeError):
    sentence = "error-cannot-back-up"


class NotABackup(RotondeError, ValueError):
    sentence = "error-not-a-backup"


class TablesThere(RotondeError):
    sentence = "error-tables-there"


def back_up(folder: Path, file: Path) -> int:
    """Writes the backup whole or not at all; returns its size in bytes."""
    if not (folder / DATABASE).is_file():
        raise NoDatabase(folder=folder)
    fresh = file.with_name(f"{file.name}.new")
    try:
        stored_key(folder / KEY)
        with TemporaryDirectory(dir=file.parent or ".") as there:
            copy = Path(there) / DATABASE
            _copy(folder / DATABASE, copy)
            _pack({DATABASE: copy, KEY: folder / KEY}, fresh)
        fresh.replace(file)
        return file.stat().st_size
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise CannotBackUp(file=file, why=error.strerror or error) from error


def _copy(source: Path, copy: Path) -> None:
    """Copies the database with SQLite's backup API: consistent, whatever is written meanwhile."""
    try:
        with closing(sqlite3.connect(source)) as db, closing(sqlite3.connect(copy)) as into:
            db.backup(into)
            into.execute("PRAGMA journal_mode = DELETE")  # one file, without its log
    except sqlite3.Error as error:
        raise StorageError(f"{source}: {error}") from error


def _pack(files: dict[str, Path], fresh: Path) -> None:
    with os.fdopen(private_files.replace(fresh), "wb") as raw:
        with tarfile.open(fileobj=raw, mode="w:gz") as archive:
            for name, path in files.items():
                archive.add(path, arcname=name, filter=_plain)
        raw.flush()
        os.fsync(raw.fileno())


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Archive entry without owner and group."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = private_files.FILE
    return entry


def restore(file: Path, folder: Path, *, overwrite: bool) -> Path | None:
    """Restores a backup into a data folder; returns where the former database was moved.

    By root, too: the files then belong to the folder's owner, who is the user of the service.
    """
    with claimed(folder), TemporaryDirectory(dir=folder) as there:
        _unpack(file, Path(there), heir=folder)
        _check(file, Path(there))
        aside = None
        if (folder / DATABASE).exists():
            if not overwrite:
                raise TablesThere(folder=folder)
            aside = _put_aside(folder)
        for name in reversed(KEPT):  # the database last: until it is there, there are no tables
            (Path(there) / name).replace(folder / name)
    return aside


def _unpack(file: Path, there: Path, *, heir: Path) -> None:
    """Extracts the known files by name: no path of the archive is used."""
    try:
        with tarfile.open(file, "r:gz") as archive:
            for name in KEPT:
                entry = archive.extractfile(name)
                if entry is None:
                    raise NotABackup(file=file, problem=name)
                with os.fdopen(private_files.create(there / name, os.O_WRONLY, heir=heir), "wb") as into:
                    while part := entry.read(1 << 20):
                        into.write(part)
                    into.flush()
                    os.fsync(into.fileno())
    except (tarfile.TarError, gzip.BadGzipFile, EOFError, KeyError) as error:
        raise NotABackup(file=file, problem=error) from error
    except OSError as error:
        raise NotABackup(file=file, problem=error.strerror or error) from error


def _check(file: Path, there: Path) -> None:
    try:
        with closing(sqlite3.connect(there / DATABASE)) as db:
            verdict = db.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise NotABackup(file=file, problem=error) from error
    if verdict != "ok":
        raise NotABackup(file=file, problem=verdict)
    check_version(there / DATABASE, 1)
    try:
        stored_key(there / KEY)
    except BadKey as error:
        raise NotABackup(file=file, problem=BadKeyInside()) from error


def _put_aside(folder: Path) -> Path:
    aside = folder / f"before-{strftime('%Y%m%d-%H%M%S')}"
    private_files.make_folder(aside)
    private_files.give_folder(aside, folder)
    for name in (*KEPT, *BESIDE):
        if (folder / name).exists():
            private_files.narrow(folder / name)
            (folder / name).replace(aside / name)
    return aside
