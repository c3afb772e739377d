"""Bot service: decides for the bots at tables, and sees that no game waits for ever."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic

import rotonde
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.service import Tables
from rotonde.table.bot_tasks import OwedDecision, owed
from rotonde.table.refusal import Refusal

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # seconds between two tries to make a bot's move
GLANCE = 0.25  # seconds between two checks whether a person wishes to go on faster
STAND_BY = 0.25  # seconds between two looks at a table for whose bots another process plays
log = logging.getLogger("rotonde.bots")


class BotService:
    """One task for each table where a bot is to move."""

    def __init__(self, tables: Tables, pool: BotPool, seconds: float, lease: float = 20) -> None:
        self._tables = tables
        self._pool = pool
        self._seconds = seconds
        self._lease = int(lease * 1000)
        self._leases: dict[str, int] = {}  # of tables that are ours, until when
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: asyncio.Task[None] | None = None

    async def wake_all(self) -> None:
        """After a start: the games that run go on; they are looked at in the background, one by one."""
        found = await self._tables.store.running_with_bots()
        self._waking = asyncio.create_task(self._wake_those_due(found), name="waking bots")

    async def _wake_those_due(self, table_ids: Sequence[str]) -> None:
        registry = self._tables.registry
        for table_id in table_ids:
            try:
                async with registry.use(table_id) as slot:
                    is_due = slot.table.is_bots_turn()
            except Refusal as refusal:
                _report(table_id, refusal)
                continue
            except Exception:
                is_due = True  # its task tries again until it knows
            if is_due:
                self.wake(table_id)
            else:
                registry.forget(table_id)

    def wake(self, table_id: str) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id), name=f"bots at {table_id}")

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._waking] if self._waking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StorageError):
            for table_id in list(self._leases):
                await self._let_go(table_id)
        await self._pool.close()

    async def watch(self, seconds: float) -> None:
        """Takes over the bots' turns that another process left when it died."""
        while True:
            await asyncio.sleep(seconds)
            try:
                found = await self._tables.store.waiting_for_bots(self._tables.now())
                await self._wake_those_due([each for each in found if each not in self._tasks])
            except StorageError as error:
                log.warning("cannot look for bots' turns", extra={"reason": str(error)})

    async def _is_ours(self, table_id: str) -> bool:
        """Whether we play for the bots there, from now on and for a while."""
        store, now = self._tables.store, self._tables.now()
        if not store.is_shared or self._leases.get(table_id, 0) > now + self._lease // 2:
            return True
        is_ours = await store.lease(table_id, now, now + self._lease)
        if is_ours:
            self._leases[table_id] = now + self._lease
        return is_ours

    async def _let_go(self, table_id: str) -> None:
        """End the lease, so that another process need not wait for it."""
        if self._leases.pop(table_id, 0):
            await self._tables.store.end_lease(table_id)

    async def _play(self, table_id: str) -> None:
        """Plays until a person is to move; whatever fails is tried again and again, less and less often."""
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    if not await self._decide(table_id):
                        return
                    wait = FIRST_WAIT
                except Exception as error:
                    _report(table_id, error)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                del self._tasks[table_id]

    async def _decide(self, table_id: str) -> bool:
        """Takes one decision, where a bot owes one; at a table that cannot be had, none does."""
        try:
            turn = await self._turn(table_id)
        except Refusal as refusal:
            _report(table_id, refusal)
            return False
        if turn is None:
            await self._let_go(table_id)
            return False
        if not await self._is_ours(table_id):
            await asyncio.sleep(STAND_BY)  # another process plays there; should it die, we do
            return True
        begun = monotonic()
        action = await self._choice(table_id, turn)
        await self._wait(table_id, begun)
        await self._tables.act_as_bot(table_id, turn.question.seat, turn.n, action)
        return True

    async def _wait(self, table_id: str, begun: float) -> None:
        """Waits so that people can follow, as slowly as they wish; thinking is part of the wait."""
        while (rest := begun + self._tables.registry.pause(table_id) - monotonic()) > 0:
            await asyncio.sleep(min(rest, GLANCE))

    async def _turn(self, table_id: str) -> OwedDecision | None:
        async with self._tables.registry.use(table_id) as slot:
            turn = owed(slot.table)
            if turn is None:
                self._tasks.pop(table_id, None)  # while the table is ours, so that no wake is missed
            return turn

    async def _choice(self, table_id: str, turn: OwedDecision) -> str:
        """The bot's choice; failing that, a fresh try, the weakest bot, the first legal action."""
        question = turn.question
        for level in (question.level, question.level, rotonde.levels(question.game)[0]):
            try:
                asked = replace(question, level=level)
                client = self._tables.households.client(turn.host)
                action = await self._pool.ask(asked, self._seconds, client)
                if action in turn.legal:
                    return action
                reason = "its choice is not legal"
            except NoAnswer as error:
                reason = str(error)
            log.warning("a bot failed", extra={"table": table_id, "level": level, "reason": reason})
        return turn.legal[0]


def _report(table_id: str, error: Exception) -> None:
    """One line for what is known to happen, the whole trace for what is not."""
    if isinstance(error, StorageError):
        log.error("a bot's move cannot be stored", extra={"table": table_id, "reason": str(error)})
    elif isinstance(error, Refusal):
        log.warning("a bot was refused", extra={"table": table_id, "reason": error.code})
    else:
        log.error("a bot cannot move, it tries again later", exc_info=error, extra={"table": table_id})
