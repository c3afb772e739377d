"""Cheap WebSocket client: unfragmented frames to this very machine, and nothing else."""

import asyncio
from collections.abc import Callable
from typing import Final, cast

HOST: Final = "127.0.0.1"  # the only one: this is no tool against anybody's server
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
Heard = Callable[[bytes], None]


class Connection(asyncio.Protocol):
    """One connection; `heard` is called with each message."""

    def __init__(self, greeting: bytes, heard: Heard) -> None:
        self._greeting = greeting
        self._heard = heard
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up before it answered"))
        assert self.is_closing, "the server hung up"

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._open():
            return
        while (end := self._frame()) and not self.is_closing:
            del self._buffer[:end]

    def _open(self) -> bool:
        """Reads the answer to the handshake."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        self._is_open = self._buffer.startswith(b"HTTP/1.1 101")
        assert self._is_open, bytes(self._buffer[:200])
        del self._buffer[: end + 4]
        self.opened.set_result(None)
        return True

    def _frame(self) -> int:
        """Deals with the first frame; where it ends, 0 where not all of it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return 0
        length, start = buffer[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        end = start + length
        if len(buffer) < end or len(buffer) < start:
            return 0
        self._deal(buffer[0] & 0xF, bytes(buffer[start:end]))
        return end

    def _deal(self, kind: int, said: bytes) -> None:
        if kind == TEXT:
            self._heard(said)
        elif kind == PING:
            self._send(PONG, said)
        else:
            assert kind == CLOSE, f"frame {kind}: {said!r}"

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, said: bytes) -> None:
        """A client's frames are masked; with zeros, which changes nothing."""
        length = len(said)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + said)

    def close(self) -> None:
        self.is_closing = True
        self._send(CLOSE, b"\x03\xe8")
        self._transport.close()


async def connected(port: int, path: str, heard: Heard) -> Connection:
    """An open connection."""
    greeting = _HANDSHAKE.format(path=path, host=HOST, port=port).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Connection(greeting, heard), HOST, port)
    await line.opened
    return line
