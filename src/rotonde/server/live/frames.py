# rotonde: compiled
"""Frames of a WebSocket, as RFC 6455 has them: a short way for one whole text, and a count of all others.

Messages to a client are sent together when a round of the event loop ends: a client that wakes for the first
message is awake for the rest.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C where it was built

from rotonde.server.http.token_bucket import LIVE_BYTES, LIVE_FRAME

WHOLE: Final = 0x80  # of a frame's first byte: no other frame follows that belongs to it
WHOLE_TEXT: Final = WHOLE | Opcode.TEXT
MASKED: Final = 0x80  # of the second: frames of a client always are
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length: that it follows
_MASK: Final = 4  # bytes
_MIDDLE: Final = bytes((WHOLE_TEXT, TWO_BYTES))  # how frames of such a length begin
_LONG: Final = bytes((WHOLE_TEXT, EIGHT_BYTES))
_DATA: Final = 2  # the last opcode of data; 0 continues a message
ROUND_BYTES: Final = 64 * 1024  # of one line; more waits until the line has taken that
log = logging.getLogger("rotonde.server")


def head(length: int) -> bytes:
    """Header of an unfragmented text frame; a server masks nothing."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return _MIDDLE + length.to_bytes(2, "big")
    return _LONG + length.to_bytes(8, "big")


def short_text(data: bytes) -> str | None:
    """Text of one whole frame in ASCII; None where `data` is anything else."""
    if not data or data[0] != WHOLE_TEXT:
        return None
    start, end = _body(data, 0)
    if end != len(data):
        return None
    text = apply_mask(data[start:], data[start - _MASK : start])
    return text.decode() if text.isascii() else None


def _body(data: bytes, at: int) -> tuple[int, int]:
    """Bounds of the body of the frame at `at`; (-1, -1) where they are not known."""
    length = data[at + 1] ^ MASKED if at + 1 < len(data) else EIGHT_BYTES
    start = at + 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
    elif length >= EIGHT_BYTES:  # so long a frame comes in pieces anyway; nor is one taken that is not masked
        return -1, -1
    return start + _MASK, start + _MASK + length


class FrameScan:
    """Frame boundaries in a client's stream, however it is cut, and what the frames cost.

    It only counts: what is wrong with a frame is found by the parser afterwards.
    """

    def __init__(self) -> None:
        self._head = b""  # of a frame whose header is cut
        self._left = 0  # bytes of a frame's body that are still to come
        self.fragments = 0  # frames so far of a message that is not complete
        self.messages = 0  # whole messages of usual size, since `settled`
        self.cost = 0  # of all other frames: one for each, and one for each 8 KB

    def is_between(self) -> bool:
        """Whether the stream stands between two messages."""
        return not self._left and not self._head and not self.fragments

    def settled(self) -> None:
        """Clears the counters, once their tokens are taken."""
        self.messages = self.cost = 0

    def scan(self, data: bytes, most: int) -> tuple[int, int]:
        """Passes over at most `most` frames; where in `data` the next one begins (or its end), and how many
        began.
        """
        before = len(self._head)
        data, self._head = self._head + data if before else data, b""
        at, size = min(self._left, len(data)), len(data)
        self._left -= at
        frames = 0
        while at < size and frames < most:
            start, length = _header(data, at)
            if start > size:
                self._head, at = data[at:], size
                break
            self._count(data[at], length)
            frames += 1
            at = min(start + length, size)
            self._left = start + length - at
        return at - before, frames

    def _count(self, first: int, length: int) -> None:
        is_last, opcode = bool(first & WHOLE), first & 0xF
        if is_last and length <= LIVE_BYTES and 0 < opcode <= _DATA:
            self.messages += 1
        else:
            self.cost += 1 + min(length, LIVE_FRAME) // LIVE_BYTES  # a longer one fails, whatever it costs
        if opcode <= _DATA:
            self.fragments = 0 if is_last else self.fragments + 1


def _header(data: bytes, at: int) -> tuple[int, int]:
    """Start of the body of the frame at `at`, past the end where its header is cut, and its length."""
    if at + 2 > len(data):
        return at + 2, 0
    length, start = data[at + 1] & ~MASKED, at + 2
    if length >= TWO_BYTES:
        more = 2 if length == TWO_BYTES else 8
        length, start = int.from_bytes(data[start : start + more], "big"), start + more
    return start + (_MASK if data[at + 1] & MASKED else 0), length


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
