# rotonde: compiled
"""Write buffers: messages on live connections are sent together when a round of the event loop ends: a
client that wakes for the first message is awake for the rest.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from rotonde.server.live.frames import head

ROUND_BYTES: Final = 64 * 1024  # of one line; more waits until the line has taken that
log = logging.getLogger("rotonde.server")


class WriteBuffer:
    """Write buffer of one connection; `send` puts bytes on it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, send: Callable[[bytes], None]) -> None:
        self.loop = loop
        self.is_shut = True  # the line is not open, or has not taken all that it was given
        self._send = send
        self._frames: list[bytes] = []
        self._size = 0  # bytes of texts that wait

    def write(self, text: bytes) -> bool:
        """Sends a text in this round; False where the buffer is shut, or has enough for this round."""
        if self.is_shut or self._size > ROUND_BYTES:
            return False
        if not self._frames:
            _ROUND.add(self)
        self._frames.append(head(len(text)))
        self._frames.append(text)
        self._size += len(text)
        return True

    def post(self) -> None:
        """Sends what waits."""
        if self._frames:
            waiting, self._frames, self._size = self._frames, [], 0
            self._send(b"".join(waiting))


class FlushQueue:
    """Flush queue: the write buffers that are sent when this round of the event loop ends."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._write_buffers: list[WriteBuffer] = []

    def add(self, write_buffer: WriteBuffer) -> None:
        if not self._write_buffers or self._loop is not write_buffer.loop:
            self._loop, self._write_buffers = (
                write_buffer.loop,
                [],
            )  # what another loop has left will never be sent
            write_buffer.loop.call_soon(self.end)
        self._write_buffers.append(write_buffer)

    def end(self) -> None:
        write_buffers, self._write_buffers = self._write_buffers, []
        for write_buffer in write_buffers:
            try:
                write_buffer.post()
            except Exception:  # whatever is wrong with one connection, the others are sent theirs
                log.exception("a line cannot be written to")


_ROUND: Final = FlushQueue()
