"""Echo server under load: what the wire alone costs."""

import sys
from functools import partial
from random import Random

from bench.load.clients import Clients
from bench.load.connection import Connection, connected
from bench.load.game_kinds import Kind
from bench.load.load_table import LoadTable
from bench.load.process import Process
from bench.paths import ROOT


def server(port: int) -> Process:
    return Process([sys.executable, "-m", "bench.load.echo", str(port)], {}, ROOT)


class EchoServer:
    """The echo server as its clients see it; everyone sends a text of that size."""

    def __init__(self, port: int, size: int) -> None:
        self.port = port
        self.text = b"x" * size

    def clients(self) -> Clients:
        return Clients(partial(EchoTable, self))


class EchoTable(LoadTable):
    """As many connections as a table has seats; each gets back only its own messages."""

    def __init__(self, at: EchoServer, clients: Clients, kind: Kind, _: Random) -> None:
        super().__init__(clients, kind)
        self._at = at

    async def connect(self, seat: int) -> Connection:
        self._say(seat)
        return await connected(self._at.port, "/", partial(self._hear, seat))

    @property
    def hearers(self) -> int:
        return 1

    def _hear(self, seat: int, said: bytes) -> None:
        self.told(seat, len(said))
        self._say(seat)

    def _say(self, seat: int) -> None:
        self.is_due(partial(self.send, seat, seat, self._at.text))
