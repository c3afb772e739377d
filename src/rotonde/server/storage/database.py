"""Database interface: one connection, our SQL, and two kinds of errors.

Everything is written once, as SQLite has it, with `?` and `:name` for values. Whatever a database is, it
raises `Conflict` where a row that must be unique is there already, and `StorageError` for all other trouble.
"""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from rotonde.server.storage.contract import StorageError

Value = str | int | float | None
Values = Sequence[Value] | Mapping[str, Value]


class CommitUnknown(StorageError):
    """The connection was lost while it committed: nobody can know yet whether that was done."""


class Cursor(Protocol):
    """Rows that a statement found or changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """One connection, used by one thread at a time; outside `begin` every statement commits by itself."""

    def execute(self, sql: str, values: Values = ()) -> Cursor: ...

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Inserts rows of one length; in `sql` their values stand as `{}`."""

    def script(self, sql: str) -> None:
        """Runs several statements without values, inside the transaction."""

    def begin(self) -> None:
        """Begins a transaction with the write lock, until `commit` or `roll_back`."""

    def commit(self) -> None: ...

    def roll_back(self) -> None:
        """Rolls the transaction back, if there is one; never raises."""

    def snapshot(self) -> AbstractContextManager[None]:
        """Read transaction: all queries inside see one snapshot."""

    def defer_references(self) -> None:
        """Defers foreign keys until the commit."""

    def tables_with(self, column: str) -> list[str]: ...

    def size(self) -> int:
        """Size of the database in bytes."""

    def changed(self, table: str) -> int:
        """Notifies the other processes, once this is committed, that a table has changed.

        Its revision then; 0 where no other process can be.
        """

    def announce(self, news: str) -> None:
        """Notifies the other processes, once this is committed."""

    def renew(self) -> bool:
        """Reconnects where the connection was lost; whether it was."""

    def close(self) -> None: ...
