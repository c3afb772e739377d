"""Ways past the closed stations of one table, remembered there as long as the same ones are closed."""

from typing import TYPE_CHECKING

from rotonde.games.tee.routes import Approach, Roads

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class Detours:
    """What a map remembers is for all tables together, and too little where many have closed stations."""

    def __init__(self, roads: Roads, closed: list[int], before: "Detours | None" = None) -> None:
        self.closed = closed.copy()
        self._roads = roads
        self._ways: dict[int, Approach] = {}
        while before is not None and not holds(closed, before.closed):
            before = before._fewer  # where a station has opened again
        self._fewer: Detours | None = before  # what was remembered where fewer were closed
        self._before: dict[int, Approach] = {}
        if before is not None:
            self._before = {**before._before, **before._ways}

    def to(self, target: int) -> Approach:
        found = self._ways.get(target)
        if found is None:
            before = self._before.get(target) or self._roads.to(target)
            found = self._ways[target] = self._roads.past(before, self.closed)
        return found


def holds(closed: list[int], before: list[int]) -> bool:
    """Whether none has opened since."""
    return all(now & then == then for now, then in zip(closed, before, strict=True))


def to_station(state: "Tee", target: int) -> Approach:
    """The ways to a station as the table stands."""
    if not any(state.closed):
        return state.table.roads.to(target)
    if state.detours is None or state.detours.closed != state.closed:
        state.detours = Detours(state.table.roads, state.closed, state.detours)
    return state.detours.to(target)
