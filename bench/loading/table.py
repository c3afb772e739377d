"""One game with everyone at it, whoever serves it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter

from loading.crowd import Crowd
from loading.kinds import Kind
from loading.line import Line


class Table(ABC):
    """The lines of its seats; nobody moves before all have come."""

    def __init__(self, crowd: Crowd, kind: Kind) -> None:
        self.crowd, self.kind = crowd, kind
        self.lines: list[Line] = []
        self.rests = False
        self._is_complete = False
        self._due: list[Callable[[], None]] = []
        self._at_the_end = 0
        self._sent: dict[int, float] = {}  # when the move at `n` was sent
        self._told: dict[int, int] = {}  # and how many have been told of it

    async def open(self) -> None:
        """Everyone comes."""
        for seat in range(self.kind.seats):
            self.lines.append(await self.connect(seat))
        self._is_complete = True
        for act in self._due:
            self.crowd.pace.after_thinking(act)

    @abstractmethod
    async def connect(self, seat: int) -> Line: ...

    def is_due(self, act: Callable[[], None]) -> None:
        """Somebody is to move."""
        if self.rests:
            return
        if self._is_complete:
            self.crowd.pace.after_thinking(act)
        else:
            self._due.append(act)

    def send(self, seat: int, n: int, said: bytes) -> None:
        """The move at `n`."""
        if self.lines:  # else everyone has left
            self._sent[n], self._told[n] = perf_counter(), 0
            self.crowd.tally.moves += 1
            self.crowd.tally.awaited += self.hearers
            self.lines[seat].say(said)

    def told(self, n: int, size: int) -> None:
        """Somebody is told of the move at `n`, if it was one of those that we sent."""
        sent = self._sent.get(n)
        self.crowd.tally.hear(size, None if sent is None else perf_counter() - sent)
        if sent is not None:
            self.crowd.tally.awaited -= 1
            self._told[n] += 1
            if self._told[n] == self.hearers:
                del self._sent[n], self._told[n]

    @property
    def hearers(self) -> int:
        """How many are told of a move."""
        return self.kind.seats

    def hear_the_end(self) -> None:
        self._at_the_end += 1
        if self._at_the_end == self.kind.seats:
            self.crowd.is_over(self)

    def close(self) -> None:
        self.crowd.tally.awaited -= len(self._sent) * self.hearers - sum(self._told.values())
        self._sent, self._told = {}, {}
        for line in self.lines:
            line.close()
        self.lines = []
