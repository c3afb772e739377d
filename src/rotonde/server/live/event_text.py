"""Event text: the events of a game as JSON, made in small pieces and cached.

Each piece is the events of 64 actions for one seat. A generator makes them: who runs it on the event loop
does other things between two pieces, who runs it in a thread lets others have the interpreter.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Generator
from typing import Final

import rotonde
from rotonde.server.live.encoding import encode
from rotonde.table.history import History

PIECE: Final = 64  # actions
CACHED: Final = 32 * 1024 * 1024  # bytes of all tables together
TABLES: Final = 256  # that have a cache

Work = Generator[None, None, bytes]


class EventCache:
    """The complete pieces of one table by seat and number; those that were taken back are dropped."""

    def __init__(self) -> None:
        self._n = 0  # rows of the history when it was last used
        self._pieces: dict[tuple[int | None, int], bytes] = {}
        self.size = 0

    def follow(self, history: History) -> None:
        """Drops what no longer stands."""
        kept = history.kept(min(self._n, len(history.rows)))
        self._n = len(history.rows)
        for key in [key for key in self._pieces if (key[1] + 1) * PIECE > kept]:
            self.size -= len(self._pieces.pop(key))

    def get(self, seat: int | None, number: int) -> bytes | None:
        return self._pieces.get((seat, number))

    def put(self, seat: int | None, number: int, text: bytes) -> None:
        self._pieces[seat, number] = text
        self.size += len(text)

    def clear(self) -> None:
        self._pieces.clear()
        self.size = 0


class EventCaches:
    """The caches of a server's tables by their histories; those not used for longest make room."""

    def __init__(self, most: int = CACHED) -> None:
        self._most = most
        self._caches: OrderedDict[int, tuple[History, EventCache]] = OrderedDict()

    def of(self, history: History) -> EventCache:
        """The cache of a table, as the one that is used latest."""
        key = id(history)  # which stays its own as long as it is in here
        if key not in self._caches:
            self._caches[key] = history, EventCache()
        self._caches.move_to_end(key)
        cache = self._caches[key][1]
        cache.follow(history)
        return cache

    def sweep(self) -> None:
        """Drops caches until the others fit."""
        size = sum(cache.size for _, cache in self._caches.values())
        while size > self._most or len(self._caches) > TABLES:
            size -= self._caches.popitem(last=False)[1][1].size


def written(state: rotonde.State, seat: int | None, kept: int, cache: EventCache) -> Work:
    """The events from action `kept` on, as JSON; yields after each piece that had to be made."""
    while not state.write_up(PIECE):
        yield
    whole = state.step // PIECE
    first = min(-(-kept // PIECE), whole)
    texts = [_text(state, seat, kept, first * PIECE)] if kept < first * PIECE else []
    for number in range(first, whole):
        text = cache.get(seat, number)
        if text is None:
            text = _text(state, seat, number * PIECE, (number + 1) * PIECE)
            cache.put(seat, number, text)
            yield
        texts.append(text)
    texts.append(_text(state, seat, max(kept, whole * PIECE), -1))
    return b"[" + b",".join(text for text in texts if text) + b"]"


def _text(state: rotonde.State, seat: int | None, since: int, until: int) -> bytes:
    """The events of these actions, without the brackets of a list."""
    return encode(state.events(since, seat, until))[1:-1]


def at_once(work: Work) -> bytes:
    """In a thread: this loop is where another may have the interpreter, also in the compiled build."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


async def in_rounds(work: Work) -> bytes:
    """On the event loop: each piece in a round of its own."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        await asyncio.sleep(0)
