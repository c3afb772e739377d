"""Recount: computes all ratings again from the stored results."""

from collections.abc import Callable
from contextlib import suppress

from rotonde.server.ratings.eligibility import rated_game_of
from rotonde.server.ratings.rated_game import RatedGame
from rotonde.server.storage.contract import Conflict, Store
from rotonde.table.history import History


async def recount(store: Store, tell: Callable[[int, int], None]) -> int:
    """Counts all games again, in the same order; returns their number. `tell` gets games read and all games.

    Where a game is counted or removed meanwhile, what is new is read and all is tried once more.
    """
    known: dict[str, RatedGame] = {}
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


async def _learn(store: Store, table_id: str, known: dict[str, RatedGame]) -> None:
    """Reads a game's results; none where the host has just removed it."""
    table = await store.table(table_id)
    if table is not None:
        known[table_id] = rated_game_of(table, History(await store.rows(table_id)).resigned)
