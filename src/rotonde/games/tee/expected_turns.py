"""Expected turns of a path with the die as it falls, under the best play, cards aside."""

from typing import Final

from rotonde.games.tee.board import Board
from rotonde.games.tee.material import FERRY, NETWORKS
from rotonde.games.tee.phases import FACES, FREE

FAR: Final = 1e6  # turns: nobody gets there like that
SETTLED: Final = 1e-9

Rings = list[list[list[list[int]]]]  # by network, station and distance less one: the stations there


def rings_of(board: Board) -> Rings:
    """Rings around each station: those one to six away, on each network."""
    return [
        [_rings(board.neighbours[network], station) for station in range(board.count)]
        for network in range(len(NETWORKS))
    ]


def _rings(neighbours: list[list[int]], origin: int) -> list[list[int]]:
    seen = {origin}
    rings: list[list[int]] = []
    edge = [origin]
    for _ in range(FACES):
        ring: list[int] = []
        for station in edge:
            for other in neighbours[station]:
                if other not in seen:
                    seen.add(other)
                    ring.append(other)
        rings.append(ring)
        edge = ring
    return rings


class ExpectedTurns:
    """Turns to one station from everywhere, by what binds and where one is."""

    def __init__(self, board: Board, rings: Rings, target: int) -> None:
        self.board = board
        self.rings = rings
        count = board.count
        self.turns = [FAR] * (len(NETWORKS) * count)
        for bound in range(len(NETWORKS)):
            self.turns[bound * count + target] = 0.0
        distance = board.distance[target]
        by_distance = sorted([(distance[station], station) for station in range(count)])
        self._settle([station for _, station in by_distance if station != target])

    def _settle(self, order: list[int]) -> None:
        """Nearer stations first, so that few rounds are needed."""
        changed = True
        while changed:
            changed = False
            for station in order:
                for bound in (FREE, 0, 1):
                    if self._improve(bound, station):
                        changed = True

    def _improve(self, bound: int, station: int) -> bool:
        board = self.board
        place = bound * board.count + station
        turns = self._rolling(bound, station)
        if bound != FREE and board.is_interchange[station]:
            turns = min(turns, 1.0 + self.turns[FREE * board.count + station])  # TEE-NET-5
        if turns < self.turns[place] - SETTLED:
            self.turns[place] = turns
            return True
        return False

    def _rolling(self, bound: int, station: int) -> float:
        """Throws below some number may be left unused: the best such number counts."""
        least = FAR
        total = 0.0
        best = FAR
        after: list[float] = []
        for die in range(FACES):
            if bound == FREE:
                for network in range(len(NETWORKS)):
                    least = min(least, self._nearest(network, station, die))
            else:
                least = min(least, self._nearest(bound, station, die))
            after.append(least)
        for used in range(1, FACES + 1):
            total += after[FACES - used]
            best = min(best, (FACES + total) / used)
        return best

    def _nearest(self, network: int, station: int, die: int) -> float:
        first = network * self.board.count  # TEE-MOVE-7: the ferry's number is that of being free
        turns = self.turns
        least = FAR
        for other in self.rings[network][station][die]:
            least = min(least, turns[first + other])
        return least


assert FERRY == FREE, "who leaves a ferry is free"
