"""Ways to a station from everywhere: how long, by which network one comes in, what comes next."""

from typing import Final

from rotonde.games.tee.board import NETWORKS, Board
from rotonde.games.tee.expected import Expectation, Rings, rings_of
from rotonde.games.tee.mending import mended
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.rough import CHANGE, CLOSED, CROSSING, STEP, TURN, UNREACHED

MOST_KEPT: Final = 400  # approaches past closed stations that are remembered
NOTHING: Final = 1  # what a change costs those who only count stations


class Approach:
    """Lists go by place: by what binds, then by station."""

    def __init__(
        self, target: int, cost: list[int], arrival: list[int], onward: list[int], closed: list[int]
    ) -> None:
        self.target = target
        self.cost = cost  # sevenths of a turn, roughly
        self.arrival = arrival  # what binds on arrival
        self.onward = onward  # the next place of the way
        self.closed = closed.copy()  # the stations that these ways were found for
        self.turns: list[float] = []  # expected

    def expect(self, places: list[int], free: "Approach") -> None:
        """Work out the turns from these places, from those where nothing is closed."""
        for place in places:
            self.turns[place] = free.turns[place]
            if self.cost[place] != free.cost[place]:
                self.turns[place] += (self.cost[place] - free.cost[place]) / TURN

    def is_open_from(self, place: int, board: Board, closed: list[int]) -> bool:
        """Whether the way from there enters no station that has been closed since it was found."""
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

    def copy(self, closed: list[int]) -> "Approach":
        """The same ways, to be mended for other stations."""
        return Approach(self.target, self.cost.copy(), self.arrival.copy(), self.onward.copy(), closed)


def _at_the_target(board: Board, target: int, closed: list[int]) -> Approach:
    """Nobody else has a way yet."""
    places = len(NETWORKS) * board.count
    found = Approach(target, [UNREACHED] * places, [0] * places, [0] * places, closed)
    for bound in range(len(NETWORKS)):
        place = bound * board.count + target
        found.cost[place] = 0
        found.arrival[place] = bound
        found.onward[place] = place
    return found


class Roads:
    """What a map tells about ways, worked out when it is asked for and then remembered."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._rings: Rings = []
        self._open: list[Approach | None] = [None] * board.count
        self._past_closed: dict[tuple[int, ...], Approach] = {}
        self._by_stations: dict[tuple[int, ...], Approach] = {}
        self._nothing_closed = [0] * board.words
        places = range(len(NETWORKS) * board.count)
        self.rides = [_rides_to(board, place) for place in places]  # from where a place is reached
        self.changes = [_changes_to(board, place) for place in places]
        self.rides_on = _turned_round(self.rides)  # and where one gets from there
        self.changes_on = _turned_round(self.changes)

    def to(self, target: int, closed: list[int] | None = None) -> Approach:
        """The ways to a station where these are closed; for reading only."""
        if closed is not None and any(closed):
            return self._remembered(target, closed)
        found = self._open[target]
        if found is None:
            if not self._rings:
                self._rings = rings_of(self.board)
            found = self.searched(target, self._nothing_closed, CHANGE, CROSSING)
            found.turns = Expectation(self.board, self._rings, target).turns
            self._open[target] = found
        return found

    def by_stations(self, target: int, closed: list[int]) -> list[int]:
        """Twice the stations to a target by place, for somebody who thinks nothing of changes."""
        key = (target, *closed)
        found = self._by_stations.get(key)
        if found is None:
            _make_room(self._by_stations)
            found = self.searched(target, closed, NOTHING, STEP)
            self._by_stations[key] = found
        return found.cost

    def _remembered(self, target: int, closed: list[int]) -> Approach:
        key = (target, *closed)
        found = self._past_closed.get(key)
        if found is None:
            _make_room(self._past_closed)
            found = self.past(self.to(target), closed)
            self._past_closed[key] = found
        return found

    def past(self, before: Approach, closed: list[int]) -> Approach:
        """The ways where these are closed, from those where fewer were.

        The expectation grows by what the rough way grows.
        """
        if not self.board.is_in(before.target, closed) or self.board.is_in(before.target, before.closed):
            return mended(self, before, closed)
        free = self.to(before.target)
        found = self.searched(before.target, closed, CHANGE, CROSSING)
        found.turns = free.turns.copy()
        found.expect(list(range(len(found.cost))), free)
        return found

    def searched(self, target: int, closed: list[int], change: int, crossing: int) -> Approach:
        """Backwards from the target, nearest places first."""
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
    """Where one gets from each place, from where each is reached."""
    found: list[list[int]] = [[] for _ in before]
    for place, others in enumerate(before):
        for other in others:
            found[other].append(place)
    return found


def _make_room(kept: dict[tuple[int, ...], Approach]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()


def _reach(found: Approach, before: list[int], onward: int, cost: int, waiting: list[list[int]]) -> None:
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
