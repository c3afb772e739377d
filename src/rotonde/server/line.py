"""A live line as uvicorn keeps it, with a short way out and in.

A message that is ready is sent in this round of the event loop, and a short message that has come whole is
handed as it is to whoever listens.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from rotonde.server.frames import all_whole, short_text
from rotonde.server.outlet import Outlet

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WAYS: Final = "rotonde.ways"  # the extension in whose name the line hands out its ways
Hear = Callable[[str], int]  # answers how many messages wait to be heard
AHEAD: Final = 16  # messages that may wait to be heard before no more are read


class Line(WebSocketsSansIOProtocol):
    """Every seat is told of every move: a queue, a task and the layers of the application between would cost
    more than the message. So would reading a frame as if it were cut anywhere, which hardly one is.
    """

    outlet: Outlet
    _hear: Hear | None = None
    _is_full = False  # it has not taken all that it was given
    _is_between = False  # all that was read so far is whole: frames, and messages in several of them

    def handle_connect(self, event: Request) -> None:
        self.outlet = Outlet(self.loop, self._put)
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WAYS] = {"line": self}

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._is_between else None
        if text is not None and self.conn.state is State.OPEN and not self.close_sent:
            self._take(text)
            return
        is_greeting = not self.handshake_initiated
        super().data_received(data)
        self._settle()
        self._is_between = data.endswith(b"\r\n\r\n") if is_greeting else self._is_between and all_whole(data)

    def listen(self, hear: Hear) -> None:
        """From now on short messages are handed to `hear`, who says `go_on` when all are heard."""
        self._hear = hear

    def go_on(self) -> None:
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _take(self, text: str) -> None:
        if self._hear is not None and self.queue.empty():  # else others came before
            waiting = self._hear(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            waiting = self.queue.qsize()
        if waiting >= AHEAD and not self.read_paused:
            self.read_paused = True  # until all of them are heard
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True
        self._settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        self._settle()

    def _settle(self) -> None:
        """Opens or shuts the outlet, where there is one: before the greeting nothing is told."""
        if self.handshake_initiated:
            self.outlet.is_shut = self._is_full or self.close_sent or self.conn.state is not State.OPEN

    def _put(self, data: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(data)

    async def send(self, message: "ASGISendEvent") -> None:
        self.outlet.post()  # what was said before goes before
        await super().send(message)
        self._settle()

    def shutdown(self) -> None:
        if self.handshake_initiated:
            self.outlet.post()
        super().shutdown()
        self._settle()


def line_of(scope: Any) -> Line | None:
    """The line of a connection, where its server is ours."""
    found = (scope.get("extensions") or {}).get(WAYS)
    return found["line"] if found else None
