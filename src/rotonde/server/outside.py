"""What the host of the server changes beside it, by `rotonde admin`, is taken up while it runs."""

import asyncio
import logging
from typing import Final, Protocol

from rotonde.server.bans import Bans
from rotonde.server.errors import Refusal
from rotonde.server.hosting import HostingStore
from rotonde.server.messages import SaidMessage
from rotonde.server.refusals import refused
from rotonde.server.registry import Registry
from rotonde.server.store import StorageError, Store
from rotonde.server.talk import told
from rotonde.server.wire import encoded

EVERY: Final = 1.0  # seconds
log = logging.getLogger("rotonde.server")


class OpenStore(Store, HostingStore, Protocol):
    """All that is stored, as players and as the host see it."""


class Outside:
    """Looks for changes from outside, and has every table that was changed fetched again."""

    def __init__(self, store: OpenStore, registry: Registry, bans: Bans) -> None:
        self._store = store
        self._registry = registry
        self._bans = bans
        self._known = 0

    async def begin(self) -> None:
        """What is so at the start."""
        self._known = await self._store.last_change()
        self._bans.learn(await self._store.bans())

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StorageError as error:
                log.warning("cannot look for changes", extra={"reason": str(error)})

    async def look(self) -> None:
        """Takes up what was changed since."""
        for number, table in await self._store.changes(self._known):
            self._known = number
            if table:
                await self._renew(table)
            else:
                self._bans.learn(await self._store.bans())
                self._registry.send_away(self._bans.has_guest, _last_word(Refusal("banned")))

    async def _renew(self, table: str) -> None:
        log.info("a table was changed from outside", extra={"table": table})
        try:
            await self._registry.renew(table)
            hidden = [line for line in await self._store.chat(table) if not line.text]
            for line in hidden:
                self._registry.tell_all(table, SaidMessage(told(line)))
        except Refusal as refusal:  # it is there no longer
            self._registry.send_all_away(table, _last_word(refusal))


def _last_word(refusal: Refusal) -> bytes:
    return encoded(refused(refusal))
