"""A live line writes at once what is ready, and only while the other side can take it; it hears whatever
comes, however it is cut, as uvicorn's own line does.
"""

import asyncio
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rotonde.server.audience import Watcher
from rotonde.server.identity import Asker
from rotonde.server.line import AHEAD, Line, line_of


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
        found = line_of(scope)
        assert found is line
        assert line.outlet.write(b"x" * length)
        assert wire.heard() == []
        await asyncio.sleep(0)  # to the end of the round
        assert wire.heard() == [b"x" * length]
        line.connection_lost(None)

    asyncio.run(tell())


def test_what_a_slow_reader_is_told_waits_in_order() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        watcher = Watcher(Asker("anna"), line.outlet.write)
        watcher.tell(b"1")
        await asyncio.sleep(0)  # to the end of the round
        line.pause_writing()
        watcher.tell(b"2")
        line.resume_writing()
        watcher.tell(b"3")  # not before what waits
        assert wire.heard() == [b"1"]
        assert [watcher.outbox.get_nowait() for _ in range(2)] == [b"2", b"3"]
        watcher.sent()
        watcher.sent()
        watcher.tell(b"4")
        await asyncio.sleep(0)
        assert wire.heard() == [b"4"]
        line.connection_lost(None)

    asyncio.run(tell())


def test_what_was_told_goes_before_what_the_application_sends_and_before_the_end() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        assert line.outlet.write(b"1")
        await line.send({"type": "websocket.send", "text": "2"})
        assert line.outlet.write(b"3")
        line.shutdown()
        assert wire.heard() == [b"1", b"2", b"3"]
        line.connection_lost(None)

    asyncio.run(tell())


def test_nothing_is_written_to_a_line_that_closes() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        line.shutdown()
        assert not line.outlet.write(b"too late")
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
        assert line_of(getattr(line, "scope", {})) is None

    asyncio.run(knock())


class Caller(Wire):
    """Counts how often no more is to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses = 0

    def write(self, data: Any) -> None: ...

    def pause_reading(self) -> None:
        self.pauses += 1


GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def heard_by(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> list[Any]:
    """What comes to an application behind such a line, up to its end."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1]["type"] == "websocket.receive":
            heard.append(await receive())

    config = uvicorn.Config(app, ws=kind, ws_per_message_deflate=False, log_config=None, lifespan="off")
    config.load()
    state = ServerState()
    line = kind(config, state, {})
    line.connection_made(Caller())
    line.data_received(GREETING)
    await asyncio.sleep(0)  # so that it is accepted
    for piece in pieces:
        if not line.close_sent:
            line.data_received(piece)
    line.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return heard


TEXTS = st.one_of(
    st.text("az{}", max_size=130), st.text(max_size=3), st.integers(60_000, 70_000).map("a".__mul__)
)
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


@given(st.data())
def test_whatever_comes_is_heard_as_uvicorn_hears_it(data: st.DataObject) -> None:
    frames: list[bytes] = data.draw(st.lists(FRAMES, max_size=6))
    together = b"".join(frames)
    if data.draw(st.booleans()):
        cuts = sorted(data.draw(st.lists(st.integers(0, len(together)), max_size=4)))
        frames = [together[a:b] for a, b in zip([0, *cuts], [*cuts, len(together)], strict=True) if b > a]
    theirs = asyncio.run(heard_by(WebSocketsSansIOProtocol, frames))
    assert asyncio.run(heard_by(Line, frames)) == theirs


NOW = frame(Opcode.TEXT, b"now")


@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param([NOW, frame(Opcode.TEXT, b"a", fin=False), NOW], id="in the middle of a message"),
        pytest.param([NOW, b"\x81" + bytes((0x80 | len(NOW),)) + bytes(4), NOW, NOW], id="inside of a frame"),
        pytest.param([NOW, NOW + NOW, NOW], id="two at once"),
        pytest.param([NOW, frame(Opcode.PING, b"?"), NOW], id="after a sign of life"),
        pytest.param([NOW, NOW[:1], NOW[1:], NOW], id="cut in its head"),
        pytest.param([NOW, frame(Opcode.CLOSE, b"\x03\xe8"), NOW], id="after the end"),
        pytest.param([b"\x81\x03now", NOW], id="not masked"),
    ],
)
def test_what_looks_like_a_short_message_is_heard_where_it_is_one(pieces: list[bytes]) -> None:
    theirs = asyncio.run(heard_by(WebSocketsSansIOProtocol, pieces))
    assert asyncio.run(heard_by(Line, pieces)) == theirs


def test_who_says_more_than_is_heard_is_not_read_any_further() -> None:
    async def talk() -> None:
        line, _, _ = await opened()
        calls = Caller()
        line.transport = calls
        for _ in range(AHEAD - 1):
            line.data_received(frame(Opcode.TEXT, b"now"))
        assert calls.pauses == 0
        line.data_received(frame(Opcode.TEXT, b"now"))
        line.data_received(frame(Opcode.TEXT, b"now"))
        assert calls.pauses == 1
        line.connection_lost(None)

    asyncio.run(talk())


def test_who_listens_is_handed_short_messages_and_says_when_to_go_on() -> None:
    async def talk() -> None:
        line, _, _ = await opened()
        calls, heard = Caller(), list[str]()
        line.transport = calls

        def hear(text: str) -> int:
            heard.append(text)
            return len(heard)

        line.listen(hear)
        for number in range(AHEAD + 1):
            line.data_received(frame(Opcode.TEXT, b"%d" % number))
        assert heard == [str(number) for number in range(AHEAD + 1)]
        assert calls.pauses == 1
        assert line.read_paused
        line.go_on()
        assert not line.read_paused
        line.connection_lost(None)

    asyncio.run(talk())


def test_a_short_message_does_not_overtake_what_came_another_way() -> None:
    async def talk() -> None:
        line, _, _ = await opened()
        heard = list[str]()

        def hear(text: str) -> int:
            heard.append(text)
            return 0

        line.listen(hear)
        line.data_received(NOW + NOW)
        line.data_received(NOW)
        assert heard == []  # all three wait for the application to receive them
        while not line.queue.empty():
            await asyncio.sleep(0)
        line.data_received(NOW)
        assert heard == ["now"]
        line.connection_lost(None)

    asyncio.run(talk())
