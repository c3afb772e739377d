"""Two tables that differ only in what a seat may not know, played in lock step on two servers."""

import json
from collections.abc import Iterator
from dataclasses import replace

import rotonde
from rotonde.core.chance import Chance
from rotonde.core.match import Observer
from rotonde.server.tables.registry import Slot
from rotonde.table.rows import Row, SeatRow, TableRow
from rotonde.table.table import Table
from rotonde.testing.non_interference import _copy, _others, _seen
from rotonde.testing.random_walks import Walker
from tests.server.security.recorded_connection import RecordedConnection, Station, comparable

MANY = 1_000_000  # tables that one guest may have
Step = tuple[int, int | None]  # what happens in the first world, and in the second: None joins the first


class Scripted(rotonde.Match):
    """A match whose chance is written down, as far as a table uses one."""

    def __init__(self, state: rotonde.State) -> None:
        super().__init__(state.game, state.seats, 0, dict(state.options))
        self.state = state
        self.record = rotonde.Record(state.game, state.seats, dict(state.options), [])
        self.deciders: list[int] = []
        self.coming: list[int] = []
        self._last: tuple[int, list[int]] = (rotonde.OVER, [])  # who decided last, and what is still open

    def apply(self, a: int, before_step: Observer | None = None) -> list[int]:
        who, reveals = self.state.to_act, self.state.reveals(a)
        decider, open_steps = self._last
        steps = [*(open_steps if decider == who else []), len(self.deciders)]
        self.take([a, *self.coming], before_step)
        self._last = (who, [] if reveals or self.coming else steps)
        return [a, *self.coming]

    def take(self, actions: list[int], before_step: Observer | None = None) -> None:
        for each in actions:
            if before_step is not None:
                before_step(self.state)
            self.deciders.append(self.state.to_act)
            self.record.actions.append(self.game.space.text(each))
            self.state.apply(each)

    def last_of(self, seat: int) -> int | None:
        return max((step for step, who in enumerate(self.deciders) if who == seat), default=None)

    def open_steps(self, seat: int) -> list[int]:
        return self._last[1] if self._last[0] == seat else []


class World:
    """One table of a real server, as it stands after some actions, and who watches it over the line."""

    def __init__(
        self, station: Station, table: str, seed: str, start: rotonde.State, seat: int | None
    ) -> None:
        self._station = station
        self._table = table
        self._seed = seed
        self._seat = seat
        self._live = RecordedConnection(station, _guest(seat))
        self._calls = RecordedConnection(station, _guest(seat))
        self._others = [RecordedConnection(station, _guest(each)) for each in range(start.seats)]
        self._n = 0  # what is going to have happened once the server has read all that was said
        self.match = Scripted(start)

    async def open(self, actions: list[int]) -> bytes:
        """The watcher comes; what the handshake is answered."""
        self.match.take(actions)
        told = zip(self.match.deciders, self.match.record.actions, strict=True)
        rows = [Row(n, who, action) for n, (who, action) in enumerate(told)]
        self._n = len(rows)
        stored = replace(row_of(self._table, self._seed, self.match.state), n=len(rows))
        registry = self._station.registry
        await registry._store.create(stored, rows, MANY)
        slot = Slot(self._table, lambda: 0)
        slot.fetched = Table(stored, rows, self.match)
        registry._slots[self._table] = slot
        for line in (self._live, self._calls, *self._others):
            await line.connect()
        return await self._live.upgrade(f"/api/tables/{self._table}/live?since=0&partial=yes")

    async def act(self, a: int, coming: list[int]) -> None:
        """Applies `a`, then the chance given; the watcher's own action goes over the recorded connection."""
        self.match.coming = coming
        seat = self.match.state.to_act
        body = {"seat": seat, "n": self._n, "action": self.match.game.space.text(a)}
        self._n += 1 + len(coming)
        if seat == self._seat:
            self._live.say(type="act", **body)
        else:
            answer = await self._others[seat].call(f"/api/tables/{self._table}/actions", body)
            assert answer.startswith(b"HTTP/1.1 200 "), answer

    async def heard(self) -> bytes:
        """Messages to the watcher since, and answers to `why` and to nonsense."""
        about = {"seat": self._seat or 0, "n": self._n}
        self._live.say(type="why", **about, action=self.match.game.space.text(0))
        self._live.say(type="act", **about, action="nonsense")
        return comparable(await self._live.heard())

    async def asked(self) -> dict[str, bytes]:
        """Answers to every call of the watcher about the game."""
        table = f"/api/tables/{self._table}"
        found = {path: await self._calls.call(table + path) for path in ("", "/state?since=0", "/moments")}
        moments = json.loads(found["/moments"].partition(b"\r\n\r\n")[2])
        for at in moments["at"][-2:]:
            found[f"/moments/{at}"] = await self._calls.call(f"{table}/moments/{at}")
        assert all(each.startswith(b"HTTP/1.1 200 ") for each in found.values())
        return {path: comparable(answer) for path, answer in found.items()}

    async def close(self) -> None:
        for line in (self._live, self._calls, *self._others):
            await line.close()


def _guest(seat: int | None) -> str:
    return "" if seat is None else f"guest{seat}"


def row_of(table: str, seed: str, state: rotonde.State) -> TableRow:
    """A public table at which everybody sits, the same in both worlds but for its seed."""
    seats = tuple(SeatRow(each, "person", f"P{each}", guest=_guest(each)) for each in range(state.seats))
    return TableRow(
        id=table,
        game=state.game.id,
        version=state.game.version,
        options=dict(state.options),
        seed=seed,
        host=_guest(0),
        invitation="invitation",
        status="running",
        seats=seats,
        access="public",
    )


def steps(left: rotonde.State, right: rotonde.State, seat: int | None, seed: int) -> Iterator[Step]:
    """A random game, with another one beside it that looks the same to the seat as long as that can be.

    With an odd seed people do the same there if they can, which in some games keeps the worlds apart longer.
    """
    walker, chance = Walker(seed), Chance(seed + 1)
    while left.to_act != rotonde.OVER:
        a, who = walker.choose(left), left.to_act
        left.apply(a)
        wanted, found = _seen(left, seat), None
        same_first = seed % 2 == 1 and who != rotonde.CHANCE and a in right.legal_actions()
        tries = _others(right, a, chance)
        for b in [a] if who == seat else [*([a] if same_first else []), *tries]:
            trial = _copy(right)
            trial.apply(b)
            if _seen(trial, seat) == wanted:
                right.apply(b)
                found = b
                break
        if found is None:
            right = _copy(left)
        yield a, found
