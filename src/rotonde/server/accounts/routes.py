"""Routes of sign-up, sign-in and sign-out."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie

from rotonde.server.accounts.account_info import account_info
from rotonde.server.accounts.devices import COOKIE as DEVICE
from rotonde.server.accounts.devices import Device
from rotonde.server.accounts.messages import (
    AccountInfo,
    AskPasskey,
    EnterByPasskey,
    NewAccount,
    Recover,
    Reset,
    SignedIn,
    SignIn,
)
from rotonde.server.accounts.passkeys import RelyingParty
from rotonde.server.accounts.service import AuthRequest, AuthService
from rotonde.server.accounts.sessions import device_named
from rotonde.server.http.costs import costs
from rotonde.server.identity.guests import Call, cookie_for
from rotonde.server.identity.names import checked
from rotonde.server.identity.signing import COOKIE_AGE, Signer
from rotonde.server.tables.routes import REFUSALS
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal


def visitor_of(request: Call, caller: Caller, auth: AuthService) -> AuthRequest:
    address = request.client.host if request.client else ""
    site = RelyingParty(request.url.hostname or "", request.url.netloc)
    device, known = device_named(request.headers.get("user-agent", "")), known_device(request, auth)
    return AuthRequest(caller, address, device, site, known)


def known_device(request: Call, auth: AuthService) -> Device:
    return auth.devices.read(request.cookies.get(DEVICE))


def device_cookie(device: Device, request: Call, auth: AuthService) -> Cookie:
    """Cookie of a known device: these accounts have signed in from this browser."""
    return Cookie(
        key=DEVICE,
        value=auth.devices.written(device),
        max_age=COOKIE_AGE if device.guests else 0,
        path="/api/account",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _entered(
    named: str, codes: list[str], request: Call, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Response after sign-in: session and device cookies, and the account's info."""
    guest, session = await auth.sessions.recognise(named)
    info = await account_info(tables.store, Caller(guest, session=session))
    known = device_cookie(known_device(request, auth).with_guest(guest), request, auth)
    cookies = [cookie_for(named, request, signer), known]
    return Response(SignedIn(info, codes), status_code=200, cookies=cookies)


@get("/api/account")
async def account(caller: Caller, tables: Tables) -> AccountInfo:
    """The caller's account, with its keys and devices."""
    return await account_info(tables.store, caller)


@post("/api/account", opt=costs(10), status_code=200, responses=REFUSALS)
async def make_account(
    data: NewAccount, request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Turns the calling guest into an account with all they have; sends the recovery codes."""
    named, codes = await auth.make(visitor_of(request, caller, auth), data)
    return await _entered(named, codes, request, auth, tables, signer)


@post("/api/account/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(
    data: SignIn, request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Signs in by name and password."""
    named = await auth.sign_in(visitor_of(request, caller, auth), data)
    return await _entered(named, [], request, auth, tables, signer)


@post("/api/account/recover", status_code=200, responses=REFUSALS)
async def recover(
    data: Recover, request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Signs in by a recovery code, with a new password."""
    named = await auth.recover(visitor_of(request, caller, auth), data)
    return await _entered(named, [], request, auth, tables, signer)


@post("/api/account/reset", status_code=200, responses=REFUSALS)
async def reset(
    data: Reset, request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Signs in by a reset link, with a new password."""
    named = await auth.reset(visitor_of(request, caller, auth), data)
    return await _entered(named, [], request, auth, tables, signer)


@post("/api/account/passkeys/ask", opt=costs(3), status_code=200, responses=REFUSALS)
async def ask_passkey(data: AskPasskey, request: Call, caller: Caller, auth: AuthService) -> dict[str, Any]:
    """Options for `navigator.credentials`: to sign in with a passkey, or to make one."""
    visitor = visitor_of(request, caller, auth)
    if data.what == "enter":
        return await auth.passkeys.question_to_enter(visitor.site)
    if caller.session:
        name = (await auth.trusted(caller)).name
    else:
        name = checked(data.name)
    if not caller.guest:
        raise Refusal("no_account")
    return await auth.passkeys.question_to_make(visitor.site, caller.guest, name)


@post("/api/account/passkeys/enter", opt=costs(3), status_code=200, responses=REFUSALS)
async def enter_by_passkey(
    data: EnterByPasskey, request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[SignedIn]:
    """Signs in by passkey."""
    named = await auth.enter_by_passkey(visitor_of(request, caller, auth), data.passkey, bring=data.bring)
    return await _entered(named, [], request, auth, tables, signer)


@post("/api/account/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(
    request: Call, caller: Caller, auth: AuthService, tables: Tables, signer: Signer
) -> Response[AccountInfo]:
    """Signs this device out; it is again the guest that it was before."""
    await auth.account(caller)
    session = await tables.store.session(caller.session)
    before = session.before if session else ""
    await auth.end(caller.guest, [caller.session])
    info = await account_info(tables.store, Caller(before))
    known = device_cookie(known_device(request, auth).with_guest(caller.guest), request, auth)
    cookies: list[Cookie] = [cookie_for(before, request, signer), known]
    return Response(info, status_code=200, cookies=cookies)


CALLS = [
    account,
    make_account,
    sign_in,
    recover,
    reset,
    ask_passkey,
    enter_by_passkey,
    sign_out,
]
