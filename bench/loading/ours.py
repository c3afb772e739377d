"""Whole games at a server of ours, each seat on its own WebSocket."""

import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec
from loading.crowd import Crowd
from loading.kinds import Kind, choice
from loading.line import HOST, Line, connected
from loading.process import Process
from loading.samples import Samples
from loading.table import Table

ROOT: Final = Path(__file__).resolve().parents[2]
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
    """What of a state is needed to go on, and what a page puts on what it has."""

    n: int
    since: int
    to_act: int
    legal: list[Legal]
    view: dict[str, msgspec.Raw]
    aids: dict[str, msgspec.Raw]
    partial: bool = False

    def put_on(self, before: "State") -> None:
        """Only what has changed was told: the rest is as before."""
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


class House:
    """A server of ours as its guests see it."""

    def __init__(self, process: Process, samples: Samples) -> None:
        self.port = int(process.greeting.split()[-1].rstrip("/").rsplit(":", 1)[1])
        self.samples = samples
        self._opened = 0
        self._http = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60)

    def crowd(self) -> Crowd:
        return Crowd(partial(OurTable, self))

    async def seats_at(self, kind: Kind) -> list[str]:
        """The paths of a new table's live connections, seat by seat."""
        if self._opened % PER_GUEST == 0:
            self._http.cookies.clear()
        self._opened += 1
        wish = {"game": kind.game, "seats": [{"kind": "me"}] * kind.seats}
        answer = await self._http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        secrets = [secret for _, secret in sorted(seated["secrets"].items())]
        return [f"/api/tables/{seated['table']['id']}/live?partial=yes&secret={secret}" for secret in secrets]


class OurTable(Table):
    """At a server of ours."""

    def __init__(self, house: House, crowd: Crowd, kind: Kind, chance: Random) -> None:
        super().__init__(crowd, kind)
        self._house, self._chance = house, chance
        self._paths: list[str] = []
        self._pages: dict[int, State] = {}

    async def connect(self, seat: int) -> Line:
        if not self._paths:
            self._paths = await self._house.seats_at(self.kind)
        return await connected(self._house.port, self._paths[seat], partial(self._hear, seat))

    def _hear(self, seat: int, said: bytes) -> None:
        if not said.startswith(b'{"type":"state"'):
            assert said.startswith(b'{"type":"table"'), said
            return
        state = _state.decode(said)
        if state.partial:
            state.put_on(self._pages[seat])
        self._pages[seat] = state
        self.told(state.since, len(said))
        if self._house.samples.is_due(self.kind.game):
            self._house.samples.take(self.kind.game, whole(said, state))
        if state.to_act == OVER:
            self.hear_the_end()
        elif state.legal:
            self.is_due(partial(self._act, seat, state))

    def _act(self, seat: int, state: State) -> None:
        action = choice(self.kind.game, [(each.action, each.kind) for each in state.legal], self._chance)
        self.send(seat, state.n, _encode({"type": "act", "seat": seat, "n": state.n, "action": action}))


def whole(said: bytes, state: State) -> bytes:
    """A message as it would be if nothing of it had been told before."""
    return _encode({**_message.decode(said), "view": state.view, "aids": state.aids})
