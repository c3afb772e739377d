"""A live line as uvicorn keeps it, with a short way out: a message that is ready is written at once."""

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "rotonde.write"  # the extension in whose name the line hands out its way
Write = Callable[[bytes], bool]
_WHOLE_TEXT: Final = 0x81  # a frame's first byte: all of a text
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # in place of a length: that it follows


class Line(WebSocketsSansIOProtocol):
    """Every seat is told of every move: a queue, a task and the layers of the application between would cost
    more than the message.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WRITE] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Sends a text now; False where the line is not open, or has not taken what it was given before."""
        if self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(_head(len(text)) + text)
        return True


def _head(length: int) -> bytes:
    """What stands before a text that is sent whole, as RFC 6455 has it; a server masks nothing."""
    if length < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")


def write_of(scope: Any) -> Write | None:
    """The short way out of a connection, where its server has one."""
    found = (scope.get("extensions") or {}).get(WRITE)
    return found["write"] if found else None
