"""The part of the SQLite store that the host's own commands use."""

import sqlite3
from collections.abc import Callable
from itertools import groupby
from typing import TypeVar

from rotonde.server.hosting import PersonLine, TableLine
from rotonde.server.writer import Job

T = TypeVar("T")
_TABLES = """
    SELECT id, game, status, access,
           (SELECT COALESCE(MAX(n) + 1, 0) FROM action WHERE table_id = id),
           host, 0, name
    FROM game_table JOIN seat ON table_id = id ORDER BY number DESC, seat
"""
_PEOPLE = """
    SELECT who, COALESCE((SELECT name FROM guest WHERE id = who), MAX(name)),
           COUNT(DISTINCT CASE status WHEN 'open' THEN table_id END),
           COUNT(DISTINCT CASE status WHEN 'running' THEN table_id END),
           COUNT(DISTINCT CASE status WHEN 'over' THEN table_id END)
    FROM (
        SELECT guest AS who, seat.name, table_id, status
        FROM seat JOIN game_table ON table_id = game_table.id WHERE kind = 'person'
        UNION ALL SELECT id, name, NULL, '' FROM guest
    ) AS everyone
    GROUP BY who ORDER BY 2, who
"""


class SqliteHosting:
    """Lists of what there is."""

    async def _write(self, job: Job) -> None:
        raise NotImplementedError

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def all_tables(self) -> list[TableLine]:
        found = await self._read(lambda db: db.execute(_TABLES).fetchall())
        tables = groupby(found, key=lambda row: tuple(row[:7]))
        return [
            TableLine(id_, game, status, access, n, tuple(row[7] for row in rows), host, made)
            for (id_, game, status, access, n, host, made), rows in tables
        ]

    async def all_people(self) -> list[PersonLine]:
        found = await self._read(lambda db: db.execute(_PEOPLE).fetchall())
        return [PersonLine(*row) for row in found]
