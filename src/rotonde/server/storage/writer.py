"""One thread writes: what is asked while a commit runs is committed together with the next one."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

from rotonde.server import metrics
from rotonde.server.storage.database import Database, Unsure
from rotonde.server.store import StorageError

T = TypeVar("T")
Job = Callable[[Database], T]
Run = Callable[[Database, list["Task"]], list["Outcome"]]
MOST: Final = 512  # jobs in one commit: bounds how long the first of them waits


@runtime_checkable
class Joint(Protocol):
    """A kind of job of which many cost little more than one: those that follow one another are done at once.

    Every statement hands the interpreter from thread to thread and back.
    """

    def __call__(self, db: Database) -> Any: ...

    @staticmethod
    def at_once(db: Database, jobs: Sequence[Any]) -> list[Any]:
        """The answers, in the jobs' order."""


@dataclass(frozen=True, slots=True)
class Task:
    """A job, and the future that waits for it in the event loop."""

    job: Job[Any]
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a job answered, once that is on disk, or why nothing of it is."""

    answer: object = None
    fault: Exception | None = None


class Writer:
    """Runs jobs in order on one connection; a job's future is done when it is on disk, or was refused."""

    def __init__(self, db: Database) -> None:
        self._tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self._db = db
        self._in_hand = 0  # jobs of the batch that is being committed
        self._thread = threading.Thread(target=self._run, name="rotonde-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._tasks.put(Task(job, done))
        return done

    @property
    def waiting(self) -> int:
        """Jobs that are not on disk yet."""
        return self._tasks.qsize() + self._in_hand

    def close(self) -> None:
        """Returns when all that was submitted before is on disk."""
        self._tasks.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._batch()
            if batch:
                self._write(batch)
        self._db.close()

    def _write(self, batch: list[Task]) -> None:
        self._in_hand = len(batch)
        metrics.BATCH.add(len(batch))
        with metrics.BATCH_TIME.timed():
            outcomes = _commit_together(self._db, batch)
        self._in_hand = 0
        _tell(batch, outcomes)

    def _batch(self) -> tuple[list[Task], bool]:
        """What waits now, at least one job, and whether more may come."""
        batch: list[Task] = []
        task = self._tasks.get()
        while task is not None:
            batch.append(task)
            if len(batch) == MOST:
                return batch, True
            try:
                task = self._tasks.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False


def _commit_together(db: Database, batch: list[Task], run: Run | None = None) -> list[Outcome]:
    """Commits the batch; what became of each job.

    Hardly ever is one refused: only then is all begun again, each job alone and guarded from the others.
    """
    try:
        db.begin()
    except Exception as error:  # whatever it is: the thread lives on and the askers are told
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
        if len(batch) == 1 or isinstance(error, Unsure):
            return [Outcome(fault=error)] * len(batch)
        # one at a time, so that nobody fails for another's row
        return [_commit_together(db, [task])[0] for task in batch]
    return outcomes


def _tell(batch: list[Task], outcomes: list[Outcome]) -> None:
    """Wakes the event loop once for the whole batch."""
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        batch[0].done.get_loop().call_soon_threadsafe(_resolve, batch, outcomes)


def _resolve(batch: list[Task], outcomes: list[Outcome]) -> None:
    for task, outcome in zip(batch, outcomes, strict=True):
        if task.done.cancelled():
            continue
        if outcome.fault is None:
            task.done.set_result(outcome.answer)
        else:
            task.done.set_exception(outcome.fault)


class _Refused(Exception):
    """A job had a fault of its own."""

    def __init__(self, fault: Exception) -> None:
        self.fault = fault


def _trusted(db: Database, tasks: list[Task]) -> list[Outcome]:
    """What jobs of one kind answer; a conflict or whatever it is ends the batch, as does a full disk."""
    jobs = [task.job for task in tasks]
    try:
        if len(jobs) > 1 and isinstance(jobs[0], Joint):
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
    except Exception as error:  # a conflict or whatever it is: the thread lives on and the asker is told
        outcome = Outcome(fault=error)
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")
    return outcome
