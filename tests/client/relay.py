"""Relay between a client and its server that can be cut at any moment."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Relay:
    """Passes everything on; armed, it passes on what the client says next, and then nothing more."""

    def __init__(self, url: str) -> None:
        self._to = int(url.rsplit(":", 1)[1])
        self._lines: list[asyncio.StreamWriter] = []
        self.url = ""
        self.armed = False
        self.cuts = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Relay"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            self.cut()

    def cut(self) -> None:
        """Cuts all connections."""
        for each in self._lines:
            each.transport.abort()
        self._lines.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._lines += [writer, back]
        with suppress(OSError):
            await asyncio.gather(self._pass(reader, back, from_client=True), self._pass(there, writer))

    async def _pass(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, *, from_client: bool = False
    ) -> None:
        while said := await source.read(1 << 16):
            to.write(said)
            await to.drain()
            if from_client and self.armed:
                self.armed = False
                self.cuts += 1
                self.cut()
        to.close()
