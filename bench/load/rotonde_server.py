"""Rotonde under load: whole games, each seat on its own WebSocket."""

import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec

from bench.load.clients import Clients
from bench.load.connection import HOST, Connection, connected
from bench.load.game_kinds import Kind, choice
from bench.load.load_table import LoadTable
from bench.load.process import Process
from bench.load.samples import Samples
from bench.paths import ROOT

OVER: Final = -2
PER_GUEST: Final = 100  # tables
LIMITS: Final = {  # all of this comes from one address
    "ROTONDE_HTTP_RATE": "1e8",
    "ROTONDE_HTTP_BURST": "1e8",
    "ROTONDE_LIVE_RATE": "1e8",
    "ROTONDE_LIVE_BURST": "1e8",
    "ROTONDE_LIVE_PER_ADDRESS": "100000000",
    "ROTONDE_COSTLY_RATE": "1e8",
    "ROTONDE_COSTLY_BURST": "1e8",
    "ROTONDE_TABLES_PER_GUEST": "100000000",
    "ROTONDE_LOG": "warning",
}


class Legal(msgspec.Struct):
    action: str
    kind: str


class State(msgspec.Struct):
    """The parts of a state that the client needs to move, and its deltas."""

    n: int
    since: int
    to_act: int
    legal: list[Legal]
    view: dict[str, msgspec.Raw]
    aids: dict[str, msgspec.Raw]
    partial: bool = False

    def put_on(self, before: "State") -> None:
        """Applies a delta."""
        self.view = {**before.view, **self.view}
        self.aids = {**before.aids, **self.aids}


_state = msgspec.json.Decoder(State)
_message = msgspec.json.Decoder(dict[str, msgspec.Raw])
_encode = msgspec.json.Encoder().encode


def server(data: Path, settings: Mapping[str, str] | None = None) -> Process:
    """`rotonde serve` with the compiled engine, over a SQLite file, fully synchronous."""
    command = [sys.executable, "-m", "rotonde", "serve", "--data", str(data)]
    return Process(command, {**environment(), **LIMITS, **(settings or {})}, ROOT)


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")}


class RotondeServer:
    """Our server as its clients see it."""

    def __init__(self, process: Process, samples: Samples) -> None:
        self.port = int(process.greeting.split()[-1].rstrip("/").rsplit(":", 1)[1])
        self.samples = samples
        self._opened = 0
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60)

    def clients(self) -> Clients:
        return Clients(partial(RotondeTable, self))

    async def seats_at(self, kind: Kind) -> list[str]:
        """The paths of a new table's live connections, seat by seat."""
        if self._opened % PER_GUEST == 0:
            self._http.cookies.clear()
        self._opened += 1
        body = {"game": kind.game, "seats": [{"kind": "me"}] * kind.seats}
        answer = await self._http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        secrets = [secret for _, secret in sorted(seated["secrets"].items())]
        return [f"/api/tables/{seated['table']['id']}/live?partial=yes&secret={secret}" for secret in secrets]


class RotondeTable(LoadTable):
    """A table at our server."""

    def __init__(self, at: RotondeServer, clients: Clients, kind: Kind, chance: Random) -> None:
        super().__init__(clients, kind)
        self._at, self._chance = at, chance
        self._paths: list[str] = []
        self._pages: dict[int, State] = {}

    async def connect(self, seat: int) -> Connection:
        if not self._paths:
            self._paths = await self._at.seats_at(self.kind)
        return await connected(self._at.port, self._paths[seat], partial(self._hear, seat))

    def _hear(self, seat: int, said: bytes) -> None:
        if not said.startswith(b'{"type":"state"'):
            assert said.startswith(b'{"type":"table"'), said
            return
        state = _state.decode(said)
        if state.partial:
            state.put_on(self._pages[seat])
        self._pages[seat] = state
        self.told(state.since, len(said))
        if self._at.samples.is_due(self.kind.game):
            self._at.samples.take(self.kind.game, whole(said, state))
        if state.to_act == OVER:
            self.hear_the_end()
        elif state.legal:
            self.is_due(partial(self._act, seat, state))

    def _act(self, seat: int, state: State) -> None:
        action = choice(self.kind.game, [(each.action, each.kind) for each in state.legal], self._chance)
        self.send(seat, state.n, _encode({"type": "act", "seat": seat, "n": state.n, "action": action}))


def whole(said: bytes, state: State) -> bytes:
    """A delta as a whole message."""
    return _encode({**_message.decode(said), "view": state.view, "aids": state.aids})
