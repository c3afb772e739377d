"""The part of the store that keeps what people say."""

from rotonde.server.storage.database import Database
from rotonde.server.storage.part import Part
from rotonde.server.store import Line

_LINES = "SELECT number, seat, name, text, key, at, guest FROM chat WHERE table_id = ? ORDER BY number"
_MUTED = "SELECT seat FROM mute WHERE table_id = ? AND guest = ? ORDER BY seat"
_UNMUTE = "DELETE FROM mute WHERE table_id = ? AND guest = ? AND seat = ?"


class ChatPart(Part):
    """Lines, whom one does not want to read, and complaints."""

    async def chat(self, table: str) -> list[Line]:
        found = await self._read(lambda db: db.execute(_LINES, (table,)).fetchall())
        return [Line(*each) for each in found]

    async def say(self, table: str, line: Line) -> None:
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
