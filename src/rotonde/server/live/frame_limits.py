"""Frame limits: by connection, by address, and in one round of the event loop.

A whole message of usual size is counted where it is answered. Everything else (pings, pongs, parts of a
message, large frames) takes tokens: one for each frame and one for each 8 KB.
"""

import asyncio
import logging
from collections import deque
from typing import Final, Protocol

from rotonde.server.http.token_bucket import ADDRESS, Bucket, Buckets, household

FRAME_RATE: Final = 50.0  # tokens a second of one connection; five times that by address
FRAME_BURST: Final = 500.0  # and at once
FRAGMENTS: Final = 128  # frames of one message
AT_ONCE: Final = 16  # frames of one connection that are parsed in the round in which they come
SLICE: Final = 16  # and in a later round
ROUND: Final = 64  # of all connections together in a later round
log = logging.getLogger("rotonde.server")


class Reader(Protocol):
    """A connection that holds frames which are not parsed yet."""

    def read_on(self, most: int) -> int: ...


class ReadQueue:
    """Connections that hold frames, in order of arrival; each round of the event loop parses a few."""

    def __init__(self) -> None:
        self._readers: deque[Reader] = deque()
        self._is_due = False  # a round will come

    def add(self, reader: Reader) -> None:
        """Queues a reader, which adds itself again while it holds more."""
        self._readers.append(reader)
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._round)

    def _round(self) -> None:
        self._is_due, left = False, ROUND
        for _ in range(len(self._readers)):
            if left > 0:
                left -= self._read(self._readers.popleft(), min(SLICE, left))
        if self._readers and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._round)

    def _read(self, reader: Reader, most: int) -> int:
        try:
            return reader.read_on(most)
        except Exception:  # whatever is wrong with one connection, the others are read
            log.exception("a connection cannot be read")
            return most


class FrameLimits:
    """Shared frame limits of all connections of a server."""

    def __init__(self, rate: float = FRAME_RATE, burst: float = FRAME_BURST) -> None:
        self.queue = ReadQueue()
        self._rate, self._burst = rate, burst
        self._addresses = Buckets(ADDRESS * rate, ADDRESS * burst)

    def bucket(self) -> Bucket:
        """Bucket of a connection."""
        return Bucket(self._rate, self._burst)

    def take(self, client: tuple[str, int] | None, tokens: float) -> bool:
        """Whether the client's address had so many tokens left."""
        return self._addresses.take(household(client[0] if client else ""), tokens)
