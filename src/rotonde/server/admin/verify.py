"""Verification: replays every stored game under the installed rules and reports differences."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from rotonde.core.message import ENGLISH
from rotonde.server.admin.changes import OpenStore
from rotonde.server.http.errors import text_of
from rotonde.server.storage.contract import StorageError
from rotonde.table.game.resume import BrokenTable
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, TableRow
from rotonde.table.table import Table


@dataclass(frozen=True, slots=True)
class Verification:
    """One game: `problem` is why it differs, "" where it comes out the same; `at`: how far it does."""

    table: str
    game: str
    status: str
    version: int
    now: int | None  # None: the game is not installed, or fails under its own version
    at: int | None
    of: int
    problem: str


async def verify_tables(store: OpenStore, tables: list[str]) -> AsyncIterator[Verification]:
    """One after the other; a table that has gone meanwhile is passed over, an unreadable one is named."""
    for each in tables:
        try:
            found = await store.whole(each)
        except StorageError as error:
            if store.is_shared:
                raise
            yield unreadable(each, str(error))
            continue
        if found is not None:
            yield await asyncio.to_thread(verify_table, *found)


def unreadable(table: str, problem: str) -> Verification:
    """Verification of an unreadable table; "": of the database itself."""
    return Verification(table, "", "", 0, None, None, 0, problem)


def verify_table(stored: TableRow, rows: list[Row]) -> Verification:
    facts = (stored.id, stored.game, stored.status, stored.version)
    try:
        table = Table(stored, rows)
    except (BrokenTable, Refusal) as error:
        problem = text_of(error, ENGLISH) if isinstance(error, Refusal) else str(error)
        return Verification(*facts, None, None, len(rows), problem)
    if table.held is None:
        now = stored.version if table.match is None else table.match.game.version
        return Verification(*facts, now, None, len(rows), "")
    held = table.held
    return Verification(*facts, held.now, held.at, held.of, "other_rules")
