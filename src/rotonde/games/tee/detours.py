"""Ways past the closed stations of one table, remembered there as long as the same ones are closed."""

from typing import TYPE_CHECKING

from rotonde.games.tee.routes import Approach, Roads

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class Detours:
    """What a map remembers is for all tables together, and too little where many have closed stations."""

    def __init__(self, roads: Roads, closed: list[int]) -> None:
        self.closed = closed.copy()
        self._roads = roads
        self._ways: dict[int, Approach] = {}

    def to(self, target: int) -> Approach:
        found = self._ways.get(target)
        if found is None:
            found = self._roads.to(target, self.closed)
            self._ways[target] = found
        return found


def to_station(state: "Tee", target: int) -> Approach:
    """The ways to a station as the table stands."""
    if not any(state.closed):
        return state.table.roads.to(target)
    if state.detours is None or state.detours.closed != state.closed:
        state.detours = Detours(state.table.roads, state.closed)
    return state.detours.to(target)
