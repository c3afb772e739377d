"""Load table: one game with a connection for each seat, at any server."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter

from bench.load.clients import Clients
from bench.load.connection import Connection
from bench.load.game_kinds import Kind


class LoadTable(ABC):
    """The connections of its seats; nobody moves before all are open."""

    def __init__(self, clients: Clients, kind: Kind) -> None:
        self.clients, self.kind = clients, kind
        self.lines: list[Connection] = []
        self.rests = False
        self._is_complete = False
        self._due: list[Callable[[], None]] = []
        self._at_the_end = 0
        self._sent: dict[int, float] = {}  # when the move at `n` was sent
        self._told: dict[int, int] = {}  # and how many have received it

    async def open(self) -> None:
        """Opens all connections."""
        for seat in range(self.kind.seats):
            self.lines.append(await self.connect(seat))
        self._is_complete = True
        for act in self._due:
            self.clients.pace.after_thinking(act)

    @abstractmethod
    async def connect(self, seat: int) -> Connection: ...

    def is_due(self, act: Callable[[], None]) -> None:
        """Schedules the next move."""
        if self.rests:
            return
        if self._is_complete:
            self.clients.pace.after_thinking(act)
        else:
            self._due.append(act)

    def send(self, seat: int, n: int, said: bytes) -> None:
        """Sends the move at `n`."""
        if self.lines:  # else everyone has left
            self._sent[n], self._told[n] = perf_counter(), 0
            self.clients.tally.moves += 1
            self.clients.tally.awaited += self.hearers
            self.lines[seat].say(said)

    def told(self, n: int, size: int) -> None:
        """Counts a connection that received the move at `n`, if it was one of ours."""
        sent = self._sent.get(n)
        self.clients.tally.hear(size, None if sent is None else perf_counter() - sent)
        if sent is not None:
            self.clients.tally.awaited -= 1
            self._told[n] += 1
            if self._told[n] == self.hearers:
                del self._sent[n], self._told[n]

    @property
    def hearers(self) -> int:
        """Number of receivers of a move."""
        return self.kind.seats

    def hear_the_end(self) -> None:
        self._at_the_end += 1
        if self._at_the_end == self.kind.seats:
            self.clients.is_over(self)

    def close(self) -> None:
        self.clients.tally.awaited -= len(self._sent) * self.hearers - sum(self._told.values())
        self._sent, self._told = {}, {}
        for line in self.lines:
            line.close()
        self.lines = []
