"""Readings of a run of the load generator."""

from dataclasses import dataclass
from statistics import median

from bench.load.tally import Reading

OURS, PEER = "rotonde", "message"  # and boardgame.io where it knows as much: what the target speaks of


@dataclass(frozen=True)
class Plan:
    """Size of a load run."""

    tables: int
    before: int  # moves at other tables: a server that has just begun has much to work out once
    warm: int  # moves before anything is measured
    moves: int  # of a stretch, after which another server has its turn
    stretches: int  # of a round
    rounds: int
    steps: tuple[int, ...]  # tables, more and more
    rate: float  # moves a second there
    paced: int  # moves of a stretch there
    rest: float  # seconds before each while nobody moves
    turns: int  # stretches of a step, there and at the server beside


@dataclass(frozen=True)
class Pair:
    """Two servers that took turns: ours, and what it is compared with."""

    ours: Reading
    other: Reading

    @property
    def ratio(self) -> float:
        """Ratio of our moves per second of the processor to the other's."""
        return self.ours.moves_per_cpu_second / self.other.moves_per_cpu_second


@dataclass(frozen=True)
class Idle:
    """Bytes of the server before anybody came, after all have left, and of one begun on what they left."""

    empty: int
    left: int
    begun: int
    tables: int


@dataclass(frozen=True)
class Step:
    """So many tables, and the same moves at a server with only the first ones, in turns."""

    reading: Reading
    beside: Reading

    @property
    def ratio(self) -> float:
        """Cost of a move here against there: the machine's own ups and downs are in both."""
        return self.reading.cost / self.beside.cost


@dataclass(frozen=True)
class Load:
    plan: Plan
    pairs: dict[str, list[Pair]]  # of every round, by the other server's name
    whole: float  # bytes of a whole message of ours
    flat: list[Step]
    idle: Idle
    verified: str

    def readings(self, name: str) -> list[Reading]:
        """Readings of one server: ours is that beside boardgame.io where it knows as much."""
        if name == OURS:
            return [each.ours for each in self.pairs[PEER]]
        return [each.other for each in self.pairs[name]]

    def moves(self, name: str) -> float:
        """Moves in a second of the server's processor, the median of all rounds."""
        return self.middle(name, "moves_per_cpu_second")

    def middle(self, name: str, what: str) -> float:
        return median(float(getattr(each, what)) for each in self.readings(name))

    def ratio(self, name: str) -> float:
        """Ours against another server: the median of the rounds, in each of which the two took turns."""
        return median(each.ratio for each in self.pairs[name])

    @property
    def per_live_table(self) -> float:
        """Bytes, from the last two steps."""
        before, after = (each.reading for each in self.flat[-2:])
        return (after.memory - before.memory) / (after.tables - before.tables)

    @property
    def per_idle_table(self) -> float:
        return (self.idle.begun - self.idle.empty) / self.idle.tables
