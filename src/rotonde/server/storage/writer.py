# rotonde: compiled
"""Writer thread: jobs that come while a commit runs are committed together in the next one.

The jobs of one round of the event loop are handed over together: waking a thread costs as much as a move's
rows do.
"""

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from time import monotonic
from typing import Any, Final, TypeVar

from rotonde.server.ops import metrics
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.database import CommitUnknown, Database

T = TypeVar("T")
Job = Callable[[Database], T]
Run = Callable[[Database, list["Task"]], list["Outcome"]]
MOST: Final = 512  # jobs in one commit, or a round's more: bounds how long the first of them waits


class BatchJob(ABC):
    """Kind of job that is run in batches: consecutive jobs of the kind share one statement.

    Every statement hands the interpreter from thread to thread and back.
    """

    def __call__(self, db: Database) -> Any:
        return self.at_once(db, [self])[0]

    @classmethod
    @abstractmethod
    def at_once(cls, db: Database, jobs: Sequence[Any]) -> list[Any]:
        """The results, in the jobs' order."""


class Task:
    """A job, and the future that waits for it in the event loop."""

    def __init__(self, job: Job[Any], done: asyncio.Future[Any]) -> None:
        self.job = job
        self.done = done


class Outcome:
    """Result of a job, once it is on disk, or its error."""

    def __init__(self, answer: object = None, fault: Exception | None = None) -> None:
        self.answer = answer
        self.fault = fault


class Writer:
    """Runs jobs in order on one connection; a job's future is done when it is on disk, or was refused."""

    def __init__(self, db: Database) -> None:
        self._loop: asyncio.AbstractEventLoop
        self._gathered: list[Task] = []  # in this round of the event loop
        self._tasks: queue.SimpleQueue[list[Task] | None] = queue.SimpleQueue()
        self._db = db
        self._waiting = 0  # jobs whose future is not done
        self._running = threading.Thread(target=self._run, name="rotonde-writer", daemon=True)
        self._running.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        if not self._gathered:  # the first of this round; whose loop it is costs a call of the system
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        done: asyncio.Future[T] = self._loop.create_future()
        self._gathered.append(Task(job, done))
        self._waiting += 1
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._tasks.put(self._gathered)
            self._gathered = []

    @property
    def waiting(self) -> int:
        """Jobs that are not on disk yet."""
        return self._waiting

    async def close(self) -> None:
        """Returns when all that was submitted before is on disk."""
        self._hand_over()
        self._tasks.put(None)
        await asyncio.to_thread(self._running.join)

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._batch()
            if batch:
                self._write(batch)
        self._db.close()

    def _write(self, batch: list[Task]) -> None:
        metrics.BATCH.observe(len(batch))
        began = monotonic()
        outcomes = _commit_together(self._db, batch)
        metrics.BATCH_TIME.observe(monotonic() - began)
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            batch[0].done.get_loop().call_soon_threadsafe(self._resolve, batch, outcomes)

    def _batch(self) -> tuple[list[Task], bool]:
        """The waiting jobs, at least one, and whether more may come."""
        batch: list[Task] = []
        tasks = self._tasks.get()
        while tasks is not None:
            batch += tasks
            if len(batch) >= MOST:
                return batch, True
            try:
                tasks = self._tasks.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _resolve(self, batch: list[Task], outcomes: list[Outcome]) -> None:
        """Resolves the futures of a batch, in one round of the event loop."""
        self._waiting -= len(batch)
        for task, outcome in zip(batch, outcomes, strict=True):
            if task.done.cancelled():
                continue
            if outcome.fault is None:
                task.done.set_result(outcome.answer)
            else:
                task.done.set_exception(outcome.fault)


def _commit_together(db: Database, batch: list[Task], run: Run | None = None) -> list[Outcome]:
    """Commits the batch; returns the outcome of each job.

    Hardly ever is one refused: only then is all begun again, each job alone and guarded from the others.
    """
    try:
        db.begin()
    except Exception as error:  # whatever it is: the thread lives on and the futures fail
        return [Outcome(fault=error)] * len(batch)
    try:
        kinds = groupby(batch, key=lambda task: type(task.job))
        outcomes = [each for _, tasks in kinds for each in (run or _trusted)(db, list(tasks))]
        db.commit()
    except _Refused as refused:
        db.roll_back()
        if len(batch) == 1:
            return [Outcome(fault=refused.fault)]
        return _commit_together(db, batch, _guarded)
    except Exception as error:  # likewise; a conflict may be found by the commit alone
        db.roll_back()
        if len(batch) == 1 or isinstance(error, CommitUnknown):
            return [Outcome(fault=error)] * len(batch)
        # one at a time, so that nobody fails for another's row
        return [_commit_together(db, [task])[0] for task in batch]
    return outcomes


class _Refused(Exception):
    """A job failed by its own fault."""

    def __init__(self, fault: Exception) -> None:
        self.fault = fault


def _trusted(db: Database, tasks: list[Task]) -> list[Outcome]:
    """Results of jobs of one kind; a conflict, or any error, ends the batch, as does a full disk."""
    jobs = [task.job for task in tasks]
    try:
        if len(jobs) > 1 and isinstance(jobs[0], BatchJob):
            return [Outcome(answer) for answer in jobs[0].at_once(db, jobs)]
        return [Outcome(job(db)) for job in jobs]
    except StorageError:
        raise
    except Exception as error:
        raise _Refused(error) from error


def _guarded(db: Database, tasks: list[Task]) -> list[Outcome]:
    return [_guarded_one(db, task.job) for task in tasks]


def _guarded_one(db: Database, job: Job[Any]) -> Outcome:
    """The job's own fault, its writes undone; trouble with the disk, which is everybody's, is raised."""
    db.execute("SAVEPOINT job")
    try:
        outcome = Outcome(job(db))
    except StorageError:
        raise
    except Exception as error:  # a conflict or whatever it is: the thread lives on and the future fails
        outcome = Outcome(fault=error)
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")
    return outcome
