"""Tour: the expected turns through all capitals that are left, and home."""

from typing import TYPE_CHECKING

from rotonde.games.tee.closure_cache import to_station
from rotonde.games.tee.expected_turns import FAR
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.shortest_paths import PathFinder, PathTree

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

UNKNOWN = -1.0


class Tour:
    """Best tour by dynamic programming: goals are numbered, a set of them is a mask."""

    def __init__(self, count: int, ways: list[PathTree], homeward: PathTree) -> None:
        self.count = count  # of stations
        self.ways = ways
        self.homeward = homeward
        self.goals = [way.target for way in ways]
        self.all = (1 << len(ways)) - 1
        self._rest = [UNKNOWN] * ((self.all + 1) * len(ways) * len(NETWORKS))

    def left(self, station: int, bound: int) -> float:
        """Turns from there through everything and home."""
        return self._from(bound * self.count + station, self.all)

    def order(self, station: int, bound: int) -> list[PathTree]:
        """The goals in the order of the best tour, home at the end."""
        place = bound * self.count + station
        to_come = self.all
        found: list[PathTree] = []
        while to_come:
            goal = self._first(place, to_come)
            found.append(self.ways[goal])
            to_come &= ~(1 << goal)
            place = self.ways[goal].arrival[place] * self.count + self.goals[goal]
        return [*found, self.homeward]

    def _from(self, place: int, to_come: int) -> float:
        if not to_come:
            return self.homeward.turns[place]
        least = FAR * FAR
        for goal in range(len(self.goals)):
            if to_come >> goal & 1:
                least = min(least, self._by(place, goal, to_come))
        return least

    def _first(self, place: int, to_come: int) -> int:
        goals = [goal for goal in range(len(self.goals)) if to_come >> goal & 1]
        lengths = [self._by(place, goal, to_come) for goal in goals]
        return goals[lengths.index(min(lengths))]

    def _by(self, place: int, goal: int, to_come: int) -> float:
        """Turns where that goal comes first."""
        way = self.ways[goal]
        return way.turns[place] + self._after(goal, way.arrival[place], to_come & ~(1 << goal))

    def _after(self, goal: int, bound: int, to_come: int) -> float:
        index = (to_come * len(self.goals) + goal) * len(NETWORKS) + bound
        known = self._rest[index]
        if known == UNKNOWN:
            known = self._from(bound * self.count + self.goals[goal], to_come)
            self._rest[index] = known
        return known


def tour_of(state: "Tee", seat: int) -> Tour:
    """The tour left for that seat."""
    ways = [to_station(state, goal) for goal in goals_of(state, seat)]
    return Tour(state.board.count, ways, to_station(state, state.home[seat]))


def open_tour(paths: PathFinder, goals: list[int], home: int) -> Tour:
    """A tour where nothing is closed."""
    return Tour(paths.board.count, [paths.to(goal) for goal in goals], paths.to(home))


def goals_of(state: "Tee", seat: int) -> list[int]:
    """The capitals that the seat has still to visit."""
    hand = state.open[seat]
    return [station for i, station in enumerate(state.board.capitals) if hand >> i & 1]


def stations_of(count: int, order: list[PathTree], station: int, bound: int) -> list[int]:
    """Every station of the way, from where one stands through the goals in their order."""
    place = bound * count + station
    way = [station]
    for tree in order:
        while place % count != tree.target:
            place = tree.onward[place]
            if place % count != way[-1]:
                way.append(place % count)
    return way
