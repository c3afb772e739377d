"""Limits on HTTP connections: time for a request to arrive, and bytes of answers that are not read."""

from collections import Counter
from typing import Final, Protocol

HEAD_SECONDS: Final = 10.0  # for a request's head
BODY_SECONDS: Final = 60.0  # and then for its body
STALLED_SECONDS: Final = 30.0  # in which something of an answer must be read
UNREAD_BYTES: Final = 64 * 1024 * 1024  # of answers to one address


class Droppable(Protocol):
    """A connection that can be ended at once."""

    def drop(self) -> None: ...


class ByAddress:
    """Connections of each address with their weights; where these are too much, the oldest are dropped."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._entries: dict[Droppable, tuple[str, int]] = {}  # address and weight, in order of arrival
        self._homes: dict[str, dict[Droppable, None]] = {}  # so too
        self._weights: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, home: str, connection: Droppable, weight: int = 1) -> None:
        self.remove(connection)
        self._entries[connection] = home, weight
        self._homes.setdefault(home, {})[connection] = None
        self._weights[home] += weight
        while self._weights[home] > self._most and len(self._homes[home]) > 1:
            self._drop(next(iter(self._homes[home])))

    def remove(self, connection: Droppable) -> None:
        home, weight = self._entries.pop(connection, ("", 0))
        if not weight:
            return
        self._weights[home] -= weight
        del self._homes[home][connection]
        if not self._homes[home]:
            del self._homes[home], self._weights[home]

    def drop_oldest(self) -> None:
        """Drops the oldest of all."""
        if len(self._entries) > 1:
            self._drop(next(iter(self._entries)))

    def _drop(self, connection: Droppable) -> None:
        self.remove(connection)
        connection.drop()


class HttpLimits:
    """Shared limits of all HTTP connections; `most` are unfinished requests of one address."""

    def __init__(self, most: int) -> None:
        self.unfinished = ByAddress(most)
        self.unread = ByAddress(UNREAD_BYTES)
        self.head_seconds = HEAD_SECONDS
        self.body_seconds = BODY_SECONDS
        self.stalled_seconds = STALLED_SECONDS
