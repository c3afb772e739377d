"""Thousands of WebSockets at one server: `python -m tests.siege.crowd [CONNECTIONS]` (5,000).

Every table has two seats of one guest and many spectators, each guest behind an address of their own
(127.x.y.z). Some moves are played at every table, and every connection must have received every one of them.
At the end it says what was counted, and what a connection costs.
"""

import asyncio
import json
import resource
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.harness import ME, Server, eager

EACH = 20  # connections at one table
MOVES = 3
AT_ONCE = 50  # connections that are being opened at one time
PATIENCE = 300
# Each call has a connection of its own: many clients in one process may hear an answer so late that the
# server hangs up on a connection just as it is used again.
ONCE = httpx.Limits(max_keepalive_connections=0)


def addresses() -> Iterator[str]:
    """Loopback addresses, one for each guest."""
    number = 0
    while True:
        number += 1
        yield f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"


class Crowd:
    """The spectators and players of one table."""

    def __init__(self, server: Server, address: str) -> None:
        self._url = server.url
        self._address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=ONCE)
        self.http = httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE)
        self.table = ""
        self.sockets: list[ClientConnection] = []

    async def come(self, stack: AsyncExitStack, connections: int, gate: asyncio.Semaphore) -> None:
        await stack.enter_async_context(self.http)
        await self.http.get("/api/me")
        wish = {"game": "wurfel", "seats": [ME, ME], "options": {}, "access": "link"}
        self.table = str((await self.http.post("/api/tables", json=wish)).json()["table"]["id"])
        for _ in range(connections):
            async with gate:
                self.sockets.append(await stack.enter_async_context(self._live()))

    def _live(self) -> connect:
        url = self._url.replace("http", "ws", 1)
        return connect(
            f"{url}/api/tables/{self.table}/live",
            local_addr=(self._address, 0),
            ping_interval=None,
            open_timeout=PATIENCE,
            compression=None,
        )

    async def play(self) -> int:
        """Some moves; how many messages about them were received."""
        for _ in range(MOVES):
            state = (await self.http.get(f"/api/tables/{self.table}/state")).json()
            wish = {"seat": state["seat"], "n": state["n"], "action": eager(state)}
            answer = await self.http.post(f"/api/tables/{self.table}/actions", json=wish)
            assert answer.status_code == 200, answer.text
            last = answer.json()["n"]
        return sum([await self._hear(each, last) for each in self.sockets])

    async def _hear(self, socket: ClientConnection, last: int) -> int:
        """Counts the states up to the one with so many rows."""
        heard = 0
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "state":
                heard += 1
                if message["n"] >= last:
                    return heard


async def gathered(server: Server, connections: int) -> None:
    before = memory(server)
    gate, names = asyncio.Semaphore(AT_ONCE), addresses()
    async with AsyncExitStack() as stack:
        crowds = [Crowd(server, next(names)) for _ in range(-(-connections // EACH))]
        await asyncio.gather(*(each.come(stack, EACH, gate) for each in crowds))
        there = sum(len(each.sockets) for each in crowds)
        after = memory(server)
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=ONCE) as stranger:
            assert (await stranger.get("/health")).status_code == 200
            heard = sum([await each.play() for each in crowds])
            assert (await stranger.get("/ready")).status_code == 200
    assert heard == there * (MOVES + 1), "every connection: the first state, and one for each move"
    print(
        f"{there} WebSockets at {len(crowds)} tables, {MOVES * len(crowds)} moves: {heard} states, all there;"
    )
    print(f"  {(after - before) / there / 1024:.1f} KB of the server's memory for a connection")


def memory(server: Server) -> int:
    """Bytes of the process that are in memory."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main(connections: int) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with TemporaryDirectory() as folder, Server(Path(folder) / "data", {"ROTONDE_LOG": "warning"}) as server:
        asyncio.run(gathered(server, connections))
        assert not server.log(), server.log()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
