"""Signing key that all processes on a database share."""

import secrets
from contextlib import closing
from typing import Final

from rotonde.server.identity.signing import checked_key
from rotonde.server.storage.queries import connect

WHERE: Final = "PostgreSQL: house, name = 'key'"


def shared_key(address: str) -> bytes:
    """The signing key in the database; the first process makes it."""
    with closing(connect(address)) as db:
        fresh = secrets.token_bytes(32).hex()
        db.execute("INSERT INTO house VALUES ('key', ?) ON CONFLICT DO NOTHING", (fresh,))
        written = db.execute("SELECT value FROM house WHERE name = 'key'").fetchone()[0]
        return checked_key(str(written), WHERE)
