"""A database that is a PostgreSQL server: any number of processes, who take turns at writing."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from rotonde.core.errors import RotondeError
from rotonde.server.storage import dialect
from rotonde.server.storage.database import Unsure, Value, Values
from rotonde.server.store import Conflict, StorageError

try:
    import psycopg
    from psycopg.sql import SQL, Identifier
    from psycopg.types.numeric import IntDumper
except ImportError:  # the extra is not installed: only who asks for PostgreSQL is told
    psycopg = None  # type: ignore[assignment]

SCHEMES: Final = ("postgresql://", "postgres://")
_TURN: Final = "SELECT pg_advisory_xact_lock(7064719, hashtext(current_schema()))"  # writers hold this lock
_CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "application_name": "rotonde",
    "tcp_user_timeout": 15_000,
}
_SESSION: Final = """
    SET synchronous_commit = 'on'; SET idle_in_transaction_session_timeout = '10s';
    SET statement_timeout = '30s'; SET client_min_messages = 'warning'
"""
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
    en = "PostgreSQL needs a package that is not there: pip install 'rotonde[postgresql]'"
    fr = "PostgreSQL demande un paquet qui manque : pip install 'rotonde[postgresql]'"


@contextmanager
def trouble() -> Iterator[None]:
    """What PostgreSQL raises, in our words."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(str(error)) from error
    except (psycopg.Error, OSError) as error:
        raise StorageError(str(error).strip()) from error


def connected(url: str) -> "psycopg.Connection[Any]":
    """A connection on which every statement commits by itself."""
    if psycopg is None:
        raise NoPsycopg
    with trouble():
        raw = psycopg.connect(url, autocommit=True, **_CONNECTION)
        raw.adapters.register_dumper(bool, IntDumper)  # our columns are numbers, as in SQLite
        raw.execute(_SESSION)
        return raw


async def news(url: str) -> AsyncIterator[tuple[str, str]]:
    """Who tells what, as it is committed; first that anything may have happened, since nobody listened."""
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

    def __init__(self, url: str, us: str) -> None:
        self._url = url
        self._us = us  # by which our own news are known
        self.raw = connected(url)

    def execute(self, sql: str, values: Values = ()) -> "psycopg.Cursor[Any]":
        with trouble():
            return self.raw.execute(dialect.statement(sql), values)

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        if rows:
            statement = sql.format(f"({', '.join('?' * len(rows[0]))})")
            with trouble():
                self.raw.cursor().executemany(dialect.statement(statement), rows)

    def script(self, sql: str) -> None:
        with trouble():
            self.raw.execute(dialect.schema(sql))

    def begin(self) -> None:
        """Waits for its turn; a connection that was lost since the last time is made again."""
        try:
            self._begin()
        except StorageError:
            self.roll_back()
            if not self.raw.closed:
                raise
            self._begin()

    def _begin(self) -> None:
        self.renew()
        with trouble():
            self.raw.execute("BEGIN")
            self.raw.execute(_TURN)

    def commit(self) -> None:
        try:
            self.execute("COMMIT")
        except StorageError as error:
            if self.raw.closed:
                raise Unsure(str(error)) from error
            raise

    def roll_back(self) -> None:
        with suppress(psycopg.Error):
            if not self.raw.closed:
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
