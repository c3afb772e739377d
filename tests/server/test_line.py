"""A live line writes at once what is ready, and only while the other side can take it."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rotonde.server.audience import Watcher
from rotonde.server.identity import Asker
from rotonde.server.line import Line, write_of


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
        """What the client was told since."""
        events = self.client.events_received()
        return [bytes(each.data) for each in events if isinstance(each, Frame) and each.opcode == Opcode.TEXT]


def connected(app: Any) -> tuple[Line, Wire]:
    config = uvicorn.Config(app, ws=Line, ws_per_message_deflate=False, log_config=None, lifespan="off")
    config.load()
    line, wire = Line(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    return line, wire


async def opened() -> tuple[Line, Wire, Any]:
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


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_text_of_any_length_arrives_whole(length: int) -> None:
    async def tell() -> None:
        line, wire, scope = await opened()
        write = write_of(scope)
        assert write is not None
        assert write(b"x" * length)
        assert wire.heard() == [b"x" * length]
        line.connection_lost(None)

    asyncio.run(tell())


def test_what_a_slow_reader_is_told_waits_in_order() -> None:
    async def tell() -> None:
        line, wire, scope = await opened()
        watcher = Watcher(Asker("anna"), write_of(scope))
        watcher.tell(b"1")
        line.pause_writing()
        watcher.tell(b"2")
        line.resume_writing()
        watcher.tell(b"3")  # not before what waits
        assert wire.heard() == [b"1"]
        assert [watcher.outbox.get_nowait() for _ in range(2)] == [b"2", b"3"]
        watcher.sent()
        watcher.sent()
        watcher.tell(b"4")
        assert wire.heard() == [b"4"]
        line.connection_lost(None)

    asyncio.run(tell())


def test_nothing_is_written_to_a_line_that_closes() -> None:
    async def tell() -> None:
        line, wire, scope = await opened()
        write = write_of(scope)
        assert write is not None
        line.shutdown()
        assert not write(b"too late")
        assert wire.heard() == []
        line.connection_lost(None)

    asyncio.run(tell())


def test_a_line_that_is_refused_has_no_way_out() -> None:
    async def nobody(scope: Any, receive: Any, send: Any) -> None:
        pytest.fail("it came as far as the application")

    async def knock() -> None:
        line, wire = connected(nobody)
        line.data_received(b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n")
        assert wire.is_closed
        assert write_of(getattr(line, "scope", {})) is None

    asyncio.run(knock())
