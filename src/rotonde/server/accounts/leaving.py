"""Deleting what is kept about somebody: games stay, without a name; those that run are resigned."""

from contextlib import suppress

from rotonde.server.accord import Accord
from rotonde.server.accounts.moving import EVERY, Moving
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.lobby import Lobby
from rotonde.server.store import Store, TableRow


class Leaving:
    """Leaves every table, then forgets the guest; broken off half way, it can be done again."""

    def __init__(self, store: Store, accord: Accord, lobby: Lobby, moving: Moving) -> None:
        self._store = store
        self._accord = accord
        self._lobby = lobby
        self._moving = moving

    async def leave(self, guest: str) -> None:
        found = await self._store.tables_of(guest, EVERY)
        for table in found:
            for seat in [each.seat for each in table.seats if each.guest == guest]:
                with suppress(Refusal):  # it ended or began meanwhile, or its rules are no longer known
                    await self._stand_up(table, seat, Asker(guest))
        sessions = [each.id for each in await self._store.sessions_of(guest)]
        sessions += [each.id for each in await self._store.tokens_of(guest)]
        await self._store.erase_guest(guest)
        await self._moving.refresh([each.id for each in found])
        self._moving.hang_up(sessions)

    async def _stand_up(self, table: TableRow, seat: int, asker: Asker) -> None:
        """Before the start the seat is free again; a game that runs is given up, and a bot plays on."""
        if table.status == "open":
            await self._lobby.vacate(table.id, asker, seat)
        elif table.status == "running":
            await self._accord.resign(table.id, asker, seat)
