"""A live line as uvicorn keeps it, with a short way out and in.

A message that is ready is written at once, and a short message that has come whole is taken as it is.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from rotonde.server.frames import all_whole, head, short_text

WRITE: Final = "rotonde.write"  # the extension in whose name the line hands out its way
Write = Callable[[bytes], bool]
AHEAD: Final = 16  # messages that may wait to be heard before no more are read


class Line(WebSocketsSansIOProtocol):
    """Every seat is told of every move: a queue, a task and the layers of the application between would cost
    more than the message. So would reading a frame as if it were cut anywhere, which hardly one is.
    """

    _is_between = False  # all that was read so far is whole: frames, and messages in several of them

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WRITE] = {"write": self.write}

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._is_between else None
        if text is not None and self.conn.state is State.OPEN and not self.close_sent:
            self._hear(text)
            return
        is_greeting = not self.handshake_initiated
        super().data_received(data)
        self._is_between = data.endswith(b"\r\n\r\n") if is_greeting else self._is_between and all_whole(data)

    def _hear(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True  # until all of them are heard
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Sends a text now; False where the line is not open, or has not taken what it was given before."""
        if self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing():
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def write_of(scope: Any) -> Write | None:
    """The short way out of a connection, where its server has one."""
    found = (scope.get("extensions") or {}).get(WRITE)
    return found["write"] if found else None
