"""Reach: where a move can end, by the shortest ways on a network for each number of stations reopened."""

from typing import TYPE_CHECKING

from rotonde.games.tee.material import FERRY, NETWORKS
from rotonde.games.tee.phases import FACES, FREE, NO_NETWORK

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class Way:
    """One way to a station: the stations entered, the network of each, and those of them that it reopens."""

    def __init__(self, path: list[int], networks: list[int], reopens: list[int]) -> None:
        self.path = path
        self.networks = networks
        self.reopens = reopens


class Ways:
    """The ways of a seat from one network: of the move under way, or with whatever throw may come."""

    def __init__(self, state: "Tee", seat: int, network: int, *, moving: bool) -> None:
        self.state = state
        self.seat = seat
        self.network = network
        self.moving = moving
        self.cards = state.kept[seat].bit_count()
        six = state.six if moving else True  # any throw may yet come
        self.openings = self.cards + (FACES if state.config.six_opens_all else 1) * (1 if six else 0)
        self.been = state.path if moving else [state.at[seat]]
        self.steps = state.steps_left() if moving else FACES
        self.found: list[Way] = []
        self._collect()

    def _collect(self) -> None:
        known: set[int] = set()  # stations, each with the network and how many were reopened
        ways = [Way([], [], [])]
        for way in ways:
            for network in self._networks(way):
                for station in self._onward(way, network):
                    reopens = [*way.reopens, station] if self.state.is_closed(station) else way.reopens
                    reached = (len(reopens) * len(NETWORKS) + network) * self.state.board.count + station
                    if reached not in known:
                        known.add(reached)
                        ways.append(Way([*way.path, station], [*way.networks, network], reopens))
        self.found = ways[1:]

    def _networks(self, way: Way) -> list[int]:
        """TEE-FERRY-3: off a ferry any line may follow, where the table plays so."""
        network = way.networks[-1] if way.networks else self.network
        landed = len(way.path) > 0 or len(self.been) > 1
        if network == FERRY and landed and self.state.config.ride_on:
            return list(range(len(NETWORKS)))
        return [network]

    def _onward(self, way: Way, network: int) -> list[int]:
        if len(way.path) == self.steps or (way.path and self._ends(way.path[-1])):
            return []
        here = way.path[-1] if way.path else self.been[-1]
        may_open = len(way.reopens) < self.openings
        return [
            other
            for other in self.state.board.neighbours[network][here]
            if other not in self.been
            and other not in way.path
            and (may_open or not self.state.is_closed(other))
        ]

    def _ends(self, station: int) -> bool:
        return self.visits(station) or self.wins(station)  # TEE-MOVE-5

    def visits(self, station: int) -> bool:
        return self.state.open[self.seat] & self.state.board.capital_bit[station] != 0

    def wins(self, station: int) -> bool:
        return self.state.open[self.seat] == 0 and station == self.state.home[self.seat]

    def die(self, way: Way) -> int:
        """The least throw that allows this way."""
        return FACES if len(way.reopens) > self.cards else len(way.path)


def all_ways(state: "Tee", seat: int, *, moving: bool) -> list[Ways]:
    """The ways by every network that the seat may take."""
    if moving and state.network != NO_NETWORK:
        networks = [state.network]
    elif state.bound[seat] == FREE:
        networks = list(range(len(NETWORKS)))
    else:
        networks = [state.bound[seat]]
    return [Ways(state, seat, network, moving=moving) for network in networks]
