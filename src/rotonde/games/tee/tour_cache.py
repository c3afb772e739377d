"""Tour cache: the paths of a seat's tour, searched again only where a station closes on them."""

from typing import TYPE_CHECKING

from rotonde.games.tee.board import Board
from rotonde.games.tee.closure_cache import holds, to_station
from rotonde.games.tee.incremental_paths import newly, through
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.tour import Tour, goals_of

if TYPE_CHECKING:
    from rotonde.games.tee.shortest_paths import PathTree
    from rotonde.games.tee.state import Tee


class TourCache:
    """The paths to a seat's goals and home, right from where it stands and from each of these.

    A station that closes changes only the ways that lead through it: all others stay as they were found, and
    most closings are on none that the seat asks for.
    """

    def __init__(self) -> None:
        self.ways: list[PathTree] = []  # home last
        self._closed: list[int] = []  # for which they were right, but for where the seat stands
        self._tour: Tour | None = None

    def follow(self, state: "Tee", seat: int) -> None:
        """The ways as the table stands now."""
        targets = [*goals_of(state, seat), state.home[seat]]
        known = self._kept(state, targets)
        place = state.bound[seat] * state.board.count + state.at[seat]
        self.ways = []
        for target in targets:
            way = known.get(target)
            if way is None or not way.is_open_from(place, state.board, state.closed):
                way = to_station(state, target)
            self.ways.append(way)
        self._closed = state.closed.copy()

    def _kept(self, state: "Tee", targets: list[int]) -> "dict[int, PathTree]":
        """The ways by their targets that still stand from all of these."""
        known = {way.target: way for way in self.ways}
        were_asked = all(target in known for target in targets)
        if were_asked and state.closed == self._closed:
            return known
        asked = _arrivals(state.board, targets)
        has_only_shut = were_asked and holds(state.closed, self._closed)
        shut = newly(state.board, self._closed, state.closed) if has_only_shut else []
        found: dict[int, PathTree] = {}
        for way in self.ways:
            if not has_only_shut:
                # What has opened may have been closed since the way was found, which then is as it was.
                if not holds(state.closed, way.closed):
                    continue
                shut = newly(state.board, way.closed, state.closed)
            if asked.isdisjoint(through(state.config.paths, way, shut)):
                found[way.target] = way
        return found

    def tour(self, count: int) -> Tour:
        """Tour of these ways, on a map of so many stations; cached by the ways."""
        found = self._tour
        goals, homeward = self.ways[:-1], self.ways[-1]
        if found is None or found.homeward is not homeward or found.ways != goals:
            found = self._tour = Tour(count, goals, homeward)
        return found


def _arrivals(board: Board, targets: list[int]) -> set[int]:
    """The places where a tour may come to each of these and go on to the next."""
    return {
        bound * board.count + target
        for bound in range(len(NETWORKS))
        for target in targets
        if bound == FREE or board.served[bound][target]
    }
