"""The guest behind a call, and the cookie that tells them apart."""

from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie

from rotonde.server.identity import COOKIE, COOKIE_AGE, Asker, Signer, default_name, new_guest, token_of
from rotonde.server.seating import Host
from rotonde.server.tables import Tables

T = TypeVar("T")
Call = Request[Any, Any, Any]  # Litestar's own parameters: user, auth and state, of which we use none


async def guest_of(asker: Asker, tables: Tables) -> Host:
    """The guest who asks, a new one where there is none."""
    if not asker.guest:
        guest = new_guest()
        return Host(guest, default_name(guest))
    name = await tables.store.name(asker.guest) or default_name(asker.guest)
    return Host(asker.guest, name, has_account=bool(asker.session))


def to_guest(content: T, host: Host, request: Call, signer: Signer, status: int = 200) -> Response[T]:
    """Answers, and has the browser keep the guest's cookie for another while; a bot has its token."""
    if token_of(request.headers.get("authorization")):
        return Response(content, status_code=status)
    named = signer.guest(request.cookies.get(COOKIE))
    kept = named if named.partition(":")[0] == host.guest else host.guest
    return Response(content, status_code=status, cookies=[cookie_for(kept, request, signer)])


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
