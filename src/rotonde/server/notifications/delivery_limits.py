"""Lanes for deliveries: how many go out at once, by kind of channel, household, host and person.

Hosts that never answer hold up the deliveries of the household that named them, and nobody else's. A guest
whose household is not known, as after a restart, counts as a household of one.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from rotonde.server.bots.fair_queue import FairQueue
from rotonde.server.notifications.store import Channel


@dataclass(frozen=True, slots=True)
class Size:
    """Size of a lane: deliveries at once, and in memory (those included); the rest stays in the outbox."""

    at_once: int
    held: int


OF_GUEST: Final = Size(2, 4)
OF_HOST: Final = Size(4, 80)  # of a hook; push services and the mail server are few and known
OF_HOME: Final = {"push": Size(4, 32), "hook": Size(8, 32), "mail": Size(2, 32)}  # an eighth, mail half
OF_KIND: Final = {"push": Size(32, 1000), "hook": Size(64, 1000), "mail": Size(4, 100)}


class Full(Exception):
    """So much is held for that person, household, host or kind already that more stays in the outbox."""


class Lanes:
    """Semaphores by name, there while they are used, and a fair queue of households for each kind.

    They are always taken in the same order: of a person, household, host, kind. So nothing waits for its
    own household while it has the lane of a host that others want too.
    """

    def __init__(self, home_of: Callable[[str], str]) -> None:
        self._home_of = home_of
        self._held: Counter[str] = Counter()
        self._locks: dict[str, asyncio.Semaphore] = {}
        self._queues = {kind: FairQueue(size.at_once) for kind, size in OF_KIND.items()}

    @asynccontextmanager
    async def use(self, channel: Channel) -> AsyncIterator[None]:
        """Waits for a lane; Full where too many wait before."""
        home = self._home_of(channel.guest) or f"guest {channel.guest}"
        sizes = _sizes(channel, home)
        held = {**sizes, f"kind {channel.kind}": OF_KIND[channel.kind]}
        if any(self._held[name] >= size.held for name, size in held.items()):
            raise Full(channel.id)
        self._held.update(held.keys())
        try:
            async with AsyncExitStack() as stack:
                for name, size in sizes.items():
                    lock = self._locks.setdefault(name, asyncio.Semaphore(size.at_once))
                    await stack.enter_async_context(lock)
                await stack.enter_async_context(self._queues[channel.kind].turn((home, channel.guest)))
                yield
        finally:
            for name in held:
                self._leave(name)

    def _leave(self, name: str) -> None:
        self._held[name] -= 1
        if not self._held[name]:
            del self._held[name]
            self._locks.pop(name, None)


def _sizes(channel: Channel, home: str) -> Mapping[str, Size]:
    """The lanes that a delivery needs besides that of its kind, in their order."""
    kind = channel.kind
    sizes = {f"guest {kind} {channel.guest}": OF_GUEST, f"home {kind} {home}": OF_HOME[kind]}
    if kind == "hook":
        sizes[f"host {urlsplit(channel.address).hostname}"] = OF_HOST
    return sizes
