"""What all processes that share a database must know."""

import secrets
from contextlib import closing

from rotonde.server.storage.part import connect


def shared_key(address: str) -> bytes:
    """The key by which each process knows the cookies that another gave; whoever comes first makes it."""
    with closing(connect(address)) as db:
        fresh = secrets.token_bytes(32).hex()
        db.execute("INSERT INTO house VALUES ('key', ?) ON CONFLICT DO NOTHING", (fresh,))
        return bytes.fromhex(db.execute("SELECT value FROM house WHERE name = 'key'").fetchone()[0])
