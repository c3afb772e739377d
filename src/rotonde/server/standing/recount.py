"""Ratings made anew from the results that are stored, as if every game were counted now."""

from collections.abc import Callable
from contextlib import suppress

from rotonde.server.history import History
from rotonde.server.standing.case import Case
from rotonde.server.standing.weighing import case_of
from rotonde.server.store import Conflict, Store


async def recount(store: Store, tell: Callable[[int, int], None]) -> int:
    """Counts all again, in the same order; `tell` hears how many games of how many are read. How many.

    Where a game is counted or removed meanwhile, what is new is read and all is tried once more.
    """
    known: dict[str, Case] = {}
    while True:
        tables = await store.rated_tables()
        for number, table in enumerate(tables, 1):
            if table not in known:
                await _learn(store, table, known)
            tell(number, len(tables))
        with suppress(Conflict):
            cases = {table: known[table] for table in tables if table in known}
            await store.recount(cases)
            return len(cases)


async def _learn(store: Store, table_id: str, known: dict[str, Case]) -> None:
    """What the game says; nothing where the host has just removed it."""
    table = await store.table(table_id)
    if table is not None:
        known[table_id] = case_of(table, History(await store.rows(table_id)).resigned)
