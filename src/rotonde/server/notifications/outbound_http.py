"""Outbound HTTP: POST to an address that a person gave, bounded in time, without redirects.

The name is resolved once, and the address that was checked is the address that is connected to. One
deadline holds for all of it: name, connection, TLS and answer, however slowly that drips.
"""

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

from rotonde.server.notifications.safe_addresses import Reach, Unreachable, is_allowed, is_public

DEADLINE: Final = 15.0  # seconds for one delivery
RESOLVERS: Final = 32  # threads for look-ups of names; one may outlast its delivery, and the next of it too
MOST_HEAD: Final = 16 * 1024  # bytes of an answer's head; its body is not read


class Outbound:
    """HTTP client for POST; only names are looked up in threads, in a pool of its own."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "rotonde-names")

    async def post(self, url: str, body: bytes, headers: dict[str, str], reach: Reach) -> int:
        """Sends a POST; returns the status of the response."""
        if not is_allowed(url, reach):
            raise Unreachable("the address is not allowed")
        try:
            async with asyncio.timeout(self._deadline):
                return await self._post(urlsplit(url), body, headers, reach)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from error

    async def _post(self, parts: SplitResult, body: bytes, headers: dict[str, str], reach: Reach) -> int:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(host, port, reach)
        is_tls = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=_tls() if is_tls else None,
            server_hostname=host if is_tls else None,
            limit=MOST_HEAD,
        )
        try:
            writer.write(_head(parts, body, headers) + body)
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()  # no farewell that the other side could draw out

    async def _address(self, host: str, port: int, reach: Reach) -> str:
        """IP address of a host name; Unreachable where one of its addresses is forbidden."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._resolvers, _resolved, host, port)
        if reach != "any" and not all(is_public(each) for each in found):
            raise Unreachable("not a public address")
        return found[0]

    def close(self) -> None:
        """Stops DNS look-ups, without waiting for those under way."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)


def _resolved(host: str, port: int) -> list[str]:
    return sorted({str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)})


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(parts: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {
        "Host": parts.netloc,
        "Connection": "close",
        "Content-Length": str(len(body)),
        "Accept-Encoding": "identity",
        **headers,
    }
    fields = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{fields}\r\n".encode()


async def _status(reader: asyncio.StreamReader) -> int:
    """The number in the first line of the final answer; a ValueError for what is no HTTP."""
    while True:
        protocol, status, *_ = (await reader.readuntil(b"\r\n\r\n")).split(None, 2)
        if not protocol.startswith(b"HTTP/1.") or not 100 <= int(status) <= 599:
            raise ValueError("no HTTP")
        if int(status) >= 200:
            return int(status)
