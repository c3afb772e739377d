"""Base class of the features' queries: one thread writes, another reads what is committed."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from rotonde.server.ops import private_files
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.database import Database
from rotonde.server.storage.migrations import migrate
from rotonde.server.storage.postgres import SCHEMES, PostgresDatabase
from rotonde.server.storage.sqlite import SqliteDatabase
from rotonde.server.storage.writer import Job, Writer

T = TypeVar("T")


def connect(place: Path | str, us: str = "") -> Database:
    """A connection to a SQLite file, or to the PostgreSQL database of an address."""
    if isinstance(place, Path):
        try:
            _keep_private(place)
            return SqliteDatabase(place)
        except (StorageError, OSError) as error:
            raise StorageError(f"{place}: {error}") from error
    assert place.startswith(SCHEMES), "a file is a Path"
    return PostgresDatabase(place, us)


def _keep_private(file: Path) -> None:
    """SQLite gives its log and index the rights of the file; older releases made them for all to read."""
    private_files.ensure(file)
    for beside in ("-wal", "-shm"):
        private_files.narrow(file.with_name(file.name + beside))


class Queries:
    """Two connections to one database, which is brought to this release's version first unless `as_is`."""

    def __init__(self, place: Path | str, *, as_is: bool = False) -> None:
        self._place = place
        self.us = token_hex(4)  # this process among those that share the database
        db = connect(place, self.us)
        try:
            if not as_is:
                migrate(db)
            self._read_db = connect(place)
        except BaseException:
            db.close()
            raise
        self._writer = Writer(db)
        self._reader = ThreadPoolExecutor(1, "rotonde-reader")

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return isinstance(self._place, str)

    @property
    def writes_waiting(self) -> int:
        """Jobs that are not on disk yet."""
        return self._writer.waiting

    async def _write(self, job: Job[T]) -> T:
        return await self._writer.submit(job)

    async def _read(self, question: Callable[[Database], T]) -> T:
        return await asyncio.wrap_future(self._reader.submit(self._ask, question))

    def _ask(self, question: Callable[[Database], T]) -> T:
        """Runs a query, again where the connection was lost: it changes nothing."""
        try:
            return question(self._read_db)
        except sqlite3.Error as error:  # met by a later row of what was found
            raise StorageError(str(error)) from error
        except StorageError:
            if not self._read_db.renew():
                raise
            return question(self._read_db)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._read_db.close()
