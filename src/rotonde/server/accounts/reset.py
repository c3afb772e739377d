"""The way back for somebody who has lost every key: the host of the server gives them a link."""

from time import time
from typing import Final

from rotonde.server.accounts.store import AccountStore
from rotonde.server.identity import hashed, new_secret

LIFE: Final = 24 * 3600  # seconds that the link is good


async def reset_path(store: AccountStore, name: str) -> str | None:
    """The address, good once and for a day, at which that person chooses a new password; None: unknown."""
    account = await store.account_named(name)
    if account is None:
        return None
    token, now = new_secret(), int(time())
    await store.add_pass(hashed(token), "reset", account.guest, now + LIFE, now)
    return f"/me/reset#{token}"
