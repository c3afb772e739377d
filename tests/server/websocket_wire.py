"""A WebSocket connection in memory, and frames to send over it."""

import asyncio
from typing import Any

import uvicorn
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rotonde.server.live.uvicorn_protocols import WebSocketProtocol

GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXTS = st.one_of(
    st.text("az{}", max_size=130), st.text(max_size=3), st.integers(60_000, 70_000).map("a".__mul__)
)


class Wire(asyncio.Transport):
    """Carries what the server writes to a client that knows the protocol."""

    def __init__(self) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://here/"))
        self.is_closed = False

    def write(self, data: Any) -> None:
        self.client.receive_data(bytes(data))

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def heard(self) -> list[bytes]:
        """Texts received since."""
        events = self.client.events_received()
        return [bytes(each.data) for each in events if isinstance(each, Frame) and each.opcode == Opcode.TEXT]


def connected(app: Any) -> tuple[WebSocketProtocol, Wire]:
    config = uvicorn.Config(
        app, ws=WebSocketProtocol, ws_per_message_deflate=False, log_config=None, lifespan="off"
    )
    config.load()
    line, wire = WebSocketProtocol(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    return line, wire


async def opened() -> tuple[WebSocketProtocol, Wire, Any]:
    """A line that an application has accepted, and the scope that it was given."""
    scopes: asyncio.Queue[Any] = asyncio.Queue()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scopes.put_nowait(scope)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    line, wire = connected(app)
    wire.client.send_request(wire.client.connect())
    line.data_received(b"".join(wire.client.data_to_send()))
    return line, wire, await scopes.get()


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


FRAMES = st.one_of(
    TEXTS.map(lambda text: frame(Opcode.TEXT, text.encode())),
    TEXTS.map(lambda text: frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.CONT, text.encode())),
    st.binary(max_size=3).map(lambda data: frame(Opcode.TEXT, data)),  # perhaps no text at all
    st.binary(max_size=3).map(lambda data: frame(Opcode.BINARY, data)),
    st.just(frame(Opcode.PING, b"?")),
    st.just(frame(Opcode.CLOSE, b"\x03\xe8")),
    st.just(frame(Opcode.CONT, b"of what?")),
    st.just(frame(Opcode.TEXT, b"a", fin=False)),
    st.binary(min_size=1, max_size=8),
)
