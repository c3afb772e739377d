"""One thread writes: what is asked while a commit runs is committed together with the next one."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from rotonde.server.store import Conflict, StorageError

Job = Callable[[sqlite3.Connection], None]
Outcome = Exception | None
MOST: Final = 512  # jobs in one commit: bounds how long the first of them waits


@dataclass(frozen=True, slots=True)
class Task:
    """A job, and the future that waits for it in the event loop."""

    job: Job
    done: asyncio.Future[None]


class Writer:
    """Runs jobs in order on one connection; a job's future is done when it is on disk, or was refused."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self._db = db
        self._thread = threading.Thread(target=self._run, name="rotonde-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        self._tasks.put(Task(job, done))
        return done

    def close(self) -> None:
        """Returns when all that was submitted before is on disk."""
        self._tasks.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._batch()
            if batch:
                _tell(batch, _commit_together(self._db, batch))
        self._db.close()

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


def _commit_together(db: sqlite3.Connection, batch: list[Task]) -> list[Outcome]:
    """Commits the batch; what became of each job, None where it is on disk."""
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes = [_guarded(db, task.job) for task in batch]
        db.execute("COMMIT")
    except (sqlite3.Error, OSError) as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if len(batch) == 1:
            return [StorageError(str(error))]
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
        if outcome is None:
            task.done.set_result(None)
        else:
            task.done.set_exception(outcome)


def _guarded(db: sqlite3.Connection, job: Job) -> Outcome:
    """The job's own fault, its writes undone; trouble with the disk, which is everybody's, is raised."""
    fault: Outcome = None
    db.execute("SAVEPOINT job")
    try:
        job(db)
    except sqlite3.IntegrityError as error:
        fault = Conflict(str(error))
    except (sqlite3.Error, OSError):
        raise
    except Exception as error:  # whatever it is, the thread lives on and the asker is told
        fault = error
    if fault:
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")
    return fault
