"""What the store asks of a database: one connection, our SQL, and two kinds of trouble.

Everything is written once, as SQLite has it, with `?` and `:name` for values. Whatever a database is, it
raises `Conflict` where a row that must be unique is there already, and `StorageError` for all other trouble.
"""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from rotonde.server.store import StorageError

Value = str | int | float | None
Values = Sequence[Value] | Mapping[str, Value]


class Unsure(StorageError):
    """The connection was lost while it committed: nobody can know yet whether that was done."""


class Found(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """One connection, used by one thread at a time; outside `begin` every statement commits by itself."""

    def execute(self, sql: str, values: Values = ()) -> Found: ...

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Rows of one length; in `sql` their values stand as `{}`."""

    def script(self, sql: str) -> None:
        """Several statements without values, inside what has begun."""

    def begin(self) -> None:
        """From here on we alone write, until `commit` or `roll_back`."""

    def commit(self) -> None: ...

    def roll_back(self) -> None:
        """Ends what has begun, if anything; never raises."""

    def snapshot(self) -> AbstractContextManager[None]:
        """What is read inside is as of one moment."""

    def defer_references(self) -> None:
        """Until the commit, rows may go in whatever order."""

    def tables_with(self, column: str) -> list[str]: ...

    def size(self) -> int:
        """Bytes of all that is stored."""

    def changed(self, table: str) -> int:
        """Tells the other processes, once this is committed, that a table is no longer as they know it.

        Its revision then; 0 where no other process can be.
        """

    def announce(self, news: str) -> None:
        """Tells the other processes something, once this is committed."""

    def renew(self) -> bool:
        """Makes a connection again that was lost; whether it was."""

    def close(self) -> None: ...
