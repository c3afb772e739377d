"""What the host of a table says to a game that the present rules make another of: go on, or close."""

from msgspec.structs import replace

from rotonde.server.errors import Refusal
from rotonde.server.held import Held
from rotonde.server.identity import Asker
from rotonde.server.messages import TableInfo
from rotonde.server.place import Place
from rotonde.server.store import Row
from rotonde.server.table import Table
from rotonde.server.tables import Tables, info_at


class Holding:
    """Nothing is lost by going on: what no longer stands stays in the rows, as with any going back."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def go_on(self, table_id: str, asker: Asker) -> TableInfo:
        """The game goes on, under the present rules, from the last decision up to which it replays."""
        async with self._tables.registry.use(table_id) as place:
            waiting, mine = _waiting(place, asker), place.table.seats_of(asker)
            if waiting.at is None:
                raise Refusal("no_way_on")
            row = Row(place.table.n, mine[0] if mine else 0, str(waiting.at), "back")
            await self._adopt(place, row, waiting.now)
            return info_at(place, asker)

    async def _adopt(self, place: Place, row: Row, version: int) -> None:
        stored, rows = replace(place.table.stored, version=version), [*place.table.history.rows, row]
        fresh = Table(replace(stored, n=len(rows)), rows, now=self._tables.now)
        fresh.ticked([row])
        clock = fresh.stored.clock
        revision = await self._tables.store.adopt(place.id, row, version, clock)
        place.fetched = fresh
        place.wrote(revision)
        self._tables.is_set(clock)
        place.audience.tell_table(fresh)
        place.audience.tell_state(fresh, 0)
        self._tables.call(fresh)

    async def close(self, table_id: str, asker: Asker) -> TableInfo:
        """The game ends with nobody the winner; it is kept as it is."""
        async with self._tables.registry.use(table_id) as place:
            _waiting(place, asker)
            await self._tables.store.close_table(table_id)
        await self._tables.registry.renew(table_id)
        return await self._tables.info(table_id, asker)


def _waiting(place: Place, asker: Asker) -> Held:
    """What the game waits with, where it does and the asker is its host."""
    if not place.table.is_host(asker):
        raise Refusal("not_host")
    if place.table.held is None or place.table.stored.status != "running":
        raise Refusal("nothing_held")
    return place.table.held
