"""What every part of the store goes through: one thread writes, another reads what is committed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from rotonde.server.migrations import migrate
from rotonde.server.storage.database import Database
from rotonde.server.storage.postgres import SCHEMES, PostgresDatabase
from rotonde.server.storage.sqlite import SqliteDatabase
from rotonde.server.storage.writer import Job, Writer
from rotonde.server.store import StorageError

T = TypeVar("T")


def connect(place: Path | str, us: str = "") -> Database:
    """A connection to a SQLite file, or to the PostgreSQL database of an address."""
    if isinstance(place, Path):
        try:
            return SqliteDatabase(place)
        except StorageError as error:
            raise StorageError(f"{place}: {error}") from error
    assert place.startswith(SCHEMES), "a file is a Path"
    return PostgresDatabase(place, us)


class Part:
    """Two connections to one database, which is brought to this release's version first."""

    def __init__(self, place: Path | str) -> None:
        self._place = place
        self.us = token_hex(4)  # this process among those that share the database
        db = connect(place, self.us)
        try:
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
        """How much was asked to be written and is not on disk yet."""
        return self._writer.waiting

    async def _write(self, job: Job[T]) -> T:
        return await self._writer.submit(job)

    async def _read(self, question: Callable[[Database], T]) -> T:
        return await asyncio.wrap_future(self._reader.submit(self._ask, question))

    def _ask(self, question: Callable[[Database], T]) -> T:
        """A question is asked again where the connection was lost: it changes nothing."""
        try:
            return question(self._read_db)
        except StorageError:
            if not self._read_db.renew():
                raise
            return question(self._read_db)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._read_db.close()
