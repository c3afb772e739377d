"""The calls about one's own account: its keys, its devices, what is kept, and leaving."""

from litestar import Response, delete, get, post, put

from rotonde.server.accounts.calls import visitor_of
from rotonde.server.accounts.desk import Desk
from rotonde.server.accounts.export import exported
from rotonde.server.accounts.leaving import Leaving
from rotonde.server.accounts.messages import AccountTold, AddPasskey, Entered, NewPassword, Prove
from rotonde.server.accounts.passkeys import MOST
from rotonde.server.accounts.told import account_told
from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.errors import Refusal
from rotonde.server.guests import Call, cookie_for
from rotonde.server.identity import Asker, Signer
from rotonde.server.plain import clean
from rotonde.server.store import Conflict
from rotonde.server.tables import Tables


@post("/api/account/prove", status_code=200, responses=REFUSALS)
async def prove(data: Prove, request: Call, asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """Shows once more that it is me; for a quarter of an hour that is enough for what follows."""
    await desk.prove(visitor_of(request, asker), data)
    return await account_told(tables.store, asker)


@put("/api/account/password", responses=REFUSALS)
async def set_password(data: NewPassword, asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """A new password, or a first one."""
    await desk.set_password(asker, data.password)
    return await account_told(tables.store, asker)


@post("/api/account/codes", status_code=200, responses=REFUSALS)
async def new_codes(asker: Asker, desk: Desk, tables: Tables) -> Entered:
    """Ten recovery codes instead of those that there were; they are told this once."""
    codes = await desk.new_codes(asker)
    return Entered(await account_told(tables.store, asker), codes)


@post("/api/account/passkeys", opt=costs(3), status_code=200, responses=REFUSALS)
async def add_passkey(
    data: AddPasskey, request: Call, asker: Asker, desk: Desk, tables: Tables
) -> AccountTold:
    """One more passkey."""
    account, visitor = await desk.trusted(asker), visitor_of(request, asker)
    if len(await tables.store.passkeys_of(account.guest)) >= MOST:
        raise Refusal("too_many_passkeys", most=MOST)
    title = clean(data.title) or visitor.device
    passkey = await desk.passkeys.made(visitor.site, account.guest, data.passkey, title)
    try:
        await tables.store.add_passkey(passkey)
    except Conflict as error:
        raise Refusal("bad_passkey") from error
    return await account_told(tables.store, asker)


@delete("/api/account/passkeys/{passkey:str}", status_code=200, responses=REFUSALS)
async def remove_passkey(passkey: str, asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """That passkey opens no longer; the only way in cannot be taken away."""
    account = await desk.trusted(asker)
    known = [each.id for each in await tables.store.passkeys_of(account.guest)]
    if passkey not in known:
        raise Refusal("unknown_passkey")
    if not account.password and len(known) == 1:
        raise Refusal("last_key")
    await tables.store.remove_passkey(account.guest, passkey)
    return await account_told(tables.store, asker)


@delete("/api/account/devices/{device:str}", status_code=200, responses=REFUSALS)
async def end_device(device: str, asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """Signs out another device."""
    account = await desk.account(asker)
    if device not in [each.id for each in await tables.store.sessions_of(account.guest)]:
        raise Refusal("unknown_session")
    await desk.end(account.guest, [device])
    return await account_told(tables.store, asker)


@delete("/api/account/devices", status_code=200, responses=REFUSALS)
async def end_devices(asker: Asker, desk: Desk, tables: Tables) -> AccountTold:
    """Signs out every other device."""
    account = await desk.account(asker)
    await desk.end_others(account.guest, asker.session)
    return await account_told(tables.store, asker)


@get("/api/account/export", opt=costs(20), media_type="application/zip", responses=REFUSALS)
async def export(asker: Asker, tables: Tables) -> Response[bytes]:
    """All that is kept about me, with the records of my finished games."""
    content = await exported(tables.store, asker.guest, await account_told(tables.store, asker))
    headers = {"content-disposition": 'attachment; filename="rotonde.zip"'}
    return Response(content, headers=headers, media_type="application/zip")


@delete("/api/account", opt=costs(5), status_code=200, responses=REFUSALS)
async def leave(
    request: Call, asker: Asker, desk: Desk, leaving: Leaving, tables: Tables, signer: Signer
) -> Response[AccountTold]:
    """Forgets me: games that run are resigned, finished ones stay without my name."""
    if asker.session:
        await desk.trusted(asker)
    if asker.guest:
        await leaving.leave(asker.guest)
    told = await account_told(tables.store, Asker())
    return Response(told, status_code=200, cookies=[cookie_for("", request, signer)])


CALLS = [
    prove,
    set_password,
    new_codes,
    add_passkey,
    remove_passkey,
    end_device,
    end_devices,
    export,
    leave,
]
