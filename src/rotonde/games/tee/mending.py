"""Ways mended where stations were closed: whoever rode through one of them looks for another way.

What comes out is what the search from the target would find, place for place, also where ways are equally
long: it takes the one that it finds first, and `_is_found_first` tells which that is.
"""

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from rotonde.games.tee.board import WORD_BITS, Board
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.rough import CHANGE, CLOSED, CROSSING, STEP, UNREACHED

if TYPE_CHECKING:
    from rotonde.games.tee.routes import Approach, Roads


def mended(roads: "Roads", before: "Approach", closed: list[int]) -> "Approach":
    """The ways where these are closed, from those where fewer were; the very same where nobody loses any."""
    lost = through(roads, before, newly(roads.board, before.closed, closed))
    if not lost:
        return before
    found = before.copy(closed)
    Mending(roads, found, lost).mend()
    found.turns = before.turns.copy()
    found.expect(lost, roads.to(before.target))
    return found


def through(roads: "Roads", ways: "Approach", stations: list[int]) -> list[int]:
    """The places whose way leads through one of these stations."""
    onward = ways.onward
    entering: set[int] = set()
    for station in stations:
        for place in range(station, len(onward), roads.board.count):
            for other in roads.rides[place]:
                if onward[other] == place:
                    entering.add(other)
    found = list(entering)
    for place in found:  # which grows meanwhile
        for other in roads.rides[place]:
            if onward[other] == place and other not in entering:
                entering.add(other)
                found.append(other)
        for other in roads.changes[place]:
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


class Mending:
    """Gives places that have lost their way another one, the nearest first."""

    def __init__(self, roads: "Roads", ways: "Approach", lost: list[int]) -> None:
        self._roads = roads
        self._ways = ways
        self._lost = lost
        self._free = FREE * roads.board.count  # the first place of who is free
        self._waiting: list[int] = []  # cost and place in one number

    def mend(self) -> None:
        ways, roads, costs = self._ways, self._roads, self._ways.cost
        for place in self._lost:
            costs[place] = UNREACHED
        for place in self._lost:
            for onward in roads.rides_on[place]:
                if costs[onward] != UNREACHED:
                    self._offer(place, onward, costs[onward] + self._riding_to(onward))
            for onward in roads.changes_on[place]:
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
        roads, costs = self._roads, self._ways.cost
        riding, changing = cost + self._riding_to(onward), cost + CHANGE
        for place in roads.rides[onward]:
            if riding <= costs[place]:
                self._offer(place, onward, riding)
        for place in roads.changes[onward]:
            if changing <= costs[place]:
                self._offer(place, onward, changing)

    def _riding_to(self, place: int) -> int:
        board = self._roads.board
        shut = board.is_in(place % board.count, self._ways.closed)
        return (CROSSING if place >= self._free else STEP) + (CLOSED if shut else 0)

    def _offer(self, place: int, onward: int, cost: int) -> None:
        """A way of `place` by `onward`; no place that has kept its way is offered a better one."""
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
        """Which of two places the search comes to first: the nearer one, else who was found first."""
        ways = self._ways
        while one != other and ways.cost[one] == ways.cost[other]:
            by_one, by_other = ways.onward[one], ways.onward[other]
            if by_one in (by_other, one):
                return self._order_at(by_one, one) < self._order_at(by_other, other)
            one, other = by_one, by_other
        return ways.cost[one] < ways.cost[other]

    def _order_at(self, onward: int, place: int) -> int:
        """When the search tries a place from `onward`; targets are tried by their number."""
        if onward == place:
            return place
        rides = self._roads.rides[onward]
        return rides.index(place) if place in rides else len(rides) + self._roads.changes[onward].index(place)
