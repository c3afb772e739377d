"""SQL of presence at tables."""

from collections.abc import Collection

from rotonde.server.live.presence_store import LastSeen
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_KEEP = """
    INSERT INTO presence (table_id, seat, seen, connected)
    SELECT id, ?, ?, ? FROM game_table WHERE id = ?
    ON CONFLICT (table_id, seat) DO UPDATE SET seen = excluded.seen, connected = excluded.connected
"""  # a table that was removed meanwhile has no row


class PresenceQueries(Queries):
    """Queries of presence by table and seat."""

    async def last_seen(self, table: str) -> dict[int, LastSeen]:
        sql = "SELECT seat, seen, connected FROM presence WHERE table_id = ?"
        found = await self._read(lambda db: db.execute(sql, (table,)).fetchall())
        return {int(seat): LastSeen(int(seen), bool(connected)) for seat, seen, connected in found}

    async def keep_seen(self, table: str, seats: Collection[int], seen: LastSeen) -> None:
        def job(db: Database) -> None:
            for seat in seats:
                db.execute(_KEEP, (seat, seen.at, int(seen.connected), table))

        await self._write(job)
