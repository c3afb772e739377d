"""How long a whole tour takes from each start."""

from rotonde.games.tee import routes
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.state import Tee


class Tours:
    """Measures tours on the map of a table where nothing is closed."""

    def __init__(self, state: Tee) -> None:
        self._state = state

    def from_starts(self, hand: list[int]) -> list[float]:
        """The turns that the shortest tour of those capitals takes, from each start."""
        starts = self._state.board.starts
        costs = {station: routes.turns_from(self._state, station, VIOLET) for station in [*starts, *hand]}
        found: list[float] = []
        for start in starts:
            places = [start, *hand]
            cost, _ = routes.best_tour([[costs[a][b] for b in places] for a in places])
            found.append((cost + routes.TURN * len(hand) // 2) / routes.TURN)  # a visit wastes half a throw
        return found
