"""Ray cluster: plays the tasks of a study on many machines, with the same results."""

from collections.abc import Iterator, Sequence
from typing import Any

from rotonde.lab.errors import NeedsExtra, NoCluster
from rotonde.lab.study import Study
from rotonde.lab.study_game import Result, Task, play_some

AHEAD = 4  # tasks for each core that wait in line
FOR_EVER = -1  # a task whose machine dies is played elsewhere, as often as that happens


def played_on(address: str, study: Study, tasks: Sequence[Task]) -> Iterator[list[Result]]:
    """The results of all tasks as they are ready; Rotonde of the same version is installed on every node."""
    ray = _ray()
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except Exception as error:  # whatever it is, Ray's own message is shown
        raise NoCluster(address=address, why=error) from error
    try:
        yield from _as_they_come(ray, study, tasks)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise NeedsExtra(package="ray", extra="cluster") from error
    return ray


def _as_they_come(ray: Any, study: Study, tasks: Sequence[Task]) -> Iterator[list[Result]]:
    play = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play_some)
    shared = ray.put(study)
    waiting: list[Any] = []
    for task in tasks:
        waiting.append(play.remote(shared, task))
        if len(waiting) > AHEAD * _cores(ray):
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def _cores(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 1))
