"""Review service: asks one question of all reviews at a time, so that moves of bots never wait long."""

import asyncio
from collections import OrderedDict
from math import ceil
from typing import Final

from rotonde.server.bots.fair_queue import FairQueue
from rotonde.server.bots.pool import BotPool
from rotonde.server.review.job import Job
from rotonde.server.review.messages import ReviewPart
from rotonde.server.tables.service import Tables
from rotonde.table.bot_tasks import review_record
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal

KEPT: Final = 64  # reviews in memory; one that was forgotten is made again, and comes out the same
WAITING: Final = 64  # games under review
OWN: Final = 4  # those that one client asked for
PATIENCE: Final = 20.0  # seconds that an answer waits for something new


class Reviews:
    """The review jobs by game."""

    def __init__(self, tables: Tables, pool: BotPool, seconds: float) -> None:
        self._tables = tables
        self._pool = pool
        self._seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._queue = FairQueue(1)

    async def look(self, table_id: str, caller: Caller, known: int) -> ReviewPart:
        """Judged decisions beyond the first `known`; waits a while for more."""
        job = await self._job(table_id, caller)
        job.want()
        if job.task is None and not job.is_complete:
            job.task = asyncio.create_task(self._work(job))
        await job.wait(known, PATIENCE)
        if job.failed:
            raise Refusal("no_review")
        return ReviewPart(known, job.total, job.decisions[known:], job.is_complete)

    async def close(self) -> None:
        """Cancels all jobs."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _job(self, table_id: str, caller: Caller) -> Job:
        async with self._tables.seen(table_id, caller) as slot:
            record = review_record(slot.table)
            job = self._jobs.get(table_id)
            if job is None:
                client = (caller.address, caller.guest)
                under_way = [each.client for each in self._jobs.values() if each.task is not None]
                if len(under_way) >= WAITING or under_way.count(client) >= OWN:
                    raise Refusal("busy", seconds=ceil(PATIENCE))
                job = await asyncio.to_thread(Job, record, slot.table.stored.material, client)
                self._keep(table_id, job)
        self._jobs.move_to_end(table_id)
        return job

    def _keep(self, table_id: str, job: Job) -> None:
        self._jobs[table_id] = job
        resting = [name for name, each in self._jobs.items() if each.task is None]
        for name in resting[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[name]

    async def _work(self, job: Job) -> None:
        try:
            await job.run(self._pool, self._seconds, self._queue)
        finally:
            job.task = None
