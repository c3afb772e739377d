"""A live line as uvicorn keeps it, with a short way out and in.

A message that is ready is sent in this round of the event loop, and a short message that has come whole is
handed as it is to whoever listens.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from rotonde.server.frames import all_whole, head, short_text

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

log = logging.getLogger("rotonde.server")
WAYS: Final = "rotonde.ways"  # the extension in whose name the line hands out its ways
Write = Callable[[bytes], bool]
Hear = Callable[[str], int]  # answers how many messages wait to be heard
AHEAD: Final = 16  # messages that may wait to be heard before no more are read


class Line(WebSocketsSansIOProtocol):
    """Every seat is told of every move: a queue, a task and the layers of the application between would cost
    more than the message. So would reading a frame as if it were cut anywhere, which hardly one is.
    """

    _frames: list[bytes]  # to be sent in this round of the event loop
    _hear: Hear | None = None
    _is_full = False  # it has not taken all that it was given
    _is_between = False  # all that was read so far is whole: frames, and messages in several of them

    def handle_connect(self, event: Request) -> None:
        self._frames = []
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
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()

    def write(self, text: bytes) -> bool:
        """Sends a text in this round; False where the line is not open, or has not taken all it was given."""
        if self._is_full or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if not self._frames:
            _ROUND.add(self)
        self._frames += (head(len(text)), text)
        return True

    def post(self) -> None:
        """Sends what waits."""
        if self._frames and not self.transport.is_closing():
            self.transport.write(b"".join(self._frames))
        self._frames = []

    async def send(self, message: "ASGISendEvent") -> None:
        self.post()  # what was said before goes before
        await super().send(message)

    def shutdown(self) -> None:
        self.post()
        super().shutdown()


class Round:
    """The lines on which something is to be sent when this round of the event loop ends, all of them then:
    whoever hears the first message is awake for the rest.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lines: list[Line] = []

    def add(self, line: Line) -> None:
        if not self._lines or self._loop is not line.loop:
            self._loop, self._lines = line.loop, []  # what another loop has left will never be sent
            line.loop.call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.post()
            except Exception:  # whatever is wrong with one line, the others are told
                log.exception("a line cannot be written to")


_ROUND: Final = Round()


def line_of(scope: Any) -> Line | None:
    """The line of a connection, where its server is ours."""
    found = (scope.get("extensions") or {}).get(WAYS)
    return found["line"] if found else None
