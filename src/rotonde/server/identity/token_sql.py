"""SQL of bot tokens."""

from collections.abc import Collection
from typing import Final

from rotonde.server.accounts.store import TokenRow
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_ROW: Final = "SELECT id, guest, title, made, seen FROM token"


class TokenQueries(Queries):
    """Queries of token hashes and their owners."""

    async def add_token(self, token: TokenRow) -> None:
        values = (token.id, token.guest, token.title, token.made, token.seen)
        sql = "INSERT INTO token (id, guest, title, made, seen) VALUES (?, ?, ?, ?, ?)"

        def job(db: Database) -> None:
            db.execute(sql, values)

        await self._write(job)

    async def token(self, token: str) -> TokenRow | None:
        found = await self._read(lambda db: db.execute(f"{_ROW} WHERE id = ?", (token,)).fetchone())
        return TokenRow(*found) if found else None

    async def tokens_of(self, guest: str) -> list[TokenRow]:
        sql = f"{_ROW} WHERE guest = ? ORDER BY made, id"
        return [TokenRow(*each) for each in await self._read(lambda db: db.execute(sql, (guest,)).fetchall())]

    async def touch_token(self, token: str, seen: int) -> None:
        def job(db: Database) -> None:
            db.execute("UPDATE token SET seen = ? WHERE id = ?", (seen, token))

        await self._write(job)

    async def end_tokens(self, guest: str, ended: Collection[str]) -> None:
        def job(db: Database) -> None:
            for each in ended:
                db.execute("DELETE FROM token WHERE id = ? AND guest = ?", (each, guest))

        await self._write(job)
