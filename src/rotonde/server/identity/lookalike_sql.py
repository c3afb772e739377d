"""SQL of look-alike names of accounts."""

from typing import Final

from rotonde.server.accounts.store import AccountRow
from rotonde.server.identity.names import LOOKS, looks
from rotonde.server.storage.contract import Conflict
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_LIKE: Final = """
    SELECT account.guest, guest.name, account.password, account.made
    FROM account JOIN guest ON guest.id = account.guest
    WHERE account.guest <> ?
      AND account.guest IN (SELECT guest FROM lookalike WHERE skeleton IN ({marks}))
    ORDER BY account.made, account.guest LIMIT 1
"""
_KNOWN: Final = "SELECT value FROM house WHERE name = 'looks'"
_NOTE: Final = """
    INSERT INTO house (name, value) VALUES ('looks', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class LookalikeQueries(Queries):
    """Queries of the skeletons of accounts' names."""

    async def account_like(self, name: str, but: str) -> AccountRow | None:
        return await self._read(lambda db: like(db, name, but))

    async def learn_looks(self) -> None:
        def job(db: Database) -> None:
            if db.execute(_KNOWN).fetchone() != (LOOKS,):
                db.execute("DELETE FROM lookalike")
                found = "SELECT account.guest, guest.name FROM account JOIN guest ON guest.id = account.guest"
                for guest, name in db.execute(found).fetchall():
                    _note(db, guest, name)
                db.execute(_NOTE, (LOOKS,))

        await self._write(job)


def like(db: Database, name: str, but: str) -> AccountRow | None:
    keys = sorted(looks(name))
    sql = _LIKE.format(marks=", ".join("?" * len(keys)))
    found = db.execute(sql, (but, *keys)).fetchone()
    return AccountRow(*found) if found else None


def claim(db: Database, guest: str, name: str) -> None:
    """Reserves the name for the guest's account; Conflict where another account's looks like it."""
    if like(db, name, guest) is not None:
        raise Conflict(name)
    db.execute("DELETE FROM lookalike WHERE guest = ?", (guest,))
    _note(db, guest, name)


def _note(db: Database, guest: str, name: str) -> None:
    db.insert("INSERT INTO lookalike (skeleton, guest) VALUES {}", [(key, guest) for key in looks(name)])
