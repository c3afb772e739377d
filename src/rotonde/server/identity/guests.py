"""Guest of a call, and their cookie."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie

from rotonde.server.identity.signing import COOKIE, COOKIE_AGE, Signer, default_name, new_guest, token_of
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.seating import Guest

T = TypeVar("T")
Call = Request[Any, Any, Any]  # Litestar's own parameters: user, auth and state, of which we use none


async def guest_of(caller: Caller, tables: Tables) -> Guest:
    """The calling guest, a new one where there is none."""
    if not caller.guest:
        guest = new_guest()
        tables.households.note(guest, caller.address)
        return Guest(guest, default_name(guest))
    name = await tables.store.name(caller.guest) or default_name(caller.guest)
    return Guest(caller.guest, name, has_account=bool(caller.session))


def to_guest(content: T, host: Guest, request: Call, signer: Signer, status: int = 200) -> Response[T]:
    """Response that renews the guest's cookie; a bot with a token gets none."""
    if token_of(request.headers.get("authorization")):
        return Response(content, status_code=status)
    named = signer.guest(request.cookies.get(COOKIE))
    content_id = named if named.partition(":")[0] == host.guest else host.guest
    return Response(content, status_code=status, cookies=[cookie_for(content_id, request, signer)])


def cookie_for(named: str, request: Call, signer: Signer) -> Cookie:
    """The cookie of a guest or of a signed-in device; "" takes it away."""
    return Cookie(
        key=COOKIE,
        value=signer.cookie(named) if named else "",
        max_age=COOKIE_AGE if named else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
