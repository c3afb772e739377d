"""One SQLite file: one thread writes, another reads what is committed."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from rotonde.server.migrations import migrate
from rotonde.server.store import StorageError
from rotonde.server.writer import Job, Writer

T = TypeVar("T")

_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")


class SqliteFile:
    """What every part of the store writes and reads through."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            db = self._connect()
            migrate(db)
            self._read_db = self._connect()
        except sqlite3.Error as error:
            raise StorageError(f"{path}: {error}") from error
        self._writer = Writer(db)
        self._reader = ThreadPoolExecutor(1, "rotonde-reader")

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in _PRAGMAS:
            db.execute(f"PRAGMA {pragma}")
        return db

    async def _write(self, job: Job) -> None:
        await self._writer.submit(job)

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.wrap_future(self._reader.submit(question, self._read_db))
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.shutdown)
        self._read_db.close()
