"""Servers as `rotonde serve` starts them, in this process, and connections that record every byte."""

import asyncio
import json
import re
import socket
import struct
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn

from rotonde.server.app import make_app
from rotonde.server.http.connection_limits import HttpLimits
from rotonde.server.identity.signing import COOKIE, Signer
from rotonde.server.ops.data_place import KEY
from rotonde.server.ops.run import uvicorn_for
from rotonde.server.ops.settings import Settings
from rotonde.server.tables.registry import Registry

UNLIMITED = 10**9
SIGNING = bytes(32)
LONGEST = 1 << 24  # bytes of one message
NONCE = "AAAAAAAAAAAAAAAAAAAAAA=="  # what the handshake is answered from
TEXT, MASKED = 0x81, 0x80
PONG = b'{"type":"pong"}'
BY_ITSELF = re.compile(  # the time of day, and what is drawn anew for every call or table
    rb'(?<=\r\ndate: )[^\r]+|(?<=\r\nx-request-id: )[^\r]+|(?<="commitment":")\w+|(?<="seed":")\w+'
)


def comparable(sent: bytes) -> bytes:
    """The same bytes, with stars where they are the time of day or drawn at random."""
    return BY_ITSELF.sub(lambda found: b"*" * len(found[0]), sent)


class Station:
    """A server on a free port over a folder of its own; all of them know the same cookies."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        (folder / KEY).write_text(SIGNING.hex())
        settings = Settings(
            http_rate=UNLIMITED,
            http_burst=UNLIMITED,
            live_rate=UNLIMITED,
            live_burst=UNLIMITED,
            idle_seconds=UNLIMITED,  # a table that we have laid out stays, though nobody is there yet
        )
        self._gate = make_app(folder, settings)
        self.registry: Registry = vars(self._gate)["_registry"]
        config = uvicorn_for(self._gate, settings)
        config.ws_ping_interval = None  # signs of life go by the clock alone, and have random bytes
        config.timeout_keep_alive = UNLIMITED  # nor is anybody who is silent for long hung up on
        limits: HttpLimits = cast("partial[object]", config.http).keywords["limits"]
        limits.head_seconds = UNLIMITED
        config.load()
        self._server = uvicorn.Server(config)
        self._server.lifespan = config.lifespan_class(config)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])

    async def open(self) -> None:
        await self._server.startup([self._listener])
        self._main = asyncio.create_task(self._server.main_loop())
        await asyncio.sleep(0)  # from its first tick on it tells the date

    async def close(self) -> None:
        self._server.should_exit = True
        await self._main
        await self._gate.close()
        await self._server.shutdown([self._listener])


class RecordedConnection:
    """A connection to a station, for a guest or for nobody."""

    def __init__(self, station: Station, guest: str = "") -> None:
        self._station = station
        self._cookie = f"Cookie: {COOKIE}={Signer(SIGNING).cookie(guest)}\r\n" if guest else ""
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection(
            "127.0.0.1", self._station.port, limit=LONGEST
        )

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()

    async def call(self, path: str, body: object = None) -> bytes:
        """Answer to one call, status and headers with it."""
        text = "" if body is None else json.dumps(body)
        self._write("GET" if body is None else "POST", path, f"Content-Length: {len(text)}\r\n", text)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"\r\ncontent-length: (\d+)", head)
        assert length is not None, head
        return head + await self._reader.readexactly(int(length[1]))

    async def upgrade(self, path: str) -> bytes:
        """From now on it is a WebSocket; what the handshake is answered, though we offer to compress."""
        offer = f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {NONCE}\r\n"
        offer += "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        self._write("GET", path, f"Connection: Upgrade\r\n{offer}", "")
        return await self._reader.readuntil(b"\r\n\r\n")

    def _write(self, method: str, path: str, headers: str, body: str) -> None:
        own = f"Host: 127.0.0.1:{self._station.port}\r\nAccept-Encoding: gzip, br, deflate, zstd\r\n"
        own += f"Content-Type: application/json\r\n{self._cookie}"
        self._writer.write(f"{method} {path} HTTP/1.1\r\n{own}{headers}\r\n{body}".encode())

    def say(self, **message: object) -> None:
        """One frame, under a mask of zeros."""
        text = json.dumps(message).encode()
        assert len(text) < 1 << 16
        size = bytes([MASKED | len(text)]) if len(text) < 126 else struct.pack("!BH", MASKED | 126, len(text))
        self._writer.write(bytes([TEXT]) + size + bytes(4) + text)

    async def heard(self) -> bytes:
        """All frames that have come since, and last the answer to our knocking."""
        self.say(type="ping")
        return await self._reader.readuntil(PONG)
