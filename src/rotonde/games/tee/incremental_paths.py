"""Incremental shortest paths: repairs the paths that lead through stations which were closed.

The result is what the search from the target would find, place for place, also where paths are equally long:
it takes the one that it finds first, and `_is_found_first` decides which that is.
"""

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rotonde.games.tee.board import WORD_BITS, Board
from rotonde.games.tee.path_costs import CHANGE, CLOSED, CROSSING, STEP, UNREACHED
from rotonde.games.tee.phases import FREE

if TYPE_CHECKING:
    from rotonde.games.tee.shortest_paths import PathFinder, PathTree


def repaired(paths: "PathFinder", before: "PathTree", closed: list[int]) -> "PathTree":
    """The tree where these are closed, from one where fewer were; the same object where no path is lost."""
    lost = through(paths, before, newly(paths.board, before.closed, closed))
    if not lost:
        return before
    found = before.copy(closed)
    PathRepair(paths, found, lost).run()
    found.turns = before.turns.copy()
    found.expect(lost, paths.to(before.target))
    return found


def through(paths: "PathFinder", ways: "PathTree", stations: list[int]) -> list[int]:
    """The places whose path leads through one of these stations."""
    onward = ways.onward
    entering: set[int] = set()
    for station in stations:
        for place in range(station, len(onward), paths.board.count):
            for other in paths.rides[place]:
                if onward[other] == place:
                    entering.add(other)
    found = list(entering)
    for place in found:  # which grows meanwhile
        for other in paths.rides[place]:
            if onward[other] == place and other not in entering:
                entering.add(other)
                found.append(other)
        for other in paths.changes[place]:
            if onward[other] == place and other not in entering:
                entering.add(other)
                found.append(other)
    return found


def newly(board: Board, before: list[int], closed: list[int]) -> list[int]:
    """The stations that are closed and were not before."""
    found: list[int] = []
    for word in range(board.words):
        fresh = closed[word] & ~before[word]
        while fresh:
            lowest = fresh & -fresh
            found.append(word * WORD_BITS + lowest.bit_length() - 1)
            fresh &= fresh - 1
    return found


class PathRepair:
    """Gives places that have lost their path another one, the nearest first."""

    def __init__(self, paths: "PathFinder", ways: "PathTree", lost: list[int]) -> None:
        self._roads = paths
        self._ways = ways
        self._lost = lost
        self._free = FREE * paths.board.count  # the first place of who is free
        self._waiting: list[int] = []  # cost and place in one number

    def run(self) -> None:
        ways, paths, costs = self._ways, self._roads, self._ways.cost
        for place in self._lost:
            costs[place] = UNREACHED
        for place in self._lost:
            for onward in paths.rides_on[place]:
                if costs[onward] != UNREACHED:
                    self._offer(place, onward, costs[onward] + self._riding_to(onward))
            for onward in paths.changes_on[place]:
                if costs[onward] != UNREACHED:
                    self._offer(place, onward, costs[onward] + CHANGE)
        places = len(costs)
        while self._waiting:
            nearest = heappop(self._waiting)
            onward = nearest % places
            if costs[onward] == nearest // places:
                self._pass_on(onward, costs[onward])
        for nearest in sorted([costs[place] * places + place for place in self._lost]):
            place = nearest % places
            ways.arrival[place] = ways.arrival[ways.onward[place]]  # which is nearer

    def _pass_on(self, onward: int, cost: int) -> None:
        paths, costs = self._roads, self._ways.cost
        riding, changing = cost + self._riding_to(onward), cost + CHANGE
        for place in paths.rides[onward]:
            if riding <= costs[place]:
                self._offer(place, onward, riding)
        for place in paths.changes[onward]:
            if changing <= costs[place]:
                self._offer(place, onward, changing)

    def _riding_to(self, place: int) -> int:
        board = self._roads.board
        shut = board.is_in(place % board.count, self._ways.closed)
        return (CROSSING if place >= self._free else STEP) + (CLOSED if shut else 0)

    def _offer(self, place: int, onward: int, cost: int) -> None:
        """A way of `place` by `onward`; no place that still has its way is offered a better one."""
        ways = self._ways
        if cost > ways.cost[place]:
            return
        if cost < ways.cost[place]:
            ways.cost[place] = cost
            heappush(self._waiting, cost * len(ways.cost) + place)
        elif not self._is_found_first(onward, ways.onward[place]):
            return
        ways.onward[place] = onward

    def _is_found_first(self, one: int, other: int) -> bool:
        """Whether the search comes to `one` first: it is nearer, or else was found first."""
        ways = self._ways
        while one != other and ways.cost[one] == ways.cost[other]:
            by_one, by_other = ways.onward[one], ways.onward[other]
            if by_one in (by_other, one):
                return self._order_at(by_one, one) < self._order_at(by_other, other)
            one, other = by_one, by_other
        return ways.cost[one] < ways.cost[other]

    def _order_at(self, onward: int, place: int) -> int:
        """Rank of a place in the search from `onward`; targets go by their number."""
        if onward == place:
            return place
        rides = self._roads.rides[onward]
        return rides.index(place) if place in rides else len(rides) + self._roads.changes[onward].index(place)
