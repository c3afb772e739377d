"""Ray's five calls in one process: two nodes with a core each, one of which dies with work in hand."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any


class Work:
    """A task that was handed in, and the result once some node has played it."""

    def __init__(self, play: Callable[..., Any], given: tuple[Any, ...], retries: int) -> None:
        self.play, self.given, self.retries = play, given, retries
        self.result: Any = None


class TwoNodes(ModuleType):
    """Stands where `import ray` looks; a cluster called nowhere does not answer."""

    def __init__(self, dies_with: int) -> None:
        super().__init__("ray")
        self.joined: list[str] = []
        self.left = False
        self.lost = 0
        self._alive = 2
        self._due_to_die = dies_with  # after so many results

    def init(self, address: str, **_: object) -> None:
        if address.startswith("nowhere"):
            raise ConnectionError(f"no answer from {address}")
        self.joined.append(address)

    def shutdown(self) -> None:
        self.left = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._alive)}

    def put(self, thing: object) -> object:
        return thing

    def remote(self, *, num_cpus: int, max_retries: int) -> Callable[[Callable[..., Any]], Any]:
        def offered(play: Callable[..., Any]) -> Any:
            calls = ModuleType("calls")
            vars(calls)["remote"] = lambda *given: Work(play, given, max_retries)
            return calls

        return offered

    def wait(self, waiting: Sequence[Work]) -> tuple[list[Work], list[Work]]:
        """The first in line is ready; what the dying node holds goes back into the line, if it may."""
        first, *others = waiting
        if self._alive == 2 and self._due_to_die == 0:
            self._alive = 1
            self.lost += 1
            assert first.retries != 0, "a task that is lost is to be played again"
            return self.wait([*others, first])
        self._due_to_die -= 1
        first.result = first.play(*first.given)
        return [first], others

    def get(self, ready: Sequence[Work]) -> list[Any]:
        return [work.result for work in ready]
