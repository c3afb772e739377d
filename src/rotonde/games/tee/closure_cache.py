"""Closure cache: paths past the closed stations of one table, while the same ones are closed."""

from typing import TYPE_CHECKING

from rotonde.games.tee.shortest_paths import PathFinder, PathTree

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class ClosureCache:
    """Trees of one table for one set of closed stations; built on those for fewer.

    The map's own cache serves all tables, and is too small where many have closed stations.
    """

    def __init__(self, paths: PathFinder, closed: list[int], before: "ClosureCache | None" = None) -> None:
        self.closed = closed.copy()
        self._roads = paths
        self._ways: dict[int, PathTree] = {}
        while before is not None and not holds(closed, before.closed):
            before = before._fewer  # where a station has opened again
        self._fewer: ClosureCache | None = before  # the cache where fewer were closed
        self._before: dict[int, PathTree] = {}
        if before is not None:
            self._before = {**before._before, **before._ways}

    def to(self, target: int) -> PathTree:
        found = self._ways.get(target)
        if found is None:
            before = self._before.get(target) or self._roads.to(target)
            found = self._ways[target] = self._roads.past(before, self.closed)
        return found


def holds(closed: list[int], before: list[int]) -> bool:
    """Whether none has opened since."""
    return all(now & then == then for now, then in zip(closed, before, strict=True))


def to_station(state: "Tee", target: int) -> PathTree:
    """The tree to a station as the table stands."""
    if not any(state.closed):
        return state.config.paths.to(target)
    if state.closure_cache is None or state.closure_cache.closed != state.closed:
        state.closure_cache = ClosureCache(state.config.paths, state.closed, state.closure_cache)
    return state.closure_cache.to(target)
