"""Autobahn's cases, over real sockets, against the protocol classes that `rotonde serve` runs."""

import asyncio
import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn

from rotonde.server.http.middleware import Middleware
from rotonde.server.ops.run import uvicorn_for
from rotonde.server.ops.settings import Settings
from tests.server.harness import PATIENCE
from tests.server.websocket_cases import CLOSE, DATA, PROTOCOL, SECTIONS, Answers, Case, closing

COUNTED = "1: 16, 2: 11, 3: 7, 4: 10, 5: 20, 6: 145, 7: 37, 10: 1"
GUARANTEES = Path(__file__).parents[2] / "docs" / "guarantees.md"
GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
DROPPED = 1006  # no close frame came, which is a way to fail a connection


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (event := await receive())["type"] == "websocket.receive":
        answer = {name: event[name] for name in ("text", "bytes") if event.get(name) is not None}
        await send({"type": "websocket.send", **answer})


class Client:
    """Sends what a case says, and reads frames until the server hangs up."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def run(self, case: Case) -> tuple[Answers, int]:
        """Answers, and the code of the end."""
        self._writer.write(GREETING)
        assert (await self._reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        for chop in case.chops:
            self._writer.write(chop)
            await asyncio.sleep(0)  # so that the server, on the same loop, reads it by itself
        return await self._answers(case)

    async def _answers(self, case: Case) -> tuple[Answers, int]:
        found: list[tuple[int, bytes]] = []
        try:
            while True:
                if case.closes and len(found) == len(case.answers):
                    self._writer.write(closing())
                opcode, data = await self._frame()
                if opcode == CLOSE:
                    assert await self._reader.read() == b"", "nothing comes after the end"
                    return tuple(found), int.from_bytes(data[:2], "big") if data else 1005
                found.append((opcode, data))
        except (asyncio.IncompleteReadError, ConnectionError):
            return tuple(found), DROPPED

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self._reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        assert first & 0xF0 == 0x80, "whole, and no reserved bit"
        return first & 0xF, await self._reader.readexactly(size)

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


def verdict(case: Case, answers: Answers, code: int) -> str:
    if answers == case.answers and is_end(code, case.codes):
        return "NON-STRICT" if case.is_late else "OK"
    if any(answers == others and is_end(code, codes) for others, codes in case.or_else):
        return "NON-STRICT"
    return f"{case.name} FAILED: {[(each, data[:20]) for each, data in answers]}, {code}"


def is_end(code: int, codes: tuple[int, ...]) -> bool:
    return code in codes or (code == DROPPED and (PROTOCOL in codes or DATA in codes))


async def verdicts(cases: tuple[Case, ...]) -> list[str]:
    config = uvicorn_for(cast(Middleware, echo), Settings())
    config.lifespan, config.ws_ping_interval = "off", None
    config.load()
    server, listener = uvicorn.Server(config), socket.create_server(("127.0.0.1", 0))
    server.lifespan = config.lifespan_class(config)
    await server.startup([listener])
    found = []
    for case in cases:
        client = Client(*await asyncio.open_connection(*listener.getsockname(), limit=1 << 20))
        async with asyncio.timeout(PATIENCE):
            found.append(verdict(case, *await client.run(case)))
        await client.close()
    await server.shutdown([listener])
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_of_the_suite(section: int) -> None:
    found = Counter(asyncio.run(verdicts(SECTIONS[section])))
    assert set(found) <= {"OK", "NON-STRICT"}
    allowed = sum(bool(case.or_else or case.is_late) for case in SECTIONS[section])
    assert found["NON-STRICT"] <= allowed


def test_the_cases_are_counted_where_it_is_promised() -> None:
    counted = ", ".join(f"{section}: {len(cases)}" for section, cases in SECTIONS.items())
    assert counted == COUNTED
    assert counted in GUARANTEES.read_text()
    names = [case.name for cases in SECTIONS.values() for case in cases]
    assert len(set(names)) == len(names) == 247
