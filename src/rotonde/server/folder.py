"""A server's folder: where it is, and its store when the host's own commands open it."""

import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.server.migrations import STEPS, NewerDatabase
from rotonde.server.settings import Settings
from rotonde.server.sqlite import SqliteStore
from rotonde.server.store import StorageError

DATABASE: Final = "rotonde.sqlite"
KEY: Final = "key"


class NoDatabase(RotondeError, LookupError):
    en = "there are no tables in {folder}; --data names the folder of the server"
    fr = "il n'y a pas de tables dans {folder} ; --data nomme le dossier du serveur"


class OlderDatabase(RotondeError):
    en = (
        "the database has version {version}, this release has {known}: start the server once to bring it over"
    )
    fr = "la base est de version {version}, ici {known} : démarrez une fois le serveur pour la convertir"


def data_folder(settings: Settings) -> Path:
    """Where tables are kept: as it was set, else the place that the system has for such files."""
    if settings.data:
        return Path(settings.data)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "rotonde"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rotonde"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    """The store of a folder; never brought to another version under a server that may be using it."""
    file = folder / DATABASE
    if not file.is_file():
        raise NoDatabase(folder=folder)
    check_version(file, len(STEPS))
    store = SqliteStore(file)
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
    if version > len(STEPS):
        raise NewerDatabase(version=version, known=len(STEPS))
    if version < least:
        raise OlderDatabase(version=version, known=len(STEPS))
