"""SQL of chat."""

from rotonde.server.storage.contract import ChatRow
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_LINES = "SELECT number, seat, name, text, key, at, guest FROM chat WHERE table_id = ? ORDER BY number"
_MUTED = "SELECT seat FROM mute WHERE table_id = ? AND guest = ? ORDER BY seat"
_UNMUTE = "DELETE FROM mute WHERE table_id = ? AND guest = ? AND seat = ?"


class ChatQueries(Queries):
    """Queries of lines, mutes and reports."""

    async def chat(self, table: str) -> list[ChatRow]:
        found = await self._read(lambda db: db.execute(_LINES, (table,)).fetchall())
        return [ChatRow(*each) for each in found]

    async def say(self, table: str, line: ChatRow) -> None:
        values = (table, line.number, line.seat, line.name, line.text, line.key, line.at, line.guest)
        sql = """
            INSERT INTO chat (table_id, number, seat, name, text, key, at, guest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """

        def job(db: Database) -> None:
            _run(db, sql, *values)
            db.announce(f"said {table} {line.number}")

        await self._write(job)

    async def muted(self, table: str, guest: str) -> list[int]:
        return [
            seat for (seat,) in await self._read(lambda db: db.execute(_MUTED, (table, guest)).fetchall())
        ]

    async def mute(self, table: str, guest: str, seat: int, *, muted: bool) -> None:
        sql = "INSERT INTO mute VALUES (?, ?, ?) ON CONFLICT DO NOTHING" if muted else _UNMUTE
        await self._write(lambda db: _run(db, sql, table, guest, seat))

    async def report(self, table: str, number: int, guest: str, reason: str) -> None:
        sql = "INSERT INTO report VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._write(lambda db: _run(db, sql, table, number, guest, reason))


def _run(db: Database, sql: str, *values: str | int) -> None:
    db.execute(sql, values)
