"""Every stored game replayed under the rules that are here: which would come out otherwise."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

from rotonde.server.errors import Refusal
from rotonde.server.hosting import TableLine
from rotonde.server.outside import OpenStore
from rotonde.server.resume import BrokenTable
from rotonde.server.store import Row, TableRow
from rotonde.server.table import Table


@dataclass(frozen=True, slots=True)
class Verdict:
    """One game: `problem` is why it differs, "" where it comes out the same; `at`: how far it does."""

    table: str
    game: str
    status: str
    version: int
    now: int | None  # None: the game is not installed, or fails under its own version
    at: int | None
    of: int
    problem: str


async def verdicts(store: OpenStore, tables: list[TableLine]) -> AsyncIterator[Verdict]:
    """One after the other; a table that has gone meanwhile is passed over."""
    for line in tables:
        found = await store.whole(line.id)
        if found is not None:
            yield await asyncio.to_thread(verdict, *found)


def verdict(stored: TableRow, rows: list[Row]) -> Verdict:
    facts = (stored.id, stored.game, stored.status, stored.version)
    try:
        table = Table(stored, rows)
    except (BrokenTable, Refusal) as error:
        problem = error.says()["en"] if isinstance(error, Refusal) else str(error)
        return Verdict(*facts, None, None, len(rows), problem)
    if table.held is None:
        now = stored.version if table.match is None else table.match.game.version
        return Verdict(*facts, now, None, len(rows), "")
    held = table.held
    return Verdict(*facts, held.now, held.at, held.of, "other_rules")
