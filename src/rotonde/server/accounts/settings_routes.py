"""Routes of the signed-in account: password, passkeys, devices, export, deletion."""

from litestar import Response, delete, get, post, put

from rotonde.server.accounts.account_info import account_info
from rotonde.server.accounts.messages import AccountInfo, AddPasskey, NewPassword, Prove, SignedIn
from rotonde.server.accounts.passkeys import MOST
from rotonde.server.accounts.routes import device_cookie, known_device, visitor_of
from rotonde.server.accounts.service import AuthService
from rotonde.server.http.costs import costs
from rotonde.server.identity.deletion import GuestDeletion
from rotonde.server.identity.export import exported
from rotonde.server.identity.guests import Call, cookie_for
from rotonde.server.identity.sanitize import clean
from rotonde.server.identity.signing import Signer
from rotonde.server.storage.contract import Conflict
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal


@post("/api/account/prove", status_code=200, responses=REFUSALS)
async def prove(data: Prove, request: Call, caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Reauthenticates; for a quarter of an hour that is enough for what follows."""
    await auth.prove(visitor_of(request, caller, auth), data)
    return await account_info(tables.store, caller)


@put("/api/account/password", responses=REFUSALS)
async def set_password(data: NewPassword, caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Sets a new password, or a first one; `sign_out_others` signs the other devices out."""
    await auth.set_password(caller, data)
    return await account_info(tables.store, caller)


@post("/api/account/codes", status_code=200, responses=REFUSALS)
async def new_codes(caller: Caller, auth: AuthService, tables: Tables) -> SignedIn:
    """Replaces the recovery codes by ten new ones, sent this once."""
    codes = await auth.new_codes(caller)
    return SignedIn(await account_info(tables.store, caller), codes)


@post("/api/account/passkeys", opt=costs(3), status_code=200, responses=REFUSALS)
async def add_passkey(
    data: AddPasskey, request: Call, caller: Caller, auth: AuthService, tables: Tables
) -> AccountInfo:
    """Adds a passkey."""
    account, visitor = await auth.trusted(caller), visitor_of(request, caller, auth)
    if len(await tables.store.passkeys_of(account.guest)) >= MOST:
        raise Refusal("too_many_passkeys", most=MOST)
    title = clean(data.title) or visitor.device
    passkey = await auth.passkeys.made(visitor.site, account.guest, data.passkey, title)
    try:
        await tables.store.add_passkey(passkey)
    except Conflict as error:
        raise Refusal("bad_passkey") from error
    return await account_info(tables.store, caller)


@delete("/api/account/passkeys/{passkey:str}", status_code=200, responses=REFUSALS)
async def remove_passkey(passkey: str, caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Removes a passkey; the only way to sign in cannot be removed."""
    account = await auth.trusted(caller)
    known = [each.id for each in await tables.store.passkeys_of(account.guest)]
    if passkey not in known:
        raise Refusal("unknown_passkey")
    if not account.password and len(known) == 1:
        raise Refusal("last_key")
    await tables.store.remove_passkey(account.guest, passkey)
    return await account_info(tables.store, caller)


@delete("/api/account/devices/{device:str}", status_code=200, responses=REFUSALS)
async def end_device(device: str, caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Signs out another device."""
    account = await auth.account(caller)
    if device not in [each.id for each in await tables.store.sessions_of(account.guest)]:
        raise Refusal("unknown_session")
    await auth.end(account.guest, [device])
    return await account_info(tables.store, caller)


@delete("/api/account/devices", status_code=200, responses=REFUSALS)
async def end_devices(caller: Caller, auth: AuthService, tables: Tables) -> AccountInfo:
    """Signs out every other device."""
    account = await auth.account(caller)
    await auth.end_others(account.guest, caller.session)
    return await account_info(tables.store, caller)


@get("/api/account/export", opt=costs(20), media_type="application/zip", responses=REFUSALS)
async def export(caller: Caller, tables: Tables) -> Response[bytes]:
    """Export of all personal data, with the records of finished games."""
    content = await exported(tables.store, caller.guest, await account_info(tables.store, caller))
    headers = {"content-disposition": 'attachment; filename="rotonde.zip"'}
    return Response(content, headers=headers, media_type="application/zip")


@delete("/api/account", opt=costs(5), status_code=200, responses=REFUSALS)
async def leave(
    request: Call,
    caller: Caller,
    auth: AuthService,
    guest_deletion: GuestDeletion,
    tables: Tables,
    signer: Signer,
) -> Response[AccountInfo]:
    """Deletes the account: running games are resigned, finished ones stay without the name."""
    if caller.session:
        await auth.trusted(caller)
    if caller.guest:
        await guest_deletion.leave(caller.guest)
    info = await account_info(tables.store, Caller())
    forgotten = device_cookie(known_device(request, auth).without(caller.guest), request, auth)
    return Response(info, status_code=200, cookies=[cookie_for("", request, signer), forgotten])


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
