"""Deletion of a guest: finished games stay without the name, running ones are resigned."""

from contextlib import suppress

from rotonde.server.identity.merge import EVERY, GuestMerge
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.contract import Store
from rotonde.server.tables.requests.service import RequestService
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.rows import TableRow


class GuestDeletion:
    """Leaves every table, then deletes the guest; if interrupted, it can be repeated."""

    def __init__(self, store: Store, requests: RequestService, lobby: Lobby, merge: GuestMerge) -> None:
        self._store = store
        self._requests = requests
        self._lobby = lobby
        self._merge = merge

    async def leave(self, guest: str) -> None:
        found = await self._store.tables_of(guest, EVERY)
        for table in found:
            for seat in [each.seat for each in table.seats if each.guest == guest]:
                with suppress(Refusal):  # it ended or began meanwhile, or its rules are no longer known
                    await self._stand_up(table, seat, Caller(guest))
        sessions = [each.id for each in await self._store.sessions_of(guest)]
        sessions += [each.id for each in await self._store.tokens_of(guest)]
        await self._store.erase_guest(guest)
        await self._merge.refresh([each.id for each in found])
        self._merge.hang_up(sessions)

    async def _stand_up(self, table: TableRow, seat: int, caller: Caller) -> None:
        """Frees the seat before the start; resigns a running game, where a bot plays on."""
        if table.status == "open":
            await self._lobby.vacate(table.id, caller, seat)
        elif table.status == "running":
            await self._requests.resign(table.id, caller, seat)
