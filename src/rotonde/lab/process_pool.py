"""Process pool: plays a study on all cores; results come as they are ready, in no order."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context

from rotonde.lab.errors import OtherNode
from rotonde.lab.study import Study
from rotonde.lab.study_game import Result, Task, play_some

AHEAD = 4  # tasks for each process that wait in line
_study: Study | None = None


def played(study: Study, tasks: Sequence[Task], jobs: int) -> Iterator[list[Result]]:
    """The results of all tasks; whatever the number of processes, the same."""
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_some(study, task)
        return
    context = get_context("spawn")  # forked workers would inherit the progress bar's thread half alive
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(study,))
    try:
        yield from _as_they_come(pool, tasks, jobs)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.terminate()  # nobody waits for the games that are being played
        raise
    pool.shutdown()


def _begin(study: Study) -> None:
    """Initializer of a worker: stores the study, and leaves Ctrl-C to the main process."""
    global _study
    _study = study
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: Task) -> list[Result]:
    assert _study is not None
    return play_some(_study, task)


def _as_they_come(pool: ProcessPoolExecutor, tasks: Sequence[Task], jobs: int) -> Iterator[list[Result]]:
    waiting: set[Future[list[Result]]] = set()
    for task in tasks:
        waiting.add(pool.submit(_play, task))
        if len(waiting) > jobs * AHEAD:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in ready)
    while waiting:
        ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (each.result() for each in ready)


def agreeing(coming: Iterator[list[Result]], sources: str) -> Iterator[list[Result]]:
    """Passes results on; OtherNode where a machine of a cluster has other sources."""
    for results in coming:
        for result in results:
            if result["sources"] != sources:
                raise OtherNode(theirs=result["sources"], ours=sources)
        yield results
