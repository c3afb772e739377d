"""Tokens by which bots play for an account: a person makes and revokes them; the store keeps their hashes."""

from time import time
from typing import Final

from litestar import delete, post

from rotonde.server.accounts.desk import Desk
from rotonde.server.accounts.messages import AccountTold, NewToken, TokenMade
from rotonde.server.accounts.sessions import DAY
from rotonde.server.accounts.store import AccountStore, TokenRow
from rotonde.server.accounts.told import account_told
from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker, hashed, new_secret
from rotonde.server.plain import clean
from rotonde.server.tables import Tables

MOST: Final = 10
SIGN: Final = "rotonde_bot_"  # by which tools that look for lost secrets know one
_PERSONAL: Final = ("/api/account", "/api/me/notices")


def is_for_people(method: str, path: str) -> bool:
    """What a token does not open: the account itself, how its person is called and told of things."""
    return path.startswith(_PERSONAL) or (path == "/api/me" and method != "GET")


async def recognise(store: AccountStore, token: str) -> tuple[str, str]:
    """Whose bot this is, and by which token, as the store knows it."""
    found, now = await store.token(hashed(token)), int(time())
    if found is None:
        raise Refusal("bad_token")
    if found.seen < now - DAY:
        await store.touch_token(found.id, now)
    return found.guest, found.id


@post("/api/account/tokens", opt=costs(1), status_code=200, responses=REFUSALS)
async def make_token(data: NewToken, asker: Asker, desk: Desk, tables: Tables) -> TokenMade:
    """One more token; it is told this once."""
    account, now = await desk.trusted(asker), int(time())
    if len(await tables.store.tokens_of(account.guest)) >= MOST:
        raise Refusal("too_many_tokens", most=MOST)
    token = SIGN + new_secret()
    await tables.store.add_token(TokenRow(hashed(token), account.guest, clean(data.title) or "Bot", now, now))
    return TokenMade(await account_told(tables.store, asker), token)


@delete("/api/account/tokens/{token:str}", status_code=200, responses=REFUSALS)
async def end_token(token: str, asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """Revokes one: whoever plays by it is cut off; its seats stay the person's."""
    account = await desk.account(asker)
    if token not in [each.id for each in await tables.store.tokens_of(account.guest)]:
        raise Refusal("unknown_token")
    await desk.end_tokens(account.guest, [token])
    return await account_told(tables.store, asker)


CALLS = [make_token, end_token]
