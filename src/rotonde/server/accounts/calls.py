"""The calls at the door: make an account, come in, go out."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie

from rotonde.server.accounts.desk import Desk, Visitor
from rotonde.server.accounts.messages import (
    AccountTold,
    AskPasskey,
    EnterByPasskey,
    Entered,
    NewAccount,
    Recover,
    Reset,
    SignIn,
)
from rotonde.server.accounts.names import checked
from rotonde.server.accounts.passkeys import Site
from rotonde.server.accounts.sessions import device_named
from rotonde.server.accounts.told import account_told
from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.errors import Refusal
from rotonde.server.guests import Call, cookie_for
from rotonde.server.identity import Asker, Signer
from rotonde.server.tables import Tables


def visitor_of(request: Call, asker: Asker) -> Visitor:
    address = request.client.host if request.client else ""
    site = Site(request.url.hostname or "", request.url.netloc)
    return Visitor(asker, address, device_named(request.headers.get("user-agent", "")), site)


async def _entered(
    named: str, codes: list[str], request: Call, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Lets a browser in: it gets the cookie, and is told what the account has."""
    guest, session = await desk.sessions.recognise(named)
    told = await account_told(tables.store, Asker(guest, session=session))
    return Response(Entered(told, codes), status_code=200, cookies=[cookie_for(named, request, signer)])


@get("/api/account")
async def account(asker: Asker, tables: Tables) -> AccountTold:
    """Who I am, and by which keys and devices."""
    return await account_told(tables.store, asker)


@post("/api/account", opt=costs(10), status_code=200, responses=REFUSALS)
async def make_account(
    data: NewAccount, request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Makes an account of the guest who asks, who keeps all that they have; tells the recovery codes."""
    named, codes = await desk.make(visitor_of(request, asker), data)
    return await _entered(named, codes, request, desk, tables, signer)


@post("/api/account/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(
    data: SignIn, request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Comes in by name and password."""
    named = await desk.sign_in(visitor_of(request, asker), data)
    return await _entered(named, [], request, desk, tables, signer)


@post("/api/account/recover", status_code=200, responses=REFUSALS)
async def recover(
    data: Recover, request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Comes in by a recovery code, with a new password."""
    named = await desk.recover(visitor_of(request, asker), data)
    return await _entered(named, [], request, desk, tables, signer)


@post("/api/account/reset", status_code=200, responses=REFUSALS)
async def reset(
    data: Reset, request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Comes in by a link that the host gave, with a new password."""
    named = await desk.reset(visitor_of(request, asker), data)
    return await _entered(named, [], request, desk, tables, signer)


@post("/api/account/passkeys/ask", opt=costs(3), status_code=200, responses=REFUSALS)
async def ask_passkey(data: AskPasskey, request: Call, asker: Asker, desk: Desk) -> dict[str, Any]:
    """What `navigator.credentials` is to be asked: to enter with a passkey, or to make one."""
    visitor = visitor_of(request, asker)
    if data.what == "enter":
        return await desk.passkeys.question_to_enter(visitor.site)
    if asker.session:
        name = (await desk.trusted(asker)).name
    else:
        name = checked(data.name)
    if not asker.guest:
        raise Refusal("no_account")
    return await desk.passkeys.question_to_make(visitor.site, asker.guest, name)


@post("/api/account/passkeys/enter", opt=costs(3), status_code=200, responses=REFUSALS)
async def enter_by_passkey(
    data: EnterByPasskey, request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[Entered]:
    """Comes in by passkey."""
    named = await desk.enter_by_passkey(visitor_of(request, asker), data.passkey, bring=data.bring)
    return await _entered(named, [], request, desk, tables, signer)


@post("/api/account/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(
    request: Call, asker: Asker, desk: Desk, tables: Tables, signer: Signer
) -> Response[AccountTold]:
    """This device is signed out; it is again the guest that it was before."""
    await desk.account(asker)
    session = await tables.store.session(asker.session)
    before = session.before if session else ""
    await desk.end(asker.guest, [asker.session])
    told = await account_told(tables.store, Asker(before))
    cookie: Cookie = cookie_for(before, request, signer)
    return Response(told, status_code=200, cookies=[cookie])


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
