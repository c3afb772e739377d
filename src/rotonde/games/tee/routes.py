"""Ways to a station from everywhere: how long, by which network one comes in, what comes next."""

from typing import Final

from rotonde.games.tee.board import NETWORKS, Board
from rotonde.games.tee.expected import Expectation, Rings, rings_of
from rotonde.games.tee.phases import FREE

# The rough measure that finds ways, in sevenths of a turn: a die brings three and a half stations, a change
# costs its turn and half a throw, a closed station the wait for a 6.
TURN: Final = 7
STEP: Final = 2
CROSSING: Final = 7  # a ferry's throw carries nobody on by train
CHANGE: Final = 10
CLOSED: Final = 5 * TURN
MOST_KEPT: Final = 400  # approaches past closed stations that are remembered
NOWHERE: Final = 1 << 20
NOTHING: Final = 1  # what a change costs those who only count stations


class Approach:
    """Lists go by place: by what binds, then by station."""

    def __init__(self, board: Board, target: int) -> None:
        self.target = target
        places = len(NETWORKS) * board.count
        self.cost = [NOWHERE] * places  # sevenths of a turn, roughly
        self.arrival = [0] * places  # what binds on arrival
        self.onward = [0] * places  # the next place of the way
        self.turns: list[float] = []  # expected
        for bound in range(len(NETWORKS)):
            place = bound * board.count + target
            self.cost[place] = 0
            self.arrival[place] = bound
            self.onward[place] = place


class Roads:
    """What a map tells about ways, worked out when it is asked for and then remembered."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._rings: Rings = []
        self._open: list[Approach | None] = [None] * board.count
        self._past_closed: dict[tuple[int, ...], Approach] = {}
        self._by_stations: dict[tuple[int, ...], Approach] = {}
        self._nothing_closed = [0] * board.words

    def to(self, target: int, closed: list[int] | None = None) -> Approach:
        """The ways to a station where these are closed; for reading only."""
        if closed is not None and any(closed):
            return self._past(target, closed)
        found = self._open[target]
        if found is None:
            if not self._rings:
                self._rings = rings_of(self.board)
            found = self._searched(target, self._nothing_closed, CHANGE, CROSSING)
            found.turns = Expectation(self.board, self._rings, target).turns
            self._open[target] = found
        return found

    def by_stations(self, target: int, closed: list[int]) -> list[int]:
        """Twice the stations to a target by place, for somebody who thinks nothing of changes."""
        key = (target, *closed)
        found = self._by_stations.get(key)
        if found is None:
            _make_room(self._by_stations)
            found = self._searched(target, closed, NOTHING, STEP)
            self._by_stations[key] = found
        return found.cost

    def _past(self, target: int, closed: list[int]) -> Approach:
        """Where stations are closed the expectation grows by what the rough way grows."""
        key = (target, *closed)
        found = self._past_closed.get(key)
        if found is None:
            _make_room(self._past_closed)
            free = self.to(target)
            found = self._searched(target, closed, CHANGE, CROSSING)
            found.turns = [
                free.turns[place] + (found.cost[place] - free.cost[place]) / TURN
                for place in range(len(found.cost))
            ]
            self._past_closed[key] = found
        return found

    def _searched(self, target: int, closed: list[int], change: int, crossing: int) -> Approach:
        """Backwards from the target, nearest places first."""
        found = Approach(self.board, target)
        waiting: list[list[int]] = [[bound * self.board.count + target for bound in range(len(NETWORKS))]]
        now = 0
        while now < len(waiting):
            for place in waiting[now]:
                if found.cost[place] == now:
                    self._ride_back(found, place, closed, crossing, waiting)
                    self._change_back(found, place, change, waiting)
            now += 1
        return found

    def _ride_back(
        self, found: Approach, place: int, closed: list[int], crossing: int, waiting: list[list[int]]
    ) -> None:
        """From where a place is reached in one step."""
        board = self.board
        bound, station = divmod(place, board.count)
        shut = closed[board.word[station]] & board.bit[station] != 0
        before = found.cost[place] + (crossing if bound == FREE else STEP) + (CLOSED if shut else 0)
        for other in board.neighbours[bound][station]:  # TEE-MOVE-7: the ferry's number is that of being free
            _reach(found, bound * board.count + other, place, before, waiting)
            if bound != FREE:
                _reach(found, FREE * board.count + other, place, before, waiting)

    def _change_back(self, found: Approach, place: int, change: int, waiting: list[list[int]]) -> None:
        """TEE-NET-5: who is free there may have drawn a card for it."""
        board = self.board
        bound, station = divmod(place, board.count)
        if bound == FREE and board.is_interchange[station]:
            for network in range(FREE):
                if board.served[network][station]:
                    _reach(found, network * board.count + station, place, found.cost[place] + change, waiting)


def _make_room(kept: dict[tuple[int, ...], Approach]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()


def _reach(found: Approach, place: int, onward: int, cost: int, waiting: list[list[int]]) -> None:
    if cost < found.cost[place]:
        found.cost[place] = cost
        found.arrival[place] = found.arrival[onward]
        found.onward[place] = onward
        while len(waiting) <= cost:
            waiting.append([])
        waiting[cost].append(place)
