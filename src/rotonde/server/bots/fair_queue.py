"""Fair queue: slots go round households, within one round its guests, within one in order of arrival."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

Client = tuple[str, str]  # a household and a guest of it, "" where they are not known
NOBODY: Final[Client] = ("", "")
REVIEWS: Final[Client] = ("reviews", "")  # together they have the turn of one household among bots' moves
PROPOSALS: Final[Client] = ("proposals", "")  # likewise
_Waiting = deque[asyncio.Future[None]]


class FairQueue:
    """Round robin over clients; one of them has at most `most` of the slots, whatever else is free."""

    def __init__(self, size: int, most: int = 0) -> None:
        self._free = size
        self._most = most or size
        self._running: Counter[Client] = Counter()
        self._waiting: dict[str, dict[str, _Waiting]] = {}  # by household and guest, who is next first
        self.waiting = 0

    @asynccontextmanager
    async def turn(self, client: Client) -> AsyncIterator[None]:
        """Context in which the client holds a slot."""
        if self._free and self._running[client] < self._most:
            self._take(client)
        else:
            await self._wait(client)
        try:
            yield
        finally:
            self._release(client)

    async def _wait(self, client: Client) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        home, guest = client
        self._waiting.setdefault(home, {}).setdefault(guest, deque()).append(granted)
        self.waiting += 1
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # it was our turn just then
                self._release(client)
            raise
        finally:
            self.waiting -= 1

    def _take(self, client: Client) -> None:
        self._free -= 1
        self._running[client] += 1

    def _release(self, client: Client) -> None:
        self._free += 1
        self._running[client] -= 1
        if not self._running[client]:
            del self._running[client]
        while self._free and (chosen := self._next()) is not None:
            self._take(chosen[0])
            chosen[1].set_result(None)

    def _next(self) -> tuple[Client, asyncio.Future[None]] | None:
        """The next client, who then stands at the end; who gave up is dropped on the way."""
        for home, guests in list(self._waiting.items()):
            for guest, queue in list(guests.items()):
                if self._running[(home, guest)] >= self._most:
                    continue
                granted = _first(queue)
                del guests[guest]
                if queue:
                    guests[guest] = queue
                if granted is not None:
                    del self._waiting[home]
                    if guests:
                        self._waiting[home] = guests
                    return (home, guest), granted
            if not guests:
                del self._waiting[home]
        return None


def _first(queue: _Waiting) -> asyncio.Future[None] | None:
    while queue:
        granted = queue.popleft()
        if not granted.done():
            return granted
    return None
