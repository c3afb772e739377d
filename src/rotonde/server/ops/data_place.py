"""Data place: the folder or PostgreSQL database of a server, and its store for the host's commands."""

import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.migrations import STEPS, NewerDatabase
from rotonde.server.storage.postgres import SCHEMES
from rotonde.server.storage.queries import connect
from rotonde.server.storage.store import SqlStore

DATABASE: Final = "rotonde.sqlite"
KEY: Final = "key"
DataPlace = Path | str  # a folder, or the address of a PostgreSQL database


class NotADatabase(RotondeError, ValueError):
    sentence = "error-not-a-database"


class NoDatabase(RotondeError, LookupError):
    sentence = "error-no-database"


class OlderDatabase(RotondeError):
    sentence = "error-older-database"


def data_folder(settings: Settings) -> Path:
    """The data folder: as it was set, else the system's place for such files."""
    if settings.data:
        return Path(settings.data)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "rotonde"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rotonde"


def place_of(settings: Settings) -> DataPlace:
    """The data place that the settings name."""
    if settings.database and not settings.database.startswith(SCHEMES):
        raise NotADatabase
    return settings.database or data_folder(settings)


def shown(place: DataPlace) -> str:
    """A place as it may be shown: an address may hold a password."""
    return str(place) if isinstance(place, Path) else "PostgreSQL"


@asynccontextmanager
async def opened(place: DataPlace, *, as_is: bool = False) -> AsyncIterator[SqlStore]:
    """The store of a place; never brought to another version under a server that may be using it.

    `as_is`: it is taken to have this release's version, where that cannot be read.
    """
    if isinstance(place, Path):
        if not (place / DATABASE).is_file():
            raise NoDatabase(folder=place)
        place = place / DATABASE
        if not as_is:
            check_version(place, len(STEPS))
    else:
        _check(_version(place), len(STEPS))
    store = SqlStore(place, as_is=as_is)
    try:
        yield store
    finally:
        await store.close()


def check_version(file: Path, least: int) -> None:
    """Whether the database can be read by this release."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            version = db.execute("SELECT MAX(version) FROM schema_version").fetchone()[0] or 0
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from error
    _check(version, least)


def _version(address: str) -> int:
    """The version of a PostgreSQL database, 0 where no server has used it yet."""
    with closing(connect(address)) as db:
        if "schema_version" not in db.tables_with("version"):
            return 0
        return int(db.execute("SELECT MAX(version) FROM schema_version").fetchone()[0])


def _check(version: int, least: int) -> None:
    if version > len(STEPS):
        raise NewerDatabase(version=version, known=len(STEPS))
    if version < least:
        raise OlderDatabase(version=version, known=len(STEPS))
