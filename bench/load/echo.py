"""WebSocket echo server: frames and the event loop, and nothing else."""

import asyncio
from typing import cast

import uvloop
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from bench import command_line


class Echo(asyncio.Protocol):
    """One connection."""

    def __init__(self) -> None:
        self._protocol = ServerProtocol(max_size=2**20)
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._protocol.send_response(self._protocol.accept(event))
            elif (
                self._protocol.state is State.OPEN
                and isinstance(event, Frame)
                and event.opcode is Opcode.TEXT
            ):
                self._protocol.send_text(event.data)
        for piece in self._protocol.data_to_send():
            if piece:
                self._transport.write(piece)
            else:
                self._transport.close()


async def main(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", port, backlog=2048)
    print("ready", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("port", type=int)
    uvloop.run(main(parser.parse_args().port))
