"""A guest's things change hands: tables that are in memory are read again."""

from collections.abc import Callable, Collection
from typing import Final

from rotonde.server.tables import Tables

EVERY: Final = 1_000_000  # tables, more than anyone has


class Moving:
    """What a change of guests means for the tables that are open."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.signed_out: Callable[[str], None] = lambda session: None  # told to other processes

    async def bring(self, guest: str, to: str) -> None:
        """All that a guest without an account has belongs to the account from now on."""
        found = await self._tables.store.tables_of(guest, EVERY)
        await self._tables.store.move_guest(guest, to)
        await self.refresh([each.id for each in found])

    async def refresh(self, tables: Collection[str]) -> None:
        """Who has changed at these tables is told there."""
        for each in tables:
            await self._tables.registry.renew(each)

    def hang_up(self, sessions: Collection[str]) -> None:
        """Live connections of devices that are signed out end."""
        self._tables.registry.hang_up(frozenset(sessions))
        for each in sessions:
            self.signed_out(each)
