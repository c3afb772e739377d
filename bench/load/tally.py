"""Tally of a run: moves, messages and latencies, counted by the clients."""

from dataclasses import dataclass, field


@dataclass
class Tally:
    """Counts since the last clear: moves sent, messages received, their bytes, and latencies in seconds."""

    moves: int = 0
    games: int = 0  # that came to their end
    told: int = 0
    size: int = 0
    delays: list[float] = field(default_factory=list)
    awaited: int = 0  # messages about moves that were sent; of now, not since anything

    def hear(self, size: int, delay: float | None) -> None:
        self.told += 1
        self.size += size
        if delay is not None:
            self.delays.append(delay)

    def clear(self) -> None:
        self.moves = self.games = self.told = self.size = 0
        self.delays = []


@dataclass(frozen=True)
class Reading:
    """Reading of one server over some seconds."""

    tables: int
    moves: int
    games: int
    cpu: float  # seconds
    wall: float
    told: float  # messages a move
    bytes_told: float  # a message
    median: float  # median latency in seconds
    late: float  # and for the slowest hundredth
    memory: int  # at the end
    rest: float = 0.0  # seconds of CPU a second while nobody moved
    opening: float = 0.0  # seconds of CPU for a table that opens, until all its people are there

    @property
    def cost(self) -> float:
        """Seconds of CPU for a move beyond what the server does at rest."""
        return (self.cpu - self.rest * self.wall) / self.moves

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu
