"""boardgame.io under load: as many seats, states as large, each seat on its own WebSocket."""

import asyncio
import subprocess
import sys
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from socket import create_server
from typing import Final

import build_page
import msgspec
import stamp

from bench.load.clients import Clients
from bench.load.connection import HOST, Connection, connected
from bench.load.game_kinds import Kind
from bench.load.load_table import LoadTable
from bench.load.process import Process

HOME: Final = Path(__file__).with_name("boardgame")
INSTALLED: Final = HOME / "node_modules" / ".rotonde"
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"


class PeerContext(msgspec.Struct):
    who: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class State(msgspec.Struct):
    """The parts of a state that the client needs to move."""

    n: int = msgspec.field(name="_stateID")
    turn: PeerContext = msgspec.field(name="ctx")


class Patch(msgspec.Struct):
    """One thing that has changed."""

    path: str
    value: object = None


class Synced(msgspec.Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_patch = msgspec.json.Decoder(tuple[str, str, int, int, list[Patch], msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
_encode = msgspec.json.Encoder().encode


def install() -> str:
    """node_modules is what the lock says; boardgame.io's version."""
    command, environment = build_page.npm_command()
    wanted = stamp.digest([HOME / "package.json", HOME / "package-lock.json"])
    if not stamp.is_fresh(INSTALLED, wanted):
        print("boardgame.io: npm ci", file=sys.stderr, flush=True)
        done = subprocess.run([*command, "ci"], cwd=HOME, env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"boardgame.io cannot be installed:\n{done.stderr}")
        stamp.leave(INSTALLED, wanted)
    manifest = msgspec.json.decode((HOME / "node_modules/boardgame.io/package.json").read_bytes())
    return str(manifest["version"])


def free_port() -> int:
    with create_server((HOST, 0)) as socket:
        return int(socket.getsockname()[1])


def server(samples: Path, port: int, *, delta: bool = False) -> Process:
    """boardgame.io's server as it is meant to be run, with tables in memory; `delta`: it sends patches."""
    _, environment = build_page.npm_command()
    command = ["node", "server.js", str(samples), str(port), *(["delta"] if delta else [])]
    return Process(command, {**environment, "NODE_ENV": "production"}, HOME)


class BoardgameServer:
    """boardgame.io's server as its clients see it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.matches = count()

    def clients(self) -> Clients:
        return Clients(partial(BoardgameTable, self))


class BoardgameTable(LoadTable):
    """A match there; the first who comes opens it."""

    def __init__(self, at: BoardgameServer, clients: Clients, kind: Kind, _: Random) -> None:
        super().__init__(clients, kind)
        self._at = at
        self._match = f"m{next(at.matches)}"
        self._coming: asyncio.Queue[bytes] = asyncio.Queue()

    async def connect(self, seat: int) -> Connection:
        """Connects as its client: engine.io's greeting, the game's namespace, then the state."""
        line = await connected(self._at.port, SOCKET, partial(self._hear, seat))
        await self._coming.get()
        line.say(f"40/{self.kind.game},".encode())
        await self._coming.get()
        line.say(self._event("sync", self._match, str(seat), None, self.kind.seats))
        await self._coming.get()
        return line

    def _hear(self, seat: int, said: bytes) -> None:
        body = said[said.find(b",") + 1 :]
        if said == b"2":
            self.lines[seat].say(b"3")  # it asks whether we are there
        elif body.startswith(b'["update"'):
            state = _update.decode(body)[2]
            self.told(state.n, len(said))
            self._go_on(seat, state)
        elif body.startswith(b'["patch"'):
            state = patched(*_patch.decode(body)[3:5])
            self.told(state.n, len(said))
            self._go_on(seat, state)
        elif not body.startswith(b'["matchData"'):
            self._coming.put_nowait(said)
            if body.startswith(b'["sync"'):
                self._go_on(seat, _sync.decode(body)[2].state)

    def _go_on(self, seat: int, state: State) -> None:
        if state.turn.gameover is not None:
            self.hear_the_end()
        elif state.turn.who == str(seat):
            self.is_due(partial(self._act, seat, state.n))

    def _act(self, seat: int, n: int) -> None:
        payload = {"type": "act", "args": [], "playerID": str(seat)}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self.send(seat, n + 1, self._event("update", move, n, self._match, str(seat)))

    def _event(self, *event: object) -> bytes:
        return f"42/{self.kind.game},".encode() + _encode(event)


def patched(n: int, changes: list[Patch]) -> State:
    """The needed parts of a patched state: every move changes whose turn it is."""
    found = {each.path: each.value for each in changes}
    return State(n, PeerContext(str(found.get("/ctx/currentPlayer")), found.get("/ctx/gameover")))
