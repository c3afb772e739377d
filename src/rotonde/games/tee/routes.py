"""How far it is, in turns: a rough measure for aids, in sevenths of a turn.

A station takes two sevenths, since a die brings three and a half on average; a draw takes a whole turn; a
closed station costs the wait for a 6.
"""

from typing import TYPE_CHECKING, Final

from rotonde.games.tee import closing
from rotonde.games.tee.board import FERRY, NETWORKS
from rotonde.games.tee.phases import FREE

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

TURN: Final = 7
STEP: Final = 2
CLOSED: Final = 5 * TURN
FAR: Final = 1 << 30


def turns_from(state: "Tee", station: int, bound: int) -> list[int]:
    """Sevenths of a turn from there to every station, for somebody so bound; for reading only."""
    if closing.any_closed(state):
        return _searched(state, station, bound)
    known = state.board.turns[bound]
    if not known[station]:
        known[station] = _searched(state, station, bound)
    return known[station]


def _searched(state: "Tee", station: int, bound: int) -> list[int]:
    count = state.board.count
    cost = [FAR] * (len(NETWORKS) * count)  # by what binds, then by station
    cost[bound * count + station] = 0
    waiting: list[list[int]] = [[bound * count + station]]
    now = 0
    while now < len(waiting):
        for place in waiting[now]:
            if cost[place] == now:
                _go_on(state, place, now, cost, waiting)
        now += 1
    return [min(cost[each], cost[count + each], cost[FREE * count + each]) for each in range(count)]


def _go_on(state: "Tee", place: int, now: int, cost: list[int], waiting: list[list[int]]) -> None:
    board = state.board
    bound, station = divmod(place, board.count)
    for network in range(len(NETWORKS)):
        if bound in (FREE, network):
            for other in board.neighbours[network][station]:
                step = STEP + (CLOSED if state.is_closed(other) else 0)
                # TEE-MOVE-7: a ferry leaves its passengers free, and its number is that of being free
                _reach(network * board.count + other, now + step, cost, waiting)
    if bound != FREE and board.is_interchange[station]:
        _reach(FERRY * board.count + station, now + TURN, cost, waiting)  # TEE-NET-5


def _reach(place: int, at: int, cost: list[int], waiting: list[list[int]]) -> None:
    if at < cost[place]:
        cost[place] = at
        while len(waiting) <= at:
            waiting.append([])
        waiting[at].append(place)


def best_tour(matrix: list[list[int]]) -> tuple[int, list[int]]:
    """The shortest way from 0 through all others and back, and its order."""
    goals = len(matrix) - 1
    best: list[list[int]] = [[FAR] * goals for _ in range(1 << goals)]
    before: list[list[int]] = [[0] * goals for _ in range(1 << goals)]
    for goal in range(goals):
        best[1 << goal][goal] = matrix[0][goal + 1]
    for been in range(1, 1 << goals):
        for last in range(goals):
            reached = best[been][last]
            if reached < FAR:
                for goal in range(goals):
                    longer = reached + matrix[last + 1][goal + 1]
                    if not been >> goal & 1 and longer < best[been | 1 << goal][goal]:
                        best[been | 1 << goal][goal] = longer
                        before[been | 1 << goal][goal] = last
    been = (1 << goals) - 1
    ends = [best[been][last] + matrix[last + 1][0] for last in range(goals)]
    last = ends.index(min(ends))
    order: list[int] = []
    while been:
        order.append(last + 1)
        been, last = been & ~(1 << last), before[been][last]
    order.reverse()
    return min(ends), order
