"""SQL of administration: tables, people, statistics."""

from collections.abc import Awaitable, Callable
from itertools import groupby

from rotonde.server.admin.store import PersonSummary, Statistics, TableSummary
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries
from rotonde.server.storage.writer import Job

_TABLES = """
    SELECT id, game, status, access,
           (SELECT COALESCE(MAX(n) + 1, 0) FROM action WHERE table_id = id),
           host, made, name
    FROM game_table JOIN seat ON table_id = id ORDER BY game_table.number DESC, seat
"""
_PEOPLE = """
    SELECT who, COALESCE((SELECT name FROM guest WHERE id = who), MAX(name)),
           COUNT(DISTINCT CASE status WHEN 'open' THEN table_id END),
           COUNT(DISTINCT CASE status WHEN 'running' THEN table_id END),
           COUNT(DISTINCT CASE status WHEN 'over' THEN table_id END),
           EXISTS (SELECT 1 FROM ban WHERE ban.who = everyone.who)
    FROM (
        SELECT guest AS who, seat.name, table_id, status
        FROM seat JOIN game_table ON table_id = game_table.id
        WHERE kind = 'person' AND guest NOT LIKE 'gone:%'  -- who has left is nobody
        UNION ALL SELECT id, name, NULL, '' FROM guest
    ) AS everyone
    GROUP BY who ORDER BY 2, who
"""
_GAMES = "SELECT game, status, COUNT(*) FROM game_table GROUP BY game, status ORDER BY game, status"
_DAYS = "SELECT made / 86400, COUNT(*) FROM game_table WHERE made > 0 GROUP BY 1 ORDER BY 1"
_COUNTS = """
    SELECT (SELECT COUNT(*) FROM (SELECT id FROM guest UNION SELECT guest FROM seat WHERE kind = 'person')),
           (SELECT COUNT(*) FROM action), (SELECT COUNT(*) FROM chat)
"""
_CLOSE = "UPDATE game_table SET status = 'over', winners = '[]', ending = 'closed' WHERE id = ?"
_CHANGES = "SELECT number, table_id FROM outside WHERE number > ? ORDER BY number"
_PROBE = """
    INSERT INTO house VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
STATUSES = ("open", "running", "over")
NOTICES = ("turn", "lent", "test", "confirm")
REMEMBERED = 1000  # changes; a server looks every second


class AdminQueries(Queries):
    """Queries of `rotonde admin`; each change is noted for running servers."""

    async def all_tables(self) -> list[TableSummary]:
        found = await self._read(lambda db: db.execute(_TABLES).fetchall())
        tables = groupby(found, key=lambda row: tuple(row[:7]))
        return [
            TableSummary(id_, game, status, access, n, tuple(row[7] for row in rows), host, made)
            for (id_, game, status, access, n, host, made), rows in tables
        ]

    async def probe(self, scratch: str) -> None:
        await self._write(lambda db: db.execute(_PROBE, (scratch,)).rowcount)

    async def tables_by_status(self) -> dict[str, int]:
        return await self._counted("SELECT status, COUNT(*) FROM game_table GROUP BY status", STATUSES)

    async def notices_waiting(self) -> dict[str, int]:
        return await self._counted("SELECT kind, COUNT(*) FROM notice GROUP BY kind", NOTICES)

    async def _counted(self, sql: str, names: tuple[str, ...]) -> dict[str, int]:
        """Counts by name, also of none."""
        found = await self._read(lambda db: db.execute(sql).fetchall())
        return {**dict.fromkeys(names, 0), **dict(found)}

    async def all_people(self) -> list[PersonSummary]:
        found = await self._read(lambda db: db.execute(_PEOPLE).fetchall())
        return [
            PersonSummary(guest, name, waiting, running, over, banned=bool(banned))
            for guest, name, waiting, running, over, banned in found
        ]

    async def statistics(self) -> Statistics:
        def question(db: Database) -> Statistics:
            games, days = db.execute(_GAMES).fetchall(), db.execute(_DAYS).fetchall()
            people, rows, lines = db.execute(_COUNTS).fetchone()
            return Statistics(tuple(games), tuple(days), people, rows, lines, db.size())

        return await self._read(question)

    async def close_table(self, table: str) -> bool:
        def job(db: Database) -> None:
            status = db.execute("SELECT status FROM game_table WHERE id = ?", (table,)).fetchone()
            if status == ("running",):
                db.execute(_CLOSE, (table,))
                db.execute("UPDATE clock SET seat = -1, deadline = NULL WHERE table_id = ?", (table,))
            elif status == ("open",):
                delete_table(db, table)
            else:
                raise Unchanged
            note(db, table)

        return await changed(self._write, job)

    async def remove_table(self, table: str) -> bool:
        def job(db: Database) -> None:
            delete_table(db, table)
            note(db, table)

        return await changed(self._write, job)

    async def changes(self, since: int) -> list[tuple[int, str]]:
        return await self._read(lambda db: db.execute(_CHANGES, (since,)).fetchall())

    async def last_change(self) -> int:
        sql = "SELECT COALESCE(MAX(number), 0) FROM outside"
        return int(await self._read(lambda db: db.execute(sql).fetchone()[0]))


class Unchanged(Exception):
    """Nothing matched the change."""


async def changed(write: Callable[[Job[None]], Awaitable[None]], job: Job[None]) -> bool:
    """Whether a job found something to change."""
    try:
        await write(job)
    except Unchanged:
        return False
    return True


def note(db: Database, table: str) -> None:
    """Notifies running servers: at their next poll, or at once where they listen."""
    if table:
        db.changed(table)
    db.execute("INSERT INTO outside (table_id) VALUES (?)", (table,))
    db.execute("DELETE FROM outside WHERE number < (SELECT MAX(number) FROM outside) - ?", (REMEMBERED,))


def delete_table(db: Database, table: str) -> None:
    """Deletes a table and every row that names it, in all features."""
    db.defer_references()
    for name in set(db.tables_with("table_id")) - {"outside", "revision"}:
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608  # a table of ours
    if db.execute("DELETE FROM game_table WHERE id = ?", (table,)).rowcount != 1:
        raise Unchanged
