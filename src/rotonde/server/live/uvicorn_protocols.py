"""Our subclasses of uvicorn's protocols, the only ones in Rotonde.

uvicorn does not promise their names: where a release breaks them, the setting `protocols` = "plain" does
without them, and so without the limits on slow clients and small frames.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from rotonde.server.http.connection_limits import HttpLimits
from rotonde.server.http.token_bucket import household
from rotonde.server.live.frame_limits import AT_ONCE, FRAGMENTS, FrameLimits
from rotonde.server.live.frames import FrameScan, WriteBuffer, short_text
from rotonde.server.live.protocol import AHEAD, CLOSE_FLOOD, EXTENSION, Hear
from rotonde.server.ops.descriptors import is_scarce
from rotonde.server.ops.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

_END: Final = b"\r\n\r\n"  # of the request that opens a WebSocket


class Protocols(NamedTuple):
    """Protocol classes for uvicorn's `http` and `ws`."""

    http: type[asyncio.Protocol] | str
    ws: type[asyncio.Protocol] | str


def protocols_for(settings: Settings) -> Protocols:
    """Ours, with limits and a short way for messages, or uvicorn's own."""
    # h11 bounds addresses and headers, which httptools (where it is there) does not
    if settings.protocols == "plain":
        return Protocols("h11", "websockets-sansio")
    http = partial(HttpConnection, limits=HttpLimits(settings.live_per_address))
    ws = partial(WebSocketProtocol, limits=FrameLimits())
    return Protocols(cast(type[asyncio.Protocol], http), cast(type[asyncio.Protocol], ws))


class FrameParser(ServerProtocol):
    """websockets' parser; a client may close within a message, as with any control frame (RFC 6455, 5.4)."""

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self.current_size = None
        super().recv_frame(frame)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way for messages and limits on frames.

    A message that is ready is sent in this round of the event loop, and a short message that has come whole
    is handed to the listener as it is: a queue, a task and the layers of ASGI would cost more than the
    message. All other frames are counted before they are parsed, few are parsed in one round, and a client
    that sends too many is hung up on.
    """

    write_buffer: WriteBuffer
    write: Callable[[bytes], bool]
    _hear: Hear | None = None
    _is_full = False  # it has not taken all that it was given
    _is_between = False  # all that was read so far is whole: frames, and messages in several of them
    _greeting_end = b""  # the last bytes so far of the request that opens it
    _held = b""  # read, and not yet parsed
    _is_queued = False  # what is held waits for its round

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        *,
        limits: FrameLimits | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.conn.__class__ = FrameParser  # uvicorn makes it, and asks nobody of which class
        self._limits = limits or FrameLimits()  # shared by all lines of a server
        self._scan = FrameScan()
        self._bucket = self._limits.bucket()

    def connection_lost(self, exc: Exception | None) -> None:
        self._held = b""
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        self.write_buffer = WriteBuffer(self.loop, self._put)
        self.write = self.write_buffer.write
        if is_scarce(self.transport):
            self._refuse()
            return
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = {"short_way": self}

    def _refuse(self) -> None:
        """Refuses a WebSocket where few descriptors are left: those are for calls."""
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.conn.send_response(self.conn.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        text = short_text(data) if self._is_between else None
        if text is not None and self.conn.state is State.OPEN and not self.close_sent:
            self._take(text)
        elif not self.handshake_initiated:
            self._greet(data)
        elif self._held or not self.handshake_complete:
            self._hold(self._held + data)
        else:
            self._parse(data, AT_ONCE)

    def _greet(self, data: bytes) -> None:
        """Reads the request that opens the line; nobody speaks before it is answered."""
        super().data_received(data)
        self._settle()
        self._greeting_end = (self._greeting_end + data)[-len(_END) :]
        self._is_between = self._greeting_end == _END
        if self.handshake_initiated and not self._is_between:
            self.transport.close()

    def read_on(self, most: int) -> int:
        """Parses at most so many of the frames that are held, in this round; how many those were."""
        self._is_queued = False
        held, self._held = self._held, b""
        return 0 if self.transport.is_closing() else self._parse(held, most)

    def _parse(self, data: bytes, most: int) -> int:
        """Parses at most so many frames, if they are allowed, and holds the rest; how many those were."""
        end, frames = self._scan.scan(data, most)
        if not self._is_allowed():
            self._hang_up()
            return 0
        super().data_received(data[:end])
        self._settle()
        if end < len(data) and not self.transport.is_closing():
            self._hold(data[end:])
        else:
            self._is_between = self._scan.is_between()
            self.go_on()
        return frames

    def _hold(self, data: bytes) -> None:
        """Keeps what was read until it is parsed; until then no more is read."""
        self._held, self._is_between = data, False
        self.read_paused = True
        self.transport.pause_reading()
        self.go_on()

    def _is_allowed(self) -> bool:
        """Takes the price of what was scanned; after the end whole messages have theirs too."""
        scan = self._scan
        price = scan.cost + (scan.messages if self.close_sent else 0)
        scan.settled()
        if scan.fragments > FRAGMENTS:
            return False
        return not price or (self._bucket.take(price) and self._limits.take(self.scope["client"], price))

    def _hang_up(self) -> None:
        self.conn.fail(CLOSE_FLOOD, "too many frames")
        self.handle_parser_exception()
        self._settle()

    def listen(self, hear: Hear) -> None:
        """Hands short messages to `hear` from now on; the listener calls `go_on` when its queue is empty."""
        self._hear = hear

    async def receive(self) -> "ASGIReceiveEvent":
        message = await self.queue.get()
        self.go_on()
        return message

    def go_on(self) -> None:
        """Reads on, once the queue is empty; first what is held, in its round."""
        if not self.read_paused or not (self.queue.empty() or self.close_sent):
            return
        if not self._held:
            self.read_paused = False
            self.transport.resume_reading()
        elif self.handshake_complete and not self._is_queued:
            self._is_queued = True
            self._limits.queue.add(self)

    def _take(self, text: str) -> None:
        if self._hear is not None and self.queue.empty():  # else others came before
            waiting = self._hear(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            waiting = self.queue.qsize()
        if waiting >= AHEAD and not self.read_paused:
            self.read_paused = True  # until all of them are heard
            self.transport.pause_reading()

    def let_go(self, code: int) -> bool:
        """Hangs up on a reader that does not read, without waiting for it; False where it does."""
        if not self._is_full or self.conn.state is not State.OPEN:
            return False
        self.conn.fail(code)
        self.handle_parser_exception()
        self._settle()
        self.loop.call_later(self.close_timeout, self.transport.abort)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True
        self._settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False
        self._settle()

    def _settle(self) -> None:
        """Opens or shuts the write buffer, where there is one: before the handshake nothing is sent."""
        if self.handshake_initiated:
            self.write_buffer.is_shut = self._is_full or self.close_sent or self.conn.state is not State.OPEN

    def _put(self, data: bytes) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(data)

    async def send(self, message: "ASGISendEvent") -> None:
        self.write_buffer.post()  # what was said before goes before
        await super().send(message)
        self._settle()
        if self._held:  # it came before the line was accepted, or before its end
            self.go_on()

    def shutdown(self) -> None:
        if self.handshake_initiated:
            self.write_buffer.post()
        super().shutdown()
        self._settle()


class HttpConnection(H11Protocol):
    """uvicorn's, whose requests must arrive in time and whose answers must be read."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        limits: HttpLimits,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = limits
        self._home = ""
        self._waits_for: object = None  # h11's state of a request that has not come whole
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._home = household(self.client[0] if self.client else "")
        self._await_request(h11.IDLE)
        if is_scarce(transport):
            self._limits.unfinished.drop_oldest()
            self.timeout_keep_alive = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_ours = self in self.connections and not self.transport.is_closing()  # else it is a WebSocket now
        self._await_request(self.conn.their_state if is_ours else None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._await_request(None)
        self._is_read()
        super().connection_lost(exc)

    def drop(self) -> None:
        self._await_request(None)
        self._is_read()
        self.transport.abort()

    def _await_request(self, state: object) -> None:
        """Starts the time for a head or a body when it begins to be waited for, and ends it with it."""
        state = state if state in (h11.IDLE, h11.SEND_BODY) else None
        if state is self._waits_for:
            return
        self._waits_for = state
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if state is None:
            self._limits.unfinished.remove(self)
            return
        seconds = self._limits.head_seconds if state is h11.IDLE else self._limits.body_seconds
        self._timer = self.loop.call_later(seconds, self.drop)
        self._limits.unfinished.add(self._home, self)

    def pause_writing(self) -> None:
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        self._limits.unread.add(self._home, self, size)
        self._stalled = self.loop.call_later(self._limits.stalled_seconds, self._check_read, size)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def _check_read(self, before: int) -> None:
        size = self.transport.get_write_buffer_size()
        if size >= before:
            self.drop()
        else:
            self._stalled = self.loop.call_later(self._limits.stalled_seconds, self._check_read, size)

    def _is_read(self) -> None:
        self._limits.unread.remove(self)
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
