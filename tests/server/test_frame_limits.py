"""A client that sends floods of frames is hung up on after few of them, and others are heard in between."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from rotonde.server.http.token_bucket import ADDRESS, LIVE_BYTES
from rotonde.server.live.frame_limits import AT_ONCE, FRAGMENTS, FRAME_BURST, ROUND, FrameLimits
from rotonde.server.live.frames import FrameScan
from rotonde.server.live.uvicorn_protocols import WebSocketProtocol
from tests.server.harness import PATIENCE
from tests.server.websocket_wire import FRAMES, GREETING, Wire, frame

READ = 256 * 1024  # bytes that a loop reads at once
MOST = int(FRAME_BURST)  # tokens, none of which come back while a test runs
PING = frame(Opcode.PING, b"")
PONG = frame(Opcode.PONG, b"")
NOTHING = frame(Opcode.CONT, b"", fin=False)
BEGUN = frame(Opcode.TEXT, b"", fin=False)
NOW = frame(Opcode.TEXT, b"now")


def strict() -> FrameLimits:
    return FrameLimits(rate=0)


class Reading(Wire):
    """Knows whether the server reads, and the code with which it hangs up."""

    is_paused = False

    def __init__(self, address: str) -> None:
        super().__init__()
        self._extra = {"peername": (address, 4000)}
        self.sent = b""

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def code(self) -> int:
        """Code of the close frame at the end."""
        assert self.is_closed
        return int.from_bytes(self.sent[self.sent.rindex(b"\x88") + 2 :][:2], "big")


class Client:
    """A line, its application, and how many frames were parsed of what it was sent."""

    def __init__(
        self, limits: FrameLimits, address: str = "192.0.2.1", accept: asyncio.Event | None = None
    ) -> None:
        config = uvicorn.Config(
            self._app, interface="asgi3", ws_per_message_deflate=False, log_config=None, lifespan="off"
        )
        config.load()
        self.heard: list[str | None] = []
        self.parsed = 0
        self.accepted, self.end = asyncio.Event(), asyncio.Event()
        self._may_accept = accept
        self.line, self.wire = WebSocketProtocol(config, ServerState(), {}, limits=limits), Reading(address)
        self.line.connection_made(self.wire)
        self.line.data_received(GREETING)
        self._recv = self.line.conn.recv_frame
        self.line.conn.recv_frame = self._count  # type: ignore[method-assign, assignment]

    def _count(self, found: Frame) -> None:
        self.parsed += 1
        self._recv(found)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if self._may_accept:
            await self._may_accept.wait()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text"))
            if event.get("text") == "go away":
                await send({"type": "websocket.close", "code": 4000})
        self.end.set()

    async def send(self, data: bytes) -> None:
        """Sends as a loop reads: in large pieces, and only while reading is not paused."""
        for at in range(0, len(data), READ):
            while self.wire.is_paused and not self.wire.is_closed:
                await asyncio.sleep(0)
            if not self.wire.is_closed:
                self.line.data_received(data[at : at + READ])
        while self.wire.is_paused and not self.wire.is_closed:
            await asyncio.sleep(0)


async def client(limits: FrameLimits | None = None, address: str = "192.0.2.1") -> Client:
    made = Client(limits or strict(), address)
    await made.accepted.wait()
    return made


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await test()

    asyncio.run(bounded())


@pytest.mark.parametrize(
    "flood",
    [
        pytest.param(PING * 170_000, id="pings"),
        pytest.param(PONG * 170_000, id="pongs"),
        pytest.param(BEGUN + NOTHING * 170_000, id="empty parts"),
        pytest.param((BEGUN + frame(Opcode.CONT, b"")) * 85_000, id="messages of empty parts"),
    ],
)
def test_a_flood_of_frames_ends_after_few_of_them(flood: bytes) -> None:
    async def test() -> None:
        rude = await client()
        await rude.send(flood)
        assert rude.wire.code() == 1008
        assert rude.parsed <= MOST
        await rude.end.wait()

    run(test)


def test_others_are_heard_before_the_frames_of_one_are_all_parsed() -> None:
    async def test() -> None:
        limits = strict()
        busy, other = await client(limits), await client(limits)
        count = int(FRAME_BURST) - 100
        busy.line.data_received(PING * count)
        assert busy.parsed == AT_ONCE
        other.line.data_received(NOW)
        while not other.heard:
            await asyncio.sleep(0)
        assert busy.parsed <= AT_ONCE + ROUND
        while busy.wire.is_paused:
            await asyncio.sleep(0)
        assert busy.parsed == count, "what is within the limits is parsed whole"
        assert busy.wire.sent.count(b"\x8a\x00") == count, "and answered"

    run(test)


def test_all_connections_together_parse_few_frames_in_a_round() -> None:
    async def test() -> None:
        limits = strict()
        crowd = [await client(limits, f"192.0.2.{number}") for number in range(20)]
        for each in crowd:
            each.line.data_received(PING * 100)
        before = sum(each.parsed for each in crowd)
        while any(each.wire.is_paused for each in crowd):
            await asyncio.sleep(0)
            now = sum(each.parsed for each in crowd)
            assert now - before <= ROUND
            before = now
        assert [each.parsed for each in crowd] == [100] * 20

    run(test)


def test_an_address_has_so_many_frames_however_many_connections() -> None:
    async def test() -> None:
        limits = strict()
        crowd = [await client(limits) for _ in range(ADDRESS + 3)]
        for each in crowd:
            await each.send(PING * int(FRAME_BURST))
        assert crowd[-1].wire.code() == 1008
        assert sum(each.parsed for each in crowd) <= ADDRESS * MOST
        neighbour = await client(limits, "192.0.2.99")
        await neighbour.send(PING)
        assert neighbour.parsed == 1
        assert not neighbour.wire.is_closed

    run(test)


def test_a_message_has_so_many_parts() -> None:
    async def test() -> None:
        whole = await client()
        await whole.send(BEGUN + NOTHING * (FRAGMENTS - 1) + frame(Opcode.CONT, b"now"))
        await whole.send(NOW)
        await asyncio.sleep(0)
        assert whole.heard == ["now", "now"]
        endless = await client()
        await endless.send(BEGUN + NOTHING * FRAGMENTS)
        assert endless.wire.code() == 1008

    run(test)


def test_large_frames_cost_by_their_bytes() -> None:
    async def test() -> None:
        rude = await client()
        await rude.send(frame(Opcode.BINARY, bytes(LIVE_BYTES * 100))[:-1])
        assert not rude.wire.is_closed
        await rude.send(b"x" + frame(Opcode.PONG, b"") * (int(FRAME_BURST) - 100))
        assert rude.wire.code() == 1008

    run(test)


def test_many_messages_at_once_are_heard_in_order_and_without_price() -> None:
    async def test() -> None:
        fast = await client()
        said = [str(number) for number in range(2000)]
        await fast.send(b"".join(frame(Opcode.TEXT, each.encode()) for each in said))
        while len(fast.heard) < len(said):
            await asyncio.sleep(0)
        assert fast.heard == said
        assert not fast.wire.is_paused
        fast.line.data_received(NOW)
        await asyncio.sleep(0)
        assert fast.heard[-1] == "now"

    run(test)


def test_who_was_sent_away_is_not_parsed_for_long() -> None:
    """As at a table that does not exist: the server has said its last word and waits for the client's."""

    async def test() -> None:
        rude = await client()
        await rude.send(frame(Opcode.TEXT, b"go away"))
        await rude.end.wait()
        assert not rude.wire.is_closed
        await rude.send(NOW * 100_000)
        assert rude.wire.is_closed
        assert rude.parsed <= MOST
        assert rude.heard == ["go away"]

    run(test)


def test_what_comes_before_a_line_is_accepted_waits_and_is_bounded() -> None:
    async def test() -> None:
        gate = asyncio.Event()
        early = Client(strict(), accept=gate)
        early.line.data_received(PING + NOW)
        assert early.wire.is_paused
        assert early.parsed == 0
        assert early.wire.sent == b"", "nothing is answered before the handshake"
        gate.set()
        while not early.heard:
            await asyncio.sleep(0)
        assert early.wire.sent.startswith(b"HTTP/1.1 101")
        assert not early.wire.is_paused

    run(test)


@given(st.lists(FRAMES, max_size=6), st.data())
def test_frames_are_counted_alike_however_they_are_cut(frames: list[bytes], data: st.DataObject) -> None:
    together = b"".join(frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(together)), max_size=6)))
    whole, pieces = FrameScan(), FrameScan()
    end, count = whole.scan(together, len(together))
    assert end == len(together)
    for a, b in zip([0, *cuts], [*cuts, len(together)], strict=True):
        piece = together[a:b]
        while piece:
            end, found = pieces.scan(piece, 1)
            piece, count = piece[end:], count - found
    assert count == 0
    for name in ("cost", "messages", "fragments"):
        assert getattr(pieces, name) == getattr(whole, name)
    assert pieces.is_between() == whole.is_between()
