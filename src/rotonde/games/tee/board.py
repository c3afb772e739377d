"""Board: the map as tables; stations, capitals and networks are numbers, sets of capitals are masks."""

from typing import Final

from rotonde.games.tee.material import NETWORKS

WORD_BITS: Final = 60  # a set of stations is a list of words that stay small ints


class Board:
    """Board: what the game asks of a map, made from a checked file.

    `edges` are (network, station, station). TEE-NET-1: the three networks meet only at interchanges.
    """

    def __init__(
        self,
        stations: list[str],
        names: list[dict[str, str]],
        starts: list[int],
        reds: list[int],
        blues: list[int],
        edges: list[tuple[int, int, int]],
    ) -> None:
        self.stations = stations
        self.names = names
        self.postcards: dict[str, dict[str, str]] = {}  # what a capital's souvenir card says
        self.places: dict[str, list[float]] = {}  # longitude and latitude, where the map has them
        self.count = len(stations)
        self.starts = starts
        self.is_start = [station in starts for station in range(self.count)]
        self.capitals = reds + blues
        self.capital_names = [stations[station] for station in self.capitals]
        self.colour_masks = [(1 << len(reds)) - 1, ((1 << len(blues)) - 1) << len(reds)]
        self.capital_bit = [0] * self.count
        for i, station in enumerate(self.capitals):
            self.capital_bit[station] = 1 << i
        self.words = (self.count + WORD_BITS - 1) // WORD_BITS
        self.word = [station // WORD_BITS for station in range(self.count)]
        self.bit = [1 << station % WORD_BITS for station in range(self.count)]
        self._lay_lines(edges)
        self.distance = [self._distances(station) for station in range(self.count)]

    def is_in(self, station: int, those: list[int]) -> bool:
        """Whether a set of stations holds that one."""
        return those[self.word[station]] & self.bit[station] != 0

    def _lay_lines(self, edges: list[tuple[int, int, int]]) -> None:
        """A ride is a station entered by a network; `exits` says which rides leave a station."""
        joined: list[list[list[int]]] = [[[] for _ in range(self.count)] for _ in NETWORKS]
        for network, a, b in edges:
            joined[network][a].append(b)
            joined[network][b].append(a)
        self.neighbours = joined
        self.ride_network: list[int] = []
        self.ride_station: list[int] = []
        number: list[dict[int, int]] = [{} for _ in NETWORKS]
        for network in range(len(NETWORKS)):
            for station in range(self.count):
                if joined[network][station]:
                    number[network][station] = len(self.ride_station)
                    self.ride_network.append(network)
                    self.ride_station.append(station)
        self.exits = [
            [
                sorted([number[network][other] for other in joined[network][station]])
                for station in range(self.count)
            ]
            for network in range(len(NETWORKS))
        ]
        self.served = [
            [bool(joined[network][station]) for station in range(self.count)]
            for network in range(len(NETWORKS))
        ]
        self.is_interchange = [
            sum([1 for network in range(len(NETWORKS)) if self.served[network][station]]) > 1
            for station in range(self.count)
        ]

    def _distances(self, origin: int) -> list[int]:
        """TEE-NEAR-1: fewest stations apart over all three networks together."""
        distance = [-1] * self.count
        distance[origin] = 0
        reached = [origin]
        for station in reached:
            for network in range(len(NETWORKS)):
                for other in self.neighbours[network][station]:
                    if distance[other] < 0:
                        distance[other] = distance[station] + 1
                        reached.append(other)
        return distance

    def capitals_in(self, mask: int) -> list[str]:
        """The capitals of a mask by name, in the order of the decks: red, then blue."""
        return [name for i, name in enumerate(self.capital_names) if mask >> i & 1]
