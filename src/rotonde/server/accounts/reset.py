"""Reset link: the host of the server makes one for a person who has lost every key."""

from time import time
from typing import Final

from rotonde.server.accounts.store import AccountStore
from rotonde.server.identity.signing import hashed, new_secret

LIFE: Final = 24 * 3600  # seconds that the link is good


async def reset_path(store: AccountStore, name: str) -> str | None:
    """Path of the reset page, good once and for a day; None: no such account."""
    account = await store.account_named(name)
    if account is None:
        return None
    token, now = new_secret(), int(time())
    await store.add_pass(hashed(token), "reset", account.guest, now + LIFE, now)
    return f"/me/reset#{token}"
