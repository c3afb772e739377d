"""Merge of a guest into an account: tables that are in memory are read again."""

from collections.abc import Callable, Collection
from typing import Final

from rotonde.server.tables.service import Tables

EVERY: Final = 1_000_000  # tables, more than anyone has


class GuestMerge:
    """Merges guests, and refreshes the tables in memory and their connections."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.signed_out: Callable[[str], None] = lambda session: None  # announced to other processes

    async def bring(self, guest: str, to: str) -> None:
        """Moves everything of a guest without an account to the account."""
        found = await self._tables.store.tables_of(guest, EVERY)
        await self._tables.store.move_guest(guest, to)
        await self.refresh([each.id for each in found])

    async def refresh(self, tables: Collection[str]) -> None:
        """Reads these tables again and sends the change of seats there."""
        for each in tables:
            await self._tables.registry.renew(each)

    def hang_up(self, sessions: Collection[str]) -> None:
        """Ends live connections of signed-out devices."""
        self._tables.registry.hang_up(frozenset(sessions))
        for each in sessions:
            self.signed_out(each)
