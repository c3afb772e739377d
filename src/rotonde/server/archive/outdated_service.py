"""Games that the present rules do not replay: their host has them go on, or closes them."""

from dataclasses import replace

from rotonde.server.http.messages import TableInfo
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.game.resume import OutdatedGame
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row
from rotonde.table.table import Table


class OutdatedService:
    """Outdated games that go on or are closed; what no longer stands stays in the rows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def go_on(self, table_id: str, caller: Caller) -> TableInfo:
        """The game goes on, under the present rules, from the last decision up to which it replays."""
        async with self._tables.registry.use(table_id) as slot:
            waiting, mine = _waiting(slot, caller), slot.table.seats_of(caller)
            if waiting.at is None:
                raise Refusal("no_way_on")
            row = Row(slot.table.n, mine[0] if mine else 0, str(waiting.at), "back")
            await self._adopt(slot, row, waiting.now)
            return self._tables.info_at(slot, caller)

    async def _adopt(self, slot: Slot, row: Row, version: int) -> None:
        stored, rows = (
            replace(slot.table.stored, version=version, went_back=True),
            [*slot.table.history.rows, row],
        )
        fresh = Table(replace(stored, n=len(rows)), rows)
        fresh.absence = slot.table.absence
        fresh.ticked([row], self._tables.now())
        clock = fresh.stored.clock
        revision = await self._tables.store.adopt(slot.id, row, version, clock)
        slot.fetched = fresh
        slot.wrote(revision)
        self._tables.is_set(clock)
        slot.broadcast.send_table(fresh)
        slot.broadcast.send_state(fresh, 0)
        self._tables.call(fresh)

    async def close(self, table_id: str, caller: Caller) -> TableInfo:
        """The game ends with nobody the winner; its rows stay as they are."""
        async with self._tables.registry.use(table_id) as slot:
            _waiting(slot, caller)
            await self._tables.store.close_table(table_id)
        await self._tables.registry.renew(table_id)
        return await self._tables.info(table_id, caller)


def _waiting(slot: Slot, caller: Caller) -> OutdatedGame:
    """The outdated game, where it is one and the caller is its host."""
    if not slot.table.is_host(caller):
        raise Refusal("not_host")
    if slot.table.held is None or slot.table.stored.status != "running":
        raise Refusal("nothing_held")
    return slot.table.held
