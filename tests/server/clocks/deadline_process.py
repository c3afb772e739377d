"""Deadline watcher in a process of its own, which stops at a given point and waits to be killed.

`deadline_process.py FILE NOW POINT`: watches the deadlines of FILE once, at NOW. At POINT (`before` the
write, `during` its transaction, `after` the commit, or `none`) it says so and waits for a line. Last it
says how many rows it wrote.
"""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from rotonde.server.notifications.store import Notice
from rotonde.server.storage.database import Database, Value
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.clocks.deadlines import DeadlineWorker
from rotonde.server.tables.clocks.heartbeat import Heartbeat
from rotonde.server.tables.requests.service import RequestService
from rotonde.server.tables.service import Tables
from rotonde.table.clock import Clock
from rotonde.table.rows import Ending, Row


class Stopping(SqlStore):
    """Store that stops at a given point, prints it, and waits for a line of input."""

    point = "none"
    written = 0

    def stop_at(self, point: str) -> None:
        if point == self.point:
            print(point, flush=True)
            sys.stdin.readline()

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
        notices: Sequence[Notice] = (),
    ) -> int:
        self.stop_at("before")
        revision = await super().append(table, rows, winners, ending, clock, notices)
        self.written += len(rows)
        self.stop_at("after")
        return revision


class Halfway:
    """A database that stops in the middle of a transaction, when the rows of what happened are in it."""

    def __init__(self, db: Database, store: Stopping) -> None:
        self._db, self._store = db, store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._db, name)

    def insert(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        self._db.insert(sql, rows)
        if "action" in sql:
            self._store.stop_at("during")


async def at_once(_: float) -> None:
    """The time is the test's."""


async def main(place: Path | str, now: int, point: str) -> None:
    store = Stopping(place)
    store.point = point
    writer = store._writer
    writer._db = cast(Database, Halfway(writer._db, store))
    hall = Tables(store, lambda: now)
    await DeadlineWorker(hall, RequestService(hall), Heartbeat(hall, at_once)).round()
    print(f"wrote {store.written}", flush=True)
    await store.close()


if __name__ == "__main__":
    where = sys.argv[1]
    asyncio.run(main(where if "://" in where else Path(where), int(sys.argv[2]), sys.argv[3]))
