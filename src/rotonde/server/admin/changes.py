"""Watcher for changes that `rotonde admin` makes while the server runs."""

import asyncio
import logging
from typing import Final, Protocol

from rotonde.server.admin.bans import Bans
from rotonde.server.admin.store import AdminStore
from rotonde.server.chat.service import chat_line
from rotonde.server.http.error_handlers import refused
from rotonde.server.http.messages import SaidMessage
from rotonde.server.live.encoding import encoded
from rotonde.server.storage.contract import StorageError, Store
from rotonde.server.tables.registry import Registry
from rotonde.table.refusal import Refusal

EVERY: Final = 1.0  # seconds
log = logging.getLogger("rotonde.server")


class OpenStore(Store, AdminStore, Protocol):
    """The store with the host's interface."""


class AdminWatcher:
    """Polls for changes from outside, and reloads every table that was changed."""

    def __init__(self, store: OpenStore, registry: Registry, bans: Bans) -> None:
        self._store = store
        self._registry = registry
        self._bans = bans
        self._known = 0

    async def begin(self) -> None:
        """Reads the bans and the number of the last change at startup."""
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
        """Applies the changes since the last poll."""
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
                self._registry.send_all(table, SaidMessage(chat_line(line)))
        except Refusal as refusal:  # it is there no longer
            self._registry.send_all_away(table, _last_word(refusal))


def _last_word(refusal: Refusal) -> bytes:
    return encoded(refused(refusal))
