"""Middleware in front of every call: limits, origin, security headers and one log line a call."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from rotonde.server.admin.bans import Bans
from rotonde.server.http.error_handlers import as_refusal, refuse
from rotonde.server.http.host_header import is_host
from rotonde.server.http.page_files import POLICY
from rotonde.server.http.token_bucket import Buckets, household
from rotonde.server.ops.logs import call_number, discreet, new_number
from rotonde.server.ops.settings import Settings
from rotonde.server.ops.shutdown import Shutdown
from rotonde.server.tables.registry import Registry
from rotonde.table.refusal import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an invitation stands in the address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# Where TLS is spoken, browsers come by TLS only for so long, in seconds: half a year, of this one name.
TLS_ONLY = ((b"strict-transport-security", b"max-age=15552000"),)
PERSONAL = ((b"cache-control", b"no-store"),)  # API responses are for one caller
GRACE = 3.0  # seconds for what was begun, when the server closes
log = logging.getLogger("rotonde.http")


class Middleware:
    """Middleware of every call: limits and origin check, then security headers."""

    def __init__(
        self, app: ASGIApp, settings: Settings, bans: Bans, registry: Registry, shutdown: Shutdown
    ) -> None:
        self._app = app
        self._registry = registry
        self._shutdown = shutdown
        self._bans = bans
        self._buckets = Buckets(settings.http_rate, settings.http_burst)
        self._live: Counter[str] = Counter()  # connections by address
        self._most_live = settings.live_per_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call_number.set(new_number())
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._websocket(scope, receive, send)
        else:
            call_number.set("")
            await self._app(scope, receive, send)

    async def close(self) -> None:
        """Accepts nothing more; returns when all calls under way are stored and answered, or time is up."""
        self._shutdown.is_on = True
        log.info("closing")
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await self._registry.settle()

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        if not self._is_welcome(scope):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        home = household(_address(scope))
        self._live[home] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._live[home] -= 1
            if not self._live[home]:
                del self._live[home]

    def _is_welcome(self, scope: WebSocketScope) -> bool:
        address = _address(scope)
        if not is_host(Headers.from_scope(scope).get("host", "")):
            return False
        try:
            self._buckets.check(household(address))
        except Refusal:
            return False
        is_crowded = self._shutdown.is_on or self._live[household(address)] >= self._most_live
        return is_same_origin(scope) and not self._bans.has_address(address) and not is_crowded

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = monotonic(), 0
        headers = [*HEADERS, (b"x-request-id", call_number.get().encode())]
        if scope["path"].startswith("/api/"):
            headers += PERSONAL
        if is_tls(scope):
            headers += TLS_ONLY

        async def safe_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, safe_send)
        except Exception as error:
            refusal = as_refusal(error)
            if not status:
                await refuse(refusal, safe_send)
        # The path without its query: what follows the question mark may be an invitation or a secret.
        line = {"method": scope["method"], "path": discreet(scope["path"]), "status": status}
        line["address"] = _address(scope)  # so that the host can find abuse
        log.info("call", extra={**line, "ms": round(1000 * (monotonic() - began), 1)})

    def _check(self, scope: HTTPScope) -> None:
        if not is_host(Headers.from_scope(scope).get("host", "")):
            raise Refusal("malformed", problem="Host")
        if scope["method"] not in SAFE and not is_same_origin(scope):
            raise Refusal("bad_origin")
        self._buckets.check(household(_address(scope)))
        if scope["method"] not in SAFE:
            self._shutdown.check()
        if scope["path"].startswith("/api/") and self._bans.has_address(_address(scope)):
            raise Refusal("banned")  # the page itself comes, to say so


def is_tls(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether the caller speaks TLS, as a proxy says that we trust."""
    return scope["scheme"] in ("https", "wss")


def is_same_origin(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether a call comes from our own page; a caller without Origin is no browser's page.

    A page that came by plain HTTP, which anyone on the way may have written, does not act where TLS is
    spoken. The other way round both pass: a proxy that nobody named in `proxies` may speak TLS before us.
    """
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme, site = _site(origin)
    return site == headers.get("host", "") and scheme in (("https",) if is_tls(scope) else ("http", "https"))


def _site(origin: str) -> tuple[str, str | None]:
    """Scheme, and host with port, of an origin; None where it is no address at all."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return "", None
    return parts.scheme, parts.netloc or None


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return client[0] if client else ""
