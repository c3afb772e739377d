"""HTTP limits: time for a request and for reading its answer, and descriptors reserved for calls."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from rotonde.server.http.connection_limits import ByAddress, HttpLimits
from rotonde.server.live.uvicorn_protocols import HttpConnection
from tests.server.harness import ME, PATIENCE, Person, Server

SOON = 0.05  # seconds, as short a limit as a test can have
NEVER = 3600.0
HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
LARGE = bytes(8 * 1024 * 1024)


class Door:
    """A server of one small application, and connections to it."""

    def __init__(self, most: int = 100) -> None:
        self.limits = HttpLimits(most)
        self.limits.head_seconds = self.limits.body_seconds = self.limits.stalled_seconds = NEVER
        self.made: list[HttpConnection] = []
        self.callers: list[Caller] = []
        self.port = 0
        self._config = uvicorn.Config(self._app, interface="asgi3", log_config=None, lifespan="off")
        self._config.load()

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        body = LARGE if scope["path"] == "/large" else b"here"
        length = str(len(body)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": body})

    def connection(self) -> HttpConnection:
        self.made.append(HttpConnection(self._config, ServerState(), {}, limits=self.limits))
        return self.made[-1]

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        server = await asyncio.get_running_loop().create_server(self.connection, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        yield
        server.close()
        for each in self.made:
            each.transport.abort()
        for caller in self.callers:
            caller.writer.close()
            with suppress(ConnectionError):
                await caller.writer.wait_closed()

    async def connect(self, data: bytes = b"") -> "Caller":
        caller = Caller(*await asyncio.open_connection("127.0.0.1", self.port))
        caller.writer.write(data)
        self.callers.append(caller)
        return caller


class Caller:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def answer(self) -> bytes:
        head = await self.reader.readuntil(b"\r\n\r\n")
        return head + await self.reader.readexactly(4)

    async def ended(self) -> bytes:
        """Bytes that come until the server hangs up."""
        try:
            return await self.reader.read()
        except ConnectionResetError:
            return b""


def run(door: Door, test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE), door.open():
            await test()

    asyncio.run(bounded())


@pytest.mark.parametrize("begun", [b"", b"GET", HEAD[:-1]])
def test_a_head_must_come_in_time(begun: bytes) -> None:
    door = Door()
    door.limits.head_seconds = SOON

    async def test() -> None:
        slow = await door.connect(begun)
        assert await slow.ended() == b""
        assert len(door.limits.unfinished) == 0

    run(door, test)


def test_the_next_head_on_a_connection_too() -> None:
    door = Door()

    async def test() -> None:
        slow = await door.connect(HEAD)
        assert (await slow.answer()).endswith(b"here")
        door.limits.head_seconds = SOON
        slow.writer.write(HEAD[:9])
        assert await slow.ended() == b""

    run(door, test)


def test_a_head_that_comes_byte_by_byte_has_no_more_time() -> None:
    door = Door()

    async def test() -> None:
        slow = await door.connect()
        while not door.made:
            await asyncio.sleep(0)
        timer = vars(door.made[0])["_timer"]
        for byte in HEAD[:-1]:
            door.made[0].data_received(bytes([byte]))
        assert vars(door.made[0])["_timer"] is timer
        door.made[0].data_received(HEAD[-1:])
        assert timer.cancelled()
        assert (await slow.answer()).endswith(b"here")

    run(door, test)


def test_a_body_must_come_in_time() -> None:
    door = Door()
    door.limits.body_seconds = SOON

    async def test() -> None:
        slow = await door.connect(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nhalf")
        assert await slow.ended() == b""

    run(door, test)


def test_an_address_has_so_many_unfinished_requests_and_the_oldest_go() -> None:
    door = Door(most=3)

    async def test() -> None:
        slow = [await door.connect(b"GET") for _ in range(3)]
        while len(door.limits.unfinished) < 3:
            await asyncio.sleep(0)
        quick = await door.connect(HEAD)
        assert (await quick.answer()).endswith(b"here")
        assert await slow[0].ended() == b""
        slow[2].writer.write(HEAD[3:])
        assert (await slow[2].answer()).endswith(b"here"), "who finishes in time is answered"

    run(door, test)


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    door = Door()
    door.limits.stalled_seconds = SOON

    async def test() -> None:
        deaf = await door.connect(HEAD.replace(b"/ ", b"/large ", 1))
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while not door.made or not door.made[0].transport.is_closing():
            await asyncio.sleep(SOON)
        assert len(door.limits.unread) == 0
        assert door.made[0].transport.get_write_buffer_size() == 0

    run(door, test)


def test_unread_answers_to_an_address_are_bounded_in_bytes() -> None:
    door = Door()
    door.limits.unread = ByAddress(len(LARGE))

    async def test() -> None:
        deaf = []
        for number in range(1, 4):
            deaf.append(await door.connect(HEAD.replace(b"/ ", b"/large ", 1)))
            deaf[-1].writer.transport.pause_reading()  # type: ignore[attr-defined]
            while len(door.made) < number or not door.made[-1].flow.write_paused:
                await asyncio.sleep(0)
        assert [each.transport.is_closing() for each in door.made] == [True, True, False]
        assert sum(each.transport.get_write_buffer_size() for each in door.made) <= len(LARGE)

    run(door, test)


# Descriptors


def few() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (100, 128))


def refused(person: Person, table: str, crowd: ExitStack) -> int:
    """The status with which one WebSocket too many is refused."""
    for _ in range(128):
        try:
            crowd.enter_context(person.live(table))
        except InvalidStatus as error:
            return error.response.status_code
    return 0


def test_the_limit_is_raised_and_some_are_kept_for_calls(tmp_path: Path) -> None:
    with Server(tmp_path / "data", before=few) as server, Person(server) as anna, ExitStack() as crowd:
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert next(line.split()[3:5] for line in limits.splitlines() if "open files" in line) == [
            "128",
            "128",
        ]
        table = anna.open_table(ME, ME)["table"]["id"]
        assert refused(anna, table, crowd) == 503
        with Person(server) as another:
            assert another.get("/health") == {"status": "ok"}
        host, port = server.url.removeprefix("http://").split(":")
        for _ in range(60):  # who say nothing make room for who does
            crowd.enter_context(socket.create_connection((host, int(port))))
        with Person(server) as another:
            assert another.get("/health") == {"status": "ok"}
