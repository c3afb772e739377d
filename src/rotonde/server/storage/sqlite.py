# rotonde: compiled
"""SQLite database: one file, write-ahead log, fully synchronous; one process serves it."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from rotonde.server.storage.contract import Conflict, StorageError
from rotonde.server.storage.database import Value, Values

_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "temp_store = MEMORY",  # what a statement may have to undo: no file of its own for every batch
)
_TABLES_WITH: Final = """
    SELECT master.name FROM sqlite_master AS master, pragma_table_info(master.name) AS info
    WHERE master.type = 'table' AND info.name = ?
"""
_MOST_ROWS: Final = 64  # in one statement
_SIZE: Final = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"


@lru_cache(maxsize=64)
def _inserting(sql: str, width: int, count: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(", ".join([row] * count))


class _Trouble:
    """Translates errors of SQLite into ours; no generator, since every statement passes here."""

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

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Inserts in few statements, whose lengths are powers of two: so few are prepared."""
        done = 0
        while done < len(rows):
            count = min(_MOST_ROWS, 1 << (len(rows) - done).bit_length() - 1)
            part = rows[done : done + count]
            self.execute(_inserting(sql, len(part[0]), count), list(chain.from_iterable(part)))
            done += count

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
        """Nothing: one process serves a file."""

    def renew(self) -> bool:
        return False  # a file is there, or it is not

    def close(self) -> None:
        self.raw.close()
