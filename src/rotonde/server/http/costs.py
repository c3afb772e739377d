"""Rate costs of expensive calls: charged to the guest and to the address.

A bot that comes with a token is counted as the guest for whom it plays, with whatever else they do.
"""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rotonde.server.accounts.store import AccountStore
from rotonde.server.http.token_bucket import ADDRESS, Buckets, household
from rotonde.server.identity.signing import COOKIE, Signer, hashed, token_of
from rotonde.server.ops.settings import Settings

_COST: Final = "cost"


def costs(tokens: int) -> dict[str, int]:
    """Route option: the cost of a call."""
    return {_COST: tokens}


class Costs:
    """Charges a call before its body is read."""

    def __init__(self, settings: Settings, signer: Signer, store: AccountStore) -> None:
        rate, burst = settings.costly_rate, settings.costly_burst
        self._signer = signer
        self._store = store
        self._guests = Buckets(rate, burst)
        self._addresses = Buckets(ADDRESS * rate, ADDRESS * burst)

    async def check(self, call: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        tokens = handler.opt.get(_COST, 0)
        if not tokens:
            return
        self._addresses.check(household(call.client.host if call.client else ""), tokens)
        guest = await self._guest(call)
        if guest:
            self._guests.check(guest, tokens)

    async def _guest(self, call: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The caller, or a bot's owner; "" for an unknown caller, who is charged by address alone."""
        token = token_of(call.headers.get("authorization"))
        if token:
            known = await self._store.token(hashed(token))
            return known.guest if known else ""
        return self._signer.guest(call.cookies.get(COOKIE)).partition(":")[0]
