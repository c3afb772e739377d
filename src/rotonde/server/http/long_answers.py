"""Long responses: charged by the rows asked for, made one at a time and in pieces.

What a client asks of a game's past is work for the event loop. One answer is made in a round of the loop, in
order of arrival, and a long one takes several rounds.
"""

import asyncio
from typing import Final

from rotonde.server.http.token_bucket import Bucket, Buckets
from rotonde.server.live.event_text import EventCaches, in_rounds, written
from rotonde.table.caller import Caller
from rotonde.table.table import Table

ROWS: Final = 64  # of a game's history, for one token
REPLAYED: Final = 8  # and where they have to be played once more
UNLIMITED: Final = 1e12


class LongAnswers:
    """Shared state of long responses: tokens by address, a lock, and caches."""

    def __init__(self, rate: float = UNLIMITED, burst: float = UNLIMITED) -> None:
        self._addresses = Buckets(rate, burst)
        self._burst = burst
        self._caches = EventCaches()
        self._lock = asyncio.Lock()

    def charge(self, caller: Caller, tokens: int, bucket: Bucket | None = None) -> None:
        """Takes tokens from the caller's address and, besides the one that a message costs, from a bucket."""
        self._addresses.check(caller.address, min(tokens, self._burst))
        if bucket is not None and tokens > 1:
            bucket.check_work(tokens - 1)

    async def events(self, table: Table, seat: int | None, since: int) -> bytes:
        """The events from row `since` on, as they are written."""
        history = table.history
        cache = self._caches.of(history)
        text = await in_rounds(written(table.running().state, seat, history.kept(since), cache))
        self._caches.sweep()
        return text

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        asyncio.get_running_loop().call_soon(self._lock.release)  # the next one, in the next round


def price(rows: int, for_a_token: int = ROWS) -> int:
    """Tokens for an answer about so many rows."""
    return 1 + rows // for_a_token
