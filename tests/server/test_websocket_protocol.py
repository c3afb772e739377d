"""A live line writes at once what is ready, and only while the other side can take it; it hears whatever
comes, however it is cut, as uvicorn's own line does.
"""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Opcode

import rotonde
from rotonde.server.live.broadcast import Subscriber
from rotonde.server.live.protocol import AHEAD, short_way_of
from rotonde.server.live.uvicorn_protocols import FrameParser, WebSocketProtocol, protocols_for
from rotonde.server.ops.settings import Settings
from rotonde.table.caller import Caller
from tests.server.websocket_wire import FRAMES, GREETING, Wire, connected, frame, opened


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_text_of_any_length_arrives_whole(length: int) -> None:
    async def tell() -> None:
        line, wire, scope = await opened()
        found = short_way_of(scope)
        assert found is line
        assert line.write_buffer.write(b"x" * length)
        assert wire.heard() == []
        await asyncio.sleep(0)  # to the end of the round
        assert wire.heard() == [b"x" * length]
        line.connection_lost(None)

    asyncio.run(tell())


def test_what_a_slow_reader_is_told_waits_in_order() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        subscriber = Subscriber(Caller("anna"), line.write_buffer.write)
        subscriber.tell(b"1")
        await asyncio.sleep(0)  # to the end of the round
        line.pause_writing()
        subscriber.tell(b"2")
        line.resume_writing()
        subscriber.tell(b"3")  # not before what waits
        assert wire.heard() == [b"1"]
        assert [subscriber.outbox.get_nowait() for _ in range(2)] == [b"2", b"3"]
        subscriber.sent(b"2")
        subscriber.sent(b"2")
        subscriber.tell(b"4")
        await asyncio.sleep(0)
        assert wire.heard() == [b"4"]
        line.connection_lost(None)

    asyncio.run(tell())


def test_what_was_told_goes_before_what_the_application_sends_and_before_the_end() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        assert line.write_buffer.write(b"1")
        await line.send({"type": "websocket.send", "text": "2"})
        assert line.write_buffer.write(b"3")
        line.shutdown()
        assert wire.heard() == [b"1", b"2", b"3"]
        line.connection_lost(None)

    asyncio.run(tell())


def test_nothing_is_written_to_a_line_that_closes() -> None:
    async def tell() -> None:
        line, wire, _ = await opened()
        line.shutdown()
        assert not line.write_buffer.write(b"too late")
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
        assert short_way_of(getattr(line, "scope", {})) is None

    asyncio.run(knock())


class PausedClient(Wire):
    """Counts how often no more is to be read."""

    def __init__(self) -> None:
        super().__init__()
        self.pauses = 0

    def write(self, data: Any) -> None: ...

    def pause_reading(self) -> None:
        self.pauses += 1


async def heard_by(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> list[Any]:
    """Messages to an application behind such a protocol, up to its end."""
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
    line.conn.__class__ = FrameParser  # the one difference that is meant: an end within a message
    line.connection_made(PausedClient())
    line.data_received(GREETING)
    await asyncio.sleep(0)  # so that it is accepted
    for piece in pieces:
        if not line.close_sent:
            with suppress(InvalidState):  # uvicorn trips over bad text before an end; a transport then aborts
                line.data_received(piece)
    while vars(line).get("_held"):  # it has paused its transport, which then tells of no end
        await asyncio.sleep(0)
    line.connection_lost(None)
    await asyncio.gather(*state.tasks)
    return heard


@given(st.data())
def test_whatever_comes_is_heard_as_uvicorn_hears_it(data: st.DataObject) -> None:
    frames: list[bytes] = data.draw(st.lists(FRAMES, max_size=6))
    together = b"".join(frames)
    if data.draw(st.booleans()):
        cuts = sorted(data.draw(st.lists(st.integers(0, len(together)), max_size=4)))
        frames = [together[a:b] for a, b in zip([0, *cuts], [*cuts, len(together)], strict=True) if b > a]
    theirs = asyncio.run(heard_by(WebSocketsSansIOProtocol, frames))
    assert asyncio.run(heard_by(WebSocketProtocol, frames)) == theirs


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
    assert asyncio.run(heard_by(WebSocketProtocol, pieces)) == theirs


def test_who_says_more_than_is_heard_is_not_read_any_further() -> None:
    async def talk() -> None:
        line, _, _ = await opened()
        calls = PausedClient()
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
        calls, heard = PausedClient(), list[str]()
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


def test_one_module_names_uvicorns_protocols() -> None:
    sources = Path(rotonde.__file__).parent.rglob("*.py")
    found = [each.name for each in sources if "uvicorn.protocols" in each.read_text("utf-8")]
    assert found == ["uvicorn_protocols.py"]


def test_the_plain_way_is_uvicorns_own() -> None:
    assert protocols_for(Settings(protocols="plain")) == ("h11", "websockets-sansio")
