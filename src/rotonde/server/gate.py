"""The gate in front of everything: limits, origin, security headers and one log line a call."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from rotonde.server.bans import Bans
from rotonde.server.closing import Closing
from rotonde.server.errors import Refusal
from rotonde.server.limits import Buckets, household
from rotonde.server.logs import call_number, discreet, new_number
from rotonde.server.page import POLICY
from rotonde.server.refusals import as_refusal, refuse
from rotonde.server.registry import Registry
from rotonde.server.settings import Settings

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
PERSONAL = ((b"cache-control", b"no-store"),)  # what the API answers is for the one who asked
GRACE = 3.0  # seconds for what was begun, when the server closes
log = logging.getLogger("rotonde.http")


class Gate:
    """Lets through what may come in, and makes what goes out safe for a browser."""

    def __init__(
        self, app: ASGIApp, settings: Settings, bans: Bans, registry: Registry, closing: Closing
    ) -> None:
        self._app = app
        self._registry = registry
        self._closing = closing
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
        """Begins nothing more; returns when what was begun is stored and told, or has had its time."""
        self._closing.is_on = True
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
        try:
            self._buckets.check(household(address))
        except Refusal:
            return False
        is_crowded = self._closing.is_on or self._live[household(address)] >= self._most_live
        return is_same_origin(scope) and not self._bans.has_address(address) and not is_crowded

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = monotonic(), 0
        headers = [*HEADERS, (b"x-request-id", call_number.get().encode())]
        if scope["path"].startswith("/api/"):
            headers += PERSONAL

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
        line["address"] = _address(scope)  # so that the host can tell who is a nuisance
        log.info("call", extra={**line, "ms": round(1000 * (monotonic() - began), 1)})

    def _check(self, scope: HTTPScope) -> None:
        if scope["method"] not in SAFE and not is_same_origin(scope):
            raise Refusal("bad_origin")
        self._buckets.check(household(_address(scope)))
        if scope["method"] not in SAFE:
            self._closing.check()
        if scope["path"].startswith("/api/") and self._bans.has_address(_address(scope)):
            raise Refusal("banned")  # the page itself comes, to say so


def is_same_origin(scope: HTTPScope | WebSocketScope) -> bool:
    """Whether the page that speaks is ours; who sends no origin is no browser's page."""
    headers = Headers.from_scope(scope)
    origin = headers.get("origin")
    return origin is None or _site(origin) == headers.get("host", "")


def _site(origin: str) -> str | None:
    """Host and port of an origin; None where it is no address at all."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope["client"]
    return client[0] if client else ""
