"""What somebody is told about their own account."""

from time import time

from rotonde.server.accounts.messages import AccountTold, Device, PasskeyTold, TokenTold
from rotonde.server.accounts.sessions import FRESH
from rotonde.server.accounts.store import PasskeyRow, SessionRow
from rotonde.server.identity import Asker, default_name
from rotonde.server.store import Store


async def account_told(store: Store, asker: Asker) -> AccountTold:
    account = await store.account_of(asker.guest) if asker.session else None
    if account is None:
        name = await store.name(asker.guest) if asker.guest else None
        return _guest(name or default_name(asker.guest))
    sessions = await store.sessions_of(account.guest)
    tokens = await store.tokens_of(account.guest)
    proved = max((each.proved for each in sessions if each.id == asker.session), default=0)
    return AccountTold(
        name=account.name,
        account=True,
        made=account.made,
        password=bool(account.password),
        passkeys=[_passkey(each) for each in await store.passkeys_of(account.guest)],
        codes=await store.codes_left(account.guest),
        devices=[_device(each, asker) for each in sessions],
        fresh=proved >= int(time()) - FRESH,
        tokens=[TokenTold(each.id, each.title, each.made, each.seen) for each in tokens],
    )


def _guest(name: str) -> AccountTold:
    return AccountTold(
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


def _passkey(row: PasskeyRow) -> PasskeyTold:
    return PasskeyTold(row.id, row.title, row.made)


def _device(row: SessionRow, asker: Asker) -> Device:
    return Device(row.id, row.device, row.made, row.seen, here=row.id == asker.session)
