"""Metrics endpoint: a listener at an address of its own, which strangers do not reach."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from rotonde.core.errors import RotondeError

Measure = Callable[[], Awaitable[bytes]]
LONGEST: Final = 8192  # bytes of a request
PATIENCE: Final = 5.0  # seconds
_CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4.encode()


class BadAddress(RotondeError):
    sentence = "error-bad-address"


def listening(address: str) -> socket.socket:
    """A socket at `host:port`."""
    host, _, port = address.rpartition(":")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host.strip("[]"), int(port)), family=family)
    except (OSError, ValueError, OverflowError) as error:
        raise BadAddress(address=address, why=error) from error


def check(address: str) -> None:
    """Whether that can be listened on; "" is nowhere."""
    if address:
        listening(address).close()


@asynccontextmanager
async def endpoint(address: str, measure: Measure) -> AsyncIterator[None]:
    """Serves the metrics inside this context."""
    if not address:
        yield
        return
    server = await asyncio.start_server(partial(_answer, measure), sock=listening(address), limit=LONGEST)
    async with server:
        yield


async def _answer(measure: Measure, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        async with asyncio.timeout(PATIENCE):
            asked = await reader.readuntil(b"\r\n\r\n")
            found = asked.startswith(b"GET /metrics ")
            body = await measure() if found else b""
            status = b"200 OK" if found else b"404 Not Found"
            writer.write(b"HTTP/1.1 %s\r\nContent-Type: %s\r\n" % (status, _CONTENT_TYPE))
            writer.write(b"Content-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(body), body))
            await writer.drain()
    writer.close()
