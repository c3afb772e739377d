# rotonde: compiled
"""What the host may measure, in the text form of Prometheus; one set for a process."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Final

Bounds = tuple[float, ...]
BOUNDS: Final[Bounds] = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # s
SIZES: Final[Bounds] = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)


class Count:
    """Goes up only; by one label, or by none."""

    def __init__(self, name: str, help_: str, label: str = "") -> None:
        self.name, self.help, self._label = name, help_, label
        self._counts: Counter[str] = Counter() if label else Counter({"": 0})

    def add(self, value: str = "") -> None:
        self._counts[value] += 1

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "counter")
        for value, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {count}' if value else f"{self.name} {count}"


class Spread:
    """How large something is each time, as a histogram; one thread adds to it."""

    def __init__(self, name: str, help_: str, bounds: Bounds) -> None:
        self.name, self.help, self._bounds = name, help_, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, size: float) -> None:
        self._counts[bisect_left(self._bounds, size)] += 1
        self._sum += size

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "histogram")
        so_far = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self.name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self.name}_sum {self._sum}"
        yield f"{self.name}_count {so_far}"


class Seconds(Spread):
    """How long something takes."""

    def __init__(self, name: str, help_: str) -> None:
        super().__init__(name, help_, BOUNDS)

    def timed(self) -> "Timer":
        """Counts what comes to its end; what is refused is counted elsewhere."""
        return Timer(self)


class Timer:
    """How long one thing takes."""

    __slots__ = ("_began", "_seconds")

    def __init__(self, seconds: Seconds) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        self._began = monotonic()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._seconds.add(monotonic() - self._began)


class Level:
    """What is so now; it is asked when somebody looks."""

    def __init__(self, name: str, help_: str, ask: Callable[[], object]) -> None:
        self.name, self.help, self._ask = name, help_, ask

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "gauge")
        yield f"{self.name} {self._ask()}"


class Levels:
    """The same by one label, as it was found."""

    def __init__(self, name: str, help_: str, label: str, found: Mapping[str, object]) -> None:
        self.name, self.help, self._label, self._found = name, help_, label, found

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.help, "gauge")
        for value, level in sorted(self._found.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {level}'


MOVES: Final = Count("rotonde_moves_total", "Moves accepted, of people and bots.")
REFUSALS: Final = Count("rotonde_refusals_total", "What was refused, by its code.", "code")
MOVE: Final = Seconds("rotonde_move_seconds", "From a move's arrival until it is stored and told.")
COMMIT: Final = Seconds("rotonde_commit_seconds", "Until what happened is on disk.")
BOT: Final = Seconds("rotonde_bot_seconds", "How long a bot thinks about a decision.")
WAITING: Final = Seconds("rotonde_bot_wait_seconds", "How long a bot waits for a process to think in.")
BATCH: Final = Spread("rotonde_batch_writes", "How many writes are committed together.", SIZES)
BATCH_TIME: Final = Seconds("rotonde_batch_seconds", "How long the database takes for such a batch.")
ALWAYS: Final = (MOVES, REFUSALS, MOVE, COMMIT, BOT, WAITING, BATCH, BATCH_TIME)


def written(*levels: Level | Levels) -> str:
    """All of it, as Prometheus reads it."""
    parts: tuple[Count | Spread | Level | Levels, ...] = (*ALWAYS, *levels)
    return "\n".join(line for each in parts for line in each.lines()) + "\n"


def _head(name: str, help_: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {help_}", f"# TYPE {name} {kind}"
