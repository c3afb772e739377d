"""A database that is one SQLite file: write-ahead log, fully synchronous; one process serves it."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from rotonde.server.storage.database import Value, Values
from rotonde.server.store import Conflict, StorageError

_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
_TABLES_WITH: Final = """
    SELECT master.name FROM sqlite_master AS master, pragma_table_info(master.name) AS info
    WHERE master.type = 'table' AND info.name = ?
"""
_SIZE: Final = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"


class _Trouble:
    """What SQLite raises, in our words; no generator, since every statement of every move passes here."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        if isinstance(error, sqlite3.IntegrityError):
            raise Conflict(str(error)) from error
        if isinstance(error, (sqlite3.Error, OSError)):
            raise StorageError(str(error)) from error


_TROUBLE: Final = _Trouble()


class SqliteDatabase:
    """One connection to the file."""

    def __init__(self, path: Path) -> None:
        with _TROUBLE:
            self.raw = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            for pragma in _PRAGMAS:
                self.raw.execute(f"PRAGMA {pragma}")

    def execute(self, sql: str, values: Values = ()) -> sqlite3.Cursor:
        with _TROUBLE:
            return self.raw.execute(sql, values)

    def executemany(self, sql: str, values: Iterable[Sequence[Value]]) -> None:
        with _TROUBLE:
            self.raw.executemany(sql, values)

    def script(self, sql: str) -> None:
        """`executescript` would commit first."""
        statement = ""
        for part in sql.split(";"):
            statement += f"{part};"
            if sqlite3.complete_statement(statement):
                self.execute(statement)
                statement = ""

    def begin(self) -> None:
        self.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.execute("COMMIT")

    def roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self.raw.in_transaction:
                self.raw.execute("ROLLBACK")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.execute("BEGIN")
        try:
            yield
        finally:
            self.roll_back()

    def defer_references(self) -> None:
        self.execute("PRAGMA defer_foreign_keys = ON")

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.execute(_TABLES_WITH, (column,)).fetchall()]

    def size(self) -> int:
        return int(self.execute(_SIZE).fetchone()[0])

    def changed(self, table: str) -> int:
        return 0  # one process serves a file

    def announce(self, news: str) -> None:
        """Nobody else is there."""

    def renew(self) -> bool:
        return False  # a file is there, or it is not

    def close(self) -> None:
        self.raw.close()
