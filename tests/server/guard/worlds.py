"""Two tables that differ only in what a seat may not know, played in lock step on two servers' own parts."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

import rotonde
from rotonde.core.chance import Chance
from rotonde.server.audience import Watcher
from rotonde.server.identity import Asker
from rotonde.server.past import Past
from rotonde.server.place import Place
from rotonde.server.storage.store import SqlStore
from rotonde.server.store import Row, SeatRow, TableRow
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.testing.secrecy import _copy, _others, _seen
from rotonde.testing.walks import Walker

TABLE = "0123456789ab"
Step = tuple[int, int | None]  # what happens in the first world, and in the second: None joins the first


class Scripted:
    """A match whose chance is written down, as far as a table uses one."""

    def __init__(self, state: rotonde.State) -> None:
        self.game = state.game
        self.state = state
        self.record = rotonde.Record(state.game, state.seats, dict(state.options), [])
        self.deciders: list[int] = []
        self.coming: list[int] = []
        self._last: tuple[int, list[int]] = (rotonde.OVER, [])  # who decided last, and what is still open

    def apply(self, a: int) -> None:
        who, reveals = self.state.to_act, self.state.reveals(a)
        decider, open_steps = self._last
        steps = [*(open_steps if decider == who else []), len(self.deciders)]
        self.take([a, *self.coming])
        self._last = (who, [] if reveals or self.coming else steps)

    def take(self, actions: list[int]) -> None:
        for each in actions:
            self.deciders.append(self.state.to_act)
            self.record.actions.append(self.game.space.text(each))
            self.state.apply(each)

    def open_steps(self, seat: int) -> list[int]:
        return self._last[1] if self._last[0] == seat else []


class World:
    """One server's tables with one table in it, as it stands after some actions, and who watches it."""

    def __init__(self, file: Path, start: rotonde.State, actions: list[int], seat: int | None) -> None:
        self.tables = Tables(SqlStore(file), now=lambda: 0)
        self._past = Past(self.tables)
        self._asker = Asker() if seat is None else Asker(f"guest {seat}")
        self.watcher = Watcher(self._asker)
        self.match = Scripted(start)
        self.match.take(actions)

    async def open(self) -> None:
        """The watcher comes."""
        told = zip(self.match.deciders, self.match.record.actions, strict=True)
        rows = [Row(n, who, action) for n, (who, action) in enumerate(told)]
        stored = replace(row_of(self.match.state), n=len(rows))
        await self.tables.store.create(stored, rows, 100)
        place = Place(TABLE)
        place.fetched = Table(stored, rows, self.match, lambda: 0)  # type: ignore[arg-type]  # acts as one
        vars(self.tables.registry)["_places"][TABLE] = place
        place.audience.admit(self.watcher, place.table)

    async def act(self, a: int, coming: list[int]) -> None:
        """Somebody does `a`, and chance what is written down."""
        self.match.coming = coming
        seat, text = self.match.state.to_act, self.match.game.space.text(a)
        await self.tables.act(TABLE, Asker(f"guest {seat}"), seat, len(self.match.deciders), text)

    def heard(self) -> list[str]:
        """What was sent to the watcher since."""
        outbox = self.watcher.outbox
        return [outbox.get_nowait() for _ in range(outbox.qsize())]

    async def asked(self) -> dict[str, bytes]:
        """What the watcher can have by a call."""
        moments = await self._past.moments(TABLE, self._asker)
        answers: dict[str, object] = {
            "table": await self.tables.info(TABLE, self._asker),
            "state": await self.tables.state(TABLE, self._asker, None, 0),
            "moments": moments,
        }
        for at in moments.at[-2:]:
            answers[f"moment {at}"] = await self._past.state(TABLE, self._asker, at, None)
        return {name: msgspec.json.encode(answer) for name, answer in answers.items()}

    async def close(self) -> None:
        await self.tables.store.close()


def row_of(state: rotonde.State) -> TableRow:
    """A public table at which everybody sits, the same in both worlds."""
    seats = tuple(SeatRow(each, "person", f"P{each}", guest=f"guest {each}") for each in range(state.seats))
    return TableRow(
        id=TABLE,
        game=state.game.id,
        version=state.game.version,
        options=dict(state.options),
        seed="5" * 32,
        host="guest 0",
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
