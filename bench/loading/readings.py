"""All that a run of the load generator found."""

from dataclasses import dataclass
from statistics import median

from loading.tally import Reading


@dataclass(frozen=True)
class Plan:
    """How much is played."""

    tables: int
    before: int  # moves at other tables: a server that has just begun has much to work out once
    warm: int  # moves before anything is measured
    moves: int
    rounds: int
    steps: tuple[int, ...]  # tables, more and more
    rate: float  # moves a second there
    paced: int  # moves there
    rest: float  # seconds there while nobody moves


@dataclass(frozen=True)
class Idle:
    """Bytes of the server before anybody came, after all have left, and of one begun on what they left."""

    empty: int
    left: int
    begun: int
    tables: int


@dataclass(frozen=True)
class Step:
    """So many tables, and the same moves at a server with only the first ones, just before and just after."""

    reading: Reading
    beside: tuple[Reading, Reading]

    @property
    def ratio(self) -> float:
        """What a move costs here, against there: the machine's own ups and downs are in both."""
        return self.reading.cost / (sum(each.cost for each in self.beside) / len(self.beside))


@dataclass(frozen=True)
class Load:
    plan: Plan
    readings: dict[str, list[Reading]]
    whole: float  # bytes of a message of ours, with all that was told before
    flat: list[Step]
    idle: Idle
    verified: str

    def moves(self, name: str) -> float:
        """Moves in a second of the server's processor, the median of all rounds."""
        return median(each.moves_per_cpu_second for each in self.readings[name])

    def middle(self, name: str, what: str) -> float:
        return median(float(getattr(each, what)) for each in self.readings[name])

    @property
    def ratios(self) -> list[float]:
        """Against boardgame.io where it tells as much, round by round."""
        pairs = zip(self.readings["rotonde"], self.readings["message"], strict=True)
        return [a.moves_per_cpu_second / b.moves_per_cpu_second for a, b in pairs]

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def per_live_table(self) -> float:
        """Bytes, from the last two steps."""
        before, after = (each.reading for each in self.flat[-2:])
        return (after.memory - before.memory) / (after.tables - before.tables)

    @property
    def per_idle_table(self) -> float:
        return (self.idle.begun - self.idle.empty) / self.idle.tables
