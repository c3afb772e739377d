"""Shortest paths to a station from everywhere: how long, by which network one comes in, what comes next."""

from typing import Final

from rotonde.games.tee.board import Board
from rotonde.games.tee.expected_turns import ExpectedTurns, Rings, rings_of
from rotonde.games.tee.incremental_paths import repaired
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.path_costs import CHANGE, CLOSED, CROSSING, STEP, TURN, UNREACHED
from rotonde.games.tee.phases import FREE

MOST_CACHED: Final = 400  # cached trees past closed stations
NOTHING: Final = 1  # what a change costs those who only count stations


class PathTree:
    """Shortest-path tree to a target. Lists go by place: by what binds, then by station."""

    def __init__(
        self, target: int, cost: list[int], arrival: list[int], onward: list[int], closed: list[int]
    ) -> None:
        self.target = target
        self.cost = cost  # sevenths of a turn, roughly
        self.arrival = arrival  # what binds on arrival
        self.onward = onward  # the next place of the way
        self.closed = closed.copy()  # the stations that these ways were found for
        self.turns: list[float] = []  # expected

    def expect(self, places: list[int], free: "PathTree") -> None:
        """Work out the turns from these places, from those where nothing is closed."""
        for place in places:
            self.turns[place] = free.turns[place]
            if self.cost[place] != free.cost[place]:
                self.turns[place] += (self.cost[place] - free.cost[place]) / TURN

    def is_open_from(self, place: int, board: Board, closed: list[int]) -> bool:
        """Whether the path from there enters no station that has been closed since it was found."""
        if closed == self.closed:
            return True
        while place % board.count != self.target:
            onward = self.onward[place]
            station = onward % board.count
            entered = station != place % board.count
            if entered and board.is_in(station, closed) and not board.is_in(station, self.closed):
                return False
            place = onward
        return True

    def copy(self, closed: list[int]) -> "PathTree":
        """A copy, to be repaired for other closed stations."""
        return PathTree(self.target, self.cost.copy(), self.arrival.copy(), self.onward.copy(), closed)


def _at_the_target(board: Board, target: int, closed: list[int]) -> PathTree:
    """The tree before the search: the target alone."""
    places = len(NETWORKS) * board.count
    found = PathTree(target, [UNREACHED] * places, [0] * places, [0] * places, closed)
    for bound in range(len(NETWORKS)):
        place = bound * board.count + target
        found.cost[place] = 0
        found.arrival[place] = bound
        found.onward[place] = place
    return found


class PathFinder:
    """Shortest paths on one map, searched when asked for and then cached."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._rings: Rings = []
        self._open: list[PathTree | None] = [None] * board.count
        self._past_closed: dict[tuple[int, ...], PathTree] = {}
        self._by_stations: dict[tuple[int, ...], PathTree] = {}
        self._nothing_closed = [0] * board.words
        places = range(len(NETWORKS) * board.count)
        self.rides = [_rides_to(board, place) for place in places]  # from where a place is reached
        self.changes = [_changes_to(board, place) for place in places]
        self.rides_on = _turned_round(self.rides)  # and where one gets from there
        self.changes_on = _turned_round(self.changes)

    def to(self, target: int, closed: list[int] | None = None) -> PathTree:
        """The tree to a station where these are closed; for reading only."""
        if closed is not None and any(closed):
            return self._remembered(target, closed)
        found = self._open[target]
        if found is None:
            if not self._rings:
                self._rings = rings_of(self.board)
            found = self.searched(target, self._nothing_closed, CHANGE, CROSSING)
            found.turns = ExpectedTurns(self.board, self._rings, target).turns
            self._open[target] = found
        return found

    def by_stations(self, target: int, closed: list[int]) -> list[int]:
        """Twice the stations to a target by place, where changes cost nothing."""
        key = (target, *closed)
        found = self._by_stations.get(key)
        if found is None:
            _make_room(self._by_stations)
            found = self.searched(target, closed, NOTHING, STEP)
            self._by_stations[key] = found
        return found.cost

    def _remembered(self, target: int, closed: list[int]) -> PathTree:
        key = (target, *closed)
        found = self._past_closed.get(key)
        if found is None:
            _make_room(self._past_closed)
            found = self.past(self.to(target), closed)
            self._past_closed[key] = found
        return found

    def past(self, before: PathTree, closed: list[int]) -> PathTree:
        """The tree where these are closed, from one where fewer were.

        The expected turns grow by what the path cost grows.
        """
        if not self.board.is_in(before.target, closed) or self.board.is_in(before.target, before.closed):
            return repaired(self, before, closed)
        free = self.to(before.target)
        found = self.searched(before.target, closed, CHANGE, CROSSING)
        found.turns = free.turns.copy()
        found.expect(list(range(len(found.cost))), free)
        return found

    def searched(self, target: int, closed: list[int], change: int, crossing: int) -> PathTree:
        """Dijkstra backwards from the target, nearest places first."""
        board = self.board
        found = _at_the_target(board, target, closed)
        free = FREE * board.count  # the first place of who is free
        waiting: list[list[int]] = [[bound * board.count + target for bound in range(len(NETWORKS))]]
        now = 0
        while now < len(waiting):
            for place in waiting[now]:
                if found.cost[place] == now:
                    shut = board.is_in(place % board.count, closed)
                    riding = now + (crossing if place >= free else STEP) + (CLOSED if shut else 0)
                    _reach(found, self.rides[place], place, riding, waiting)
                    _reach(found, self.changes[place], place, now + change, waiting)
            now += 1
        return found


def _rides_to(board: Board, place: int) -> list[int]:
    """From where a place is reached in one step; TEE-MOVE-7: the ferry's number is that of being free."""
    bound, station = divmod(place, board.count)
    found: list[int] = []
    for other in board.neighbours[bound][station]:
        found.append(bound * board.count + other)
        if bound != FREE:
            found.append(FREE * board.count + other)
    return found


def _changes_to(board: Board, place: int) -> list[int]:
    """TEE-NET-5: who is free there may have drawn a card for it."""
    bound, station = divmod(place, board.count)
    if bound != FREE or not board.is_interchange[station]:
        return []
    return [network * board.count + station for network in range(FREE) if board.served[network][station]]


def _turned_round(before: list[list[int]]) -> list[list[int]]:
    """Reversed edges: the places reached from each."""
    found: list[list[int]] = [[] for _ in before]
    for place, others in enumerate(before):
        for other in others:
            found[other].append(place)
    return found


def _make_room(cache: dict[tuple[int, ...], PathTree]) -> None:
    if len(cache) >= MOST_CACHED:
        cache.clear()


def _reach(found: PathTree, before: list[int], onward: int, cost: int, waiting: list[list[int]]) -> None:
    """From all the places `before` one, at that cost, where none is cheaper."""
    while len(waiting) <= cost:
        waiting.append([])
    costs, arrival, reached = found.cost, found.arrival[onward], waiting[cost]
    for place in before:
        if cost < costs[place]:
            costs[place] = cost
            found.arrival[place] = arrival
            found.onward[place] = onward
            reached.append(place)
