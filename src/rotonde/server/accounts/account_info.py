"""Account info: builds the AccountInfo message that an account's owner gets."""

from time import time

from rotonde.server.accounts.messages import AccountInfo, Device, PasskeyInfo, TokenInfo
from rotonde.server.accounts.sessions import FRESH
from rotonde.server.accounts.store import PasskeyRow, SessionRow
from rotonde.server.identity.signing import default_name
from rotonde.server.storage.contract import Store
from rotonde.table.caller import Caller


async def account_info(store: Store, caller: Caller) -> AccountInfo:
    account = await store.account_of(caller.guest) if caller.session else None
    if account is None:
        name = await store.name(caller.guest) if caller.guest else None
        return _guest(name or default_name(caller.guest))
    sessions = await store.sessions_of(account.guest)
    tokens = await store.tokens_of(account.guest)
    proved = max((each.proved for each in sessions if each.id == caller.session), default=0)
    return AccountInfo(
        name=account.name,
        account=True,
        made=account.made,
        password=bool(account.password),
        passkeys=[_passkey(each) for each in await store.passkeys_of(account.guest)],
        codes=await store.codes_left(account.guest),
        devices=[_device(each, caller) for each in sessions],
        fresh=proved >= int(time()) - FRESH,
        tokens=[TokenInfo(each.id, each.title, each.made, each.seen) for each in tokens],
    )


def _guest(name: str) -> AccountInfo:
    return AccountInfo(
        name=name,
        account=False,
        made=None,
        password=False,
        passkeys=[],
        codes=0,
        devices=[],
        fresh=False,
        tokens=[],
    )


def _passkey(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(row.id, row.title, row.made)


def _device(row: SessionRow, caller: Caller) -> Device:
    return Device(row.id, row.device, row.made, row.seen, here=row.id == caller.session)
