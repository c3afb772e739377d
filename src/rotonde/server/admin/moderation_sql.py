"""SQL of moderation: bans and reports."""

from itertools import groupby

from rotonde.server.admin.sql import Unchanged, changed, note
from rotonde.server.admin.store import Ban, ReportedLine, Settlement
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_COMPLAINTS = """
    SELECT report.table_id, report.number, chat.guest, chat.name, chat.text, chat.at, report.reason
    FROM report
    JOIN chat ON chat.table_id = report.table_id AND chat.number = report.number
    LEFT JOIN settled ON settled.table_id = report.table_id AND settled.number = report.number
    WHERE settled.how IS NULL
    ORDER BY chat.at, report.table_id, report.number, report.guest
"""
_SAID = "SELECT 1 FROM chat WHERE table_id = ? AND number = ?"
_SETTLE = """
    INSERT INTO settled VALUES (?, ?, ?) ON CONFLICT (table_id, number) DO UPDATE SET how = excluded.how
"""
_HIDE = "UPDATE chat SET text = '' WHERE table_id = ? AND number = ?"
_TABLES_CHANGED = "INSERT INTO outside (table_id) SELECT DISTINCT table_id FROM seat WHERE guest = ?"
_BAN = """
    INSERT INTO ban VALUES (?, ?, ?, ?)
    ON CONFLICT (who) DO UPDATE SET reason = excluded.reason, made = excluded.made
"""


class ModerationQueries(Queries):
    """Queries of bans and reported lines."""

    async def bans(self) -> list[Ban]:
        sql = "SELECT who, kind, reason, made FROM ban ORDER BY made, who"
        return [Ban(*row) for row in await self._read(lambda db: db.execute(sql).fetchall())]

    async def ban(self, ban: Ban) -> None:
        def job(db: Database) -> None:
            db.execute(_BAN, (ban.who, ban.kind, ban.reason, ban.made))
            if ban.kind == "guest":  # what opens a seat without the cookie opens it no longer
                db.execute("UPDATE seat SET secret_hash = '' WHERE guest = ?", (ban.who,))
                db.execute(_TABLES_CHANGED, (ban.who,))
            note(db, "")

        await self._write(job)

    async def unban(self, who: str) -> bool:
        def job(db: Database) -> None:
            if db.execute("DELETE FROM ban WHERE who = ?", (who,)).rowcount != 1:
                raise Unchanged
            note(db, "")

        return await changed(self._write, job)

    async def complaints(self) -> list[ReportedLine]:
        found = await self._read(lambda db: db.execute(_COMPLAINTS).fetchall())
        lines = groupby(found, key=lambda row: tuple(row[:6]))
        return [
            ReportedLine(table, number, guest, name, text, at, tuple(row[6] for row in rows))
            for (table, number, guest, name, text, at), rows in lines
        ]

    async def settle(self, table: str, number: int, how: Settlement) -> bool:
        def job(db: Database) -> None:
            if not db.execute(_SAID, (table, number)).fetchone():
                raise Unchanged
            db.execute(_SETTLE, (table, number, how))
            if how == "hidden":
                db.execute(_HIDE, (table, number))
            note(db, table)

        return await changed(self._write, job)
