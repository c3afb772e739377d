# rotonde: compiled
"""Frames of a WebSocket, as RFC 6455 has them: only what is whole, and no more of it than a table needs."""

from typing import Final

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]  # in C where it was built

WHOLE: Final = 0x80  # of a frame's first byte: no other frame follows that belongs to it
WHOLE_TEXT: Final = WHOLE | Opcode.TEXT
MASKED: Final = 0x80  # of the second: what a client says always is
TWO_BYTES, EIGHT_BYTES = 126, 127  # in place of a length: that it follows
_WHOLES: Final = frozenset(
    WHOLE | each for each in (Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING, Opcode.PONG)
)
_MASK: Final = 4  # bytes
_MIDDLE: Final = bytes((WHOLE_TEXT, TWO_BYTES))  # how frames of such a length begin
_LONG: Final = bytes((WHOLE_TEXT, EIGHT_BYTES))


def head(length: int) -> bytes:
    """What stands before a text that is sent whole; a server masks nothing."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return _MIDDLE + length.to_bytes(2, "big")
    return _LONG + length.to_bytes(8, "big")


def short_text(data: bytes) -> str | None:
    """What a client says in this one frame; None where it is not just one text of the plainest letters."""
    if not data or data[0] != WHOLE_TEXT:
        return None
    start, end = _body(data, 0)
    if end != len(data):
        return None
    text = apply_mask(data[start:], data[start - _MASK : start])
    return text.decode() if text.isascii() else None


def all_whole(data: bytes) -> bool:
    """Whether a client's frames end with this, and no message goes on in another frame."""
    at = 0
    while 0 <= at < len(data):
        at = _body(data, at)[1] if data[at] in _WHOLES else -1
    return at == len(data)


def _body(data: bytes, at: int) -> tuple[int, int]:
    """Where the body of the frame at `at` begins and ends; (-1, -1) where that cannot be told."""
    length = data[at + 1] ^ MASKED if at + 1 < len(data) else EIGHT_BYTES
    start = at + 2
    if length == TWO_BYTES:
        length, start = int.from_bytes(data[start : start + 2], "big"), start + 2
    elif length >= EIGHT_BYTES:  # so long a frame comes in pieces anyway; nor is one taken that is not masked
        return -1, -1
    return start + _MASK, start + _MASK + length
