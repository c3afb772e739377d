"""Reviews of finished games: one is worked on at a time, so that bots' moves never wait long for them."""

import asyncio
from collections import OrderedDict
from math import ceil
from typing import Final

from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.past import past_record
from rotonde.server.review.job import Job
from rotonde.server.review.messages import Reviewed
from rotonde.server.tables import Tables
from rotonde.server.thinkers import Thinkers

KEPT: Final = 64  # reviews in memory; one that was forgotten is made again, and comes out the same
WAITING: Final = 16  # games under review or in line for it
PATIENCE: Final = 20.0  # seconds that an answer waits for something new


class Reviews:
    """What is known of each game that somebody wanted to look at again."""

    def __init__(self, tables: Tables, thinkers: Thinkers, seconds: float) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Lock()

    async def look(self, table_id: str, asker: Asker, known: int) -> Reviewed:
        """What was judged beyond the first `known` decisions; waits a while for more."""
        job = await self._job(table_id, asker)
        job.want()
        if job.task is None and not job.is_complete:
            job.task = asyncio.create_task(self._work(job))
        await job.wait(known, PATIENCE)
        if job.failed:
            raise Refusal("no_review")
        return Reviewed(known, job.total, job.decisions[known:], job.is_complete)

    async def close(self) -> None:
        """Leaves off, wherever it is."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _job(self, table_id: str, asker: Asker) -> Job:
        async with self._tables.seen(table_id, asker) as place:
            table = place.table
            if table.stored.status != "over":
                raise Refusal("not_over")
            job = self._jobs.get(table_id)
            if job is None:
                if sum(each.task is not None for each in self._jobs.values()) >= WAITING:
                    raise Refusal("busy", seconds=ceil(PATIENCE))
                job = await asyncio.to_thread(Job, past_record(table, table.n), table.stored.material)
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
            async with self._turn:
                await job.run(self._thinkers, self._seconds)
        finally:
            job.task = None
