"""One thread writes: what is asked while a commit runs is committed together with the next one."""

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from rotonde.server.store import Conflict, StorageError

Job = Callable[[sqlite3.Connection], None]
MOST: Final = 512  # jobs in one commit: bounds how long the first of them waits


class Writer:
    """Runs jobs in order on one connection; a job's future is done when it is on disk, or was refused."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self._db = db
        self._thread = threading.Thread(target=self._run, name="rotonde-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[None]:
        done: Future[None] = Future()
        self._jobs.put((job, done))
        return done

    def close(self) -> None:
        """Returns when all that was submitted before is on disk."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            batch, more = self._batch()
            wanted = [each for each in batch if each[1].set_running_or_notify_cancel()]
            if wanted:
                _commit_together(self._db, wanted)
        self._db.close()

    def _batch(self) -> tuple[list[tuple[Job, Future[None]]], bool]:
        """What waits now, at least one job, and whether more may come."""
        batch: list[tuple[Job, Future[None]]] = []
        entry = self._jobs.get()
        while entry is not None:
            batch.append(entry)
            if len(batch) == MOST:
                return batch, True
            try:
                entry = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False


def _commit_together(db: sqlite3.Connection, batch: list[tuple[Job, Future[None]]]) -> None:
    outcomes: list[Exception | None] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job, _ in batch:
            outcomes.append(_guarded(db, job))
        db.execute("COMMIT")
    except (sqlite3.Error, OSError) as error:
        _roll_back(db)
        if len(batch) > 1:  # one at a time, so that nobody fails for another's row
            for one in batch:
                _commit_together(db, [one])
            return
        outcomes = [StorageError(str(error))]
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _guarded(db: sqlite3.Connection, job: Job) -> Exception | None:
    """The job's own fault, its writes undone; trouble with the disk, which is everybody's, is raised."""
    fault: Exception | None = None
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


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")
