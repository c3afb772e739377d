"""Rating worker: counts every finished game once, also those that ended while no server was there."""

import asyncio
import logging
from contextlib import suppress
from time import time
from typing import Final

from rotonde.server.ratings.eligibility import rated_game_of
from rotonde.server.storage.contract import StorageError, Store
from rotonde.table.history import History

AT_ONCE: Final = 50
log = logging.getLogger("rotonde.server")


class RatingWorker:
    """Rating worker: a move never waits for it; a game is claimed by its row."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._odd: set[str] = set()  # tables that cannot be judged, until the server starts again

    def start(self) -> None:
        self._due.set()
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Wakes the worker: a game may have ended, here or in another process."""
        self._due.set()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._judge_all()
            except StorageError as error:  # the disk is full or gone: when it is back, we are woken again
                log.error("results were not counted", extra={"reason": str(error)})

    async def _judge_all(self) -> None:
        """Counts all games that are not counted yet; one that fails is passed over."""
        while found := [each for each in await self._next() if each not in self._odd]:
            for table_id in found:
                try:
                    await self._judge(table_id)
                except StorageError:
                    raise
                except Exception:
                    self._odd.add(table_id)
                    log.exception("a game cannot be judged", extra={"table": table_id})

    async def _next(self) -> list[str]:
        return await self._store.unjudged(AT_ONCE + len(self._odd))

    async def _judge(self, table_id: str) -> None:
        table = await self._store.table(table_id)
        if table is not None:
            history = History(await self._store.rows(table_id))
            await self._store.judge(rated_game_of(table, history.resigned), int(time()))
