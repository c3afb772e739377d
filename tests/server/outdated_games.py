"""Games of an older version of the rules, made by editing the database."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import rotonde
from rotonde.server.http.messages import SeatChoice, StateMessage, TableChoice
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.seating import Guest

ANNA = Caller("anna")
NOW = rotonde.game("wurfel").version
OLDER = NOW - 1
Work = Callable[[Tables], Awaitable[None]]


def evening(folder: Path, work: Work) -> None:
    """A server's worth of tables over the file in the folder, as after a start."""

    async def run() -> None:
        store = SqlStore(folder / "rotonde.sqlite")
        try:
            await work(Tables(store))
        finally:
            await store.close()

    asyncio.run(run())


def opened(folder: Path, *kinds: str, moves: int = 2) -> str:
    """A table at which Anna has made some moves, all where `moves` is too many."""
    table = ""

    async def work(tables: Tables) -> None:
        nonlocal table
        seats = [SeatChoice("me" if kind == "me" else "open") for kind in kinds]
        table = (await Lobby(tables).create(TableChoice("wurfel", seats), Guest("anna", "Anna"))).table.id
        if "open" not in kinds:
            await make_moves(tables, table, moves)

    evening(folder, work)
    return table


async def make_moves(tables: Tables, table: str, moves: int) -> StateMessage:
    state = await tables.state(table, ANNA, None, None)
    while moves and state.to_act != rotonde.OVER:
        assert state.seat is not None
        actions = [each.action for each in state.legal]
        choice = next((each for each in actions if each.startswith(("take", "steal"))), None)
        stops = "stop" in actions and state.aids.get("takes")
        await tables.act(table, ANNA, state.seat, state.n, choice or ("stop" if stops else actions[-1]))
        state, moves = await tables.state(table, ANNA, None, None), moves - 1
    return state


def change(folder: Path, sql: str, *values: str | int) -> None:
    db = sqlite3.connect(folder / "rotonde.sqlite")
    with db:
        assert db.execute(sql, values).rowcount > 0
    db.close()


def rows(folder: Path) -> list[tuple[object, ...]]:
    db = sqlite3.connect(folder / "rotonde.sqlite")
    found = db.execute("SELECT * FROM action ORDER BY n").fetchall()
    db.close()
    return found


async def last_decision(tables: Tables, table: str) -> tuple[int, int]:
    """The last row of a player's decision, and the number of rows."""
    rows = await tables.store.rows(table)
    return max(row.n for row in rows if row.seat >= 0), len(rows)


def waiting(folder: Path) -> tuple[str, int, int]:
    """A table whose last decision cannot be under these rules; where that was, and how many actions stand."""
    table, at, of = opened(folder, "me", "me", moves=5), 0, 0

    async def work(tables: Tables) -> None:
        nonlocal at, of
        at, of = await last_decision(tables, table)

    evening(folder, work)
    change(folder, "UPDATE game_table SET version = ? WHERE id = ?", OLDER, table)
    change(folder, "UPDATE action SET notation = 'fly' WHERE table_id = ? AND n = ?", table, at)
    return table, at, of
