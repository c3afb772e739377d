"""PostgreSQL database: any number of processes, which take turns at writing."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from rotonde.core.errors import RotondeError
from rotonde.server.storage import dialect
from rotonde.server.storage.contract import Conflict, StorageError
from rotonde.server.storage.database import CommitUnknown, Value, Values
from rotonde.server.storage.watchdog import Watchdog

try:
    import psycopg
    from psycopg.sql import SQL, Identifier
    from psycopg.types.numeric import IntDumper
except ImportError:  # the extra is not installed: an error only where PostgreSQL is used
    psycopg = None  # type: ignore[assignment]

SCHEMES: Final = ("postgresql://", "postgres://")
_TURN: Final = "SELECT pg_advisory_xact_lock(7064719, hashtext(current_schema()))"  # writers hold this lock
_CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "application_name": "rotonde",
    "tcp_user_timeout": 15_000,
    # A line that was cut without a word is noticed while we wait for an answer, or listen.
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}
_SESSION: Final = """
    SET synchronous_commit = 'on'; SET idle_in_transaction_session_timeout = '10s';
    SET statement_timeout = '30s'; SET client_min_messages = 'warning'
"""
LONGEST: Final = 40.0  # seconds for an answer; the database itself ends a statement after 30
WATCHDOG: Final = Watchdog()
_CHANGED: Final = """
    WITH now AS (
        INSERT INTO revision (table_id, number) VALUES (:table, 1)
        ON CONFLICT (table_id) DO UPDATE SET number = revision.number + 1 RETURNING number
    )
    SELECT number, pg_notify('rotonde.' || current_schema(), :news) FROM now
"""
_ANNOUNCE: Final = "SELECT pg_notify('rotonde.' || current_schema(), ?)"
_TABLES_WITH: Final = """
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = ?
"""


class NoPsycopg(RotondeError):
    sentence = "error-no-psycopg"


@contextmanager
def trouble() -> Iterator[None]:
    """Translates an error of PostgreSQL into one of ours."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(str(error)) from error
    except (psycopg.Error, OSError) as error:
        raise StorageError(str(error).strip()) from error


def connected(url: str) -> "psycopg.Connection[Any]":
    """Connection with autocommit."""
    if psycopg is None:
        raise NoPsycopg
    with trouble():
        raw = psycopg.connect(url, autocommit=True, **_CONNECTION)
        raw.adapters.register_dumper(bool, IntDumper)  # our columns are numbers, as in SQLite
        raw.execute(_SESSION)
        return raw


async def news(url: str) -> AsyncIterator[tuple[str, str]]:
    """Notifications of other processes as they are committed; first `all`, since nobody listened before."""
    with trouble():
        async with await psycopg.AsyncConnection.connect(url, autocommit=True, **_CONNECTION) as raw:
            found = await (await raw.execute("SELECT 'rotonde.' || current_schema()")).fetchone()
            assert found is not None, "such a question always has an answer"
            await raw.execute(SQL("LISTEN {}").format(Identifier(found[0])))
            yield "", "all"
            async for each in raw.notifies():
                who, _, what = each.payload.partition(" ")
                yield who, what


class PostgresDatabase:
    """One connection, made again when it was lost."""

    def __init__(self, url: str, us: str, limit: float = LONGEST) -> None:
        self._url = url
        self._us = us  # marks our own notifications
        self._limit = limit
        self.raw = connected(url)

    def execute(self, sql: str, values: Values = ()) -> "psycopg.Cursor[Any]":
        with self._guarded():
            return self.raw.execute(dialect.statement(sql), values)

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        if rows:
            statement = sql.format(f"({', '.join('?' * len(rows[0]))})")
            with self._guarded():
                self.raw.cursor().executemany(dialect.statement(statement), rows)

    def script(self, sql: str) -> None:
        with self._guarded():
            self.raw.execute(dialect.schema(sql))

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Translates errors of PostgreSQL into ours; a timeout is one too."""
        with trouble():
            if self.raw.closed:
                raise psycopg.OperationalError("the connection is lost")
            with WATCHDOG.limit(self.raw.fileno(), self._limit):
                yield

    def begin(self) -> None:
        """Takes the write lock; reconnects where the connection was lost."""
        try:
            self._begin()
        except StorageError:
            self.roll_back()
            if not self.raw.closed:
                raise
            self._begin()

    def _begin(self) -> None:
        self.renew()
        with self._guarded():
            self.raw.execute("BEGIN")
            self.raw.execute(_TURN)

    def commit(self) -> None:
        try:
            self.execute("COMMIT")
        except StorageError as error:
            if self.raw.closed:
                raise CommitUnknown(str(error)) from error
            raise

    def roll_back(self) -> None:
        with suppress(StorageError), self._guarded():
            self.raw.execute("ROLLBACK")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self.roll_back()

    def defer_references(self) -> None:
        self.execute("SET CONSTRAINTS ALL DEFERRED")

    def tables_with(self, column: str) -> list[str]:
        return [name for (name,) in self.execute(_TABLES_WITH, (column,)).fetchall()]

    def size(self) -> int:
        return int(self._one("SELECT pg_database_size(current_database())"))

    def changed(self, table: str) -> int:
        return int(self._one(_CHANGED, {"table": table, "news": f"{self._us} table {table}"}))

    def announce(self, news: str) -> None:
        self.execute(_ANNOUNCE, (f"{self._us} {news}",))

    def _one(self, sql: str, values: Values = ()) -> Any:
        row = self.execute(sql, values).fetchone()
        assert row is not None, "such a question always has an answer"
        return row[0]

    def renew(self) -> bool:
        was_lost = bool(self.raw.closed)
        if was_lost:
            self.raw = connected(self._url)
        return was_lost

    def close(self) -> None:
        self.raw.close()
