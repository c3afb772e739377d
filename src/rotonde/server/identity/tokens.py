"""Tokens by which bots play for an account: a person makes and revokes them; the store keeps their hashes."""

from time import time
from typing import Final

from litestar import delete, post

from rotonde.server.accounts.account_info import account_info
from rotonde.server.accounts.messages import AccountInfo, NewToken, TokenMade
from rotonde.server.accounts.service import AuthService
from rotonde.server.accounts.sessions import DAY
from rotonde.server.accounts.store import AccountStore, TokenRow
from rotonde.server.http.costs import costs
from rotonde.server.identity.sanitize import clean
from rotonde.server.identity.signing import hashed, new_secret
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal

MOST: Final = 10
SIGN: Final = "rotonde_bot_"  # by which tools that look for lost secrets know one
_PERSONAL: Final = ("/api/account", "/api/me/notices")


def is_for_people(method: str, path: str) -> bool:
    """Whether a call is closed to tokens: the account itself, its name and its notifications."""
    return path.startswith(_PERSONAL) or (path == "/api/me" and method != "GET")


async def recognise(store: AccountStore, token: str) -> tuple[str, str]:
    """Owner and id of a bot's token."""
    found, now = await store.token(hashed(token)), int(time())
    if found is None:
        raise Refusal("bad_token")
    if found.seen < now - DAY:
        await store.touch_token(found.id, now)
    return found.guest, found.id


@post("/api/account/tokens", opt=costs(1), status_code=200, responses=REFUSALS)
async def make_token(data: NewToken, caller: Caller, auth: AuthService, tables: Tables) -> TokenMade:
    """Makes a token, sent this once."""
    account, now = await auth.trusted(caller), int(time())
    if len(await tables.store.tokens_of(account.guest)) >= MOST:
        raise Refusal("too_many_tokens", most=MOST)
    token = SIGN + new_secret()
    await tables.store.add_token(TokenRow(hashed(token), account.guest, clean(data.title) or "Bot", now, now))
    return TokenMade(await account_info(tables.store, caller), token)


@delete("/api/account/tokens/{token:str}", status_code=200, responses=REFUSALS)
async def end_token(token: str, caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Revokes a token: its connections are cut; its seats stay the person's."""
    account = await auth.account(caller)
    if token not in [each.id for each in await tables.store.tokens_of(account.guest)]:
        raise Refusal("unknown_token")
    await auth.end_tokens(account.guest, [token])
    return await account_info(tables.store, caller)


CALLS = [make_token, end_token]
