"""Tables on which recorded games stand, each just before something that a test wants to press.

The server keeps nothing but seeds and rows, so a game that was played elsewhere can be put on its disk.
"""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from rotonde import CHANCE, Record
from tests.browser.visitor import Visitor
from tests.server.harness import Person, Server

NAMES = ("Anna", "Ben", "Chloé", "Dieter")


class Moment(NamedTuple):
    """A recorded game before action number `step`, which is a player's decision."""

    record: Record
    step: int

    @property
    def action(self) -> str:
        return self.record.actions[self.step]


def before(record: Record, is_it: Callable[[str], bool]) -> Moment:
    """The first decision whose notation is wanted."""
    for step, (_, seat, action) in enumerate(rows(record)):
        if seat != CHANCE and is_it(action):
            return Moment(record, step)
    raise LookupError("nobody decides so in this record")


def before_event(record: Record, kind: str) -> Moment:
    """The decision that leads to the first event of that type."""
    decided = 0
    for step, state in enumerate(record.replay()):
        if any(event["type"] == kind for event in state.events(max(0, step - 1), None)):
            return Moment(record, decided)
        if state.to_act >= 0:
            decided = step
    raise LookupError(f"no {kind} in this record")


def rows(record: Record) -> list[tuple[int, int, str]]:
    """Stored rows of a game: number, seat, notation."""
    states = list(record.replay())
    return [
        (n, state.to_act, action)
        for n, (state, action) in enumerate(zip(states, record.actions, strict=False))
    ]


class Shelf:
    """A server with such tables, and the guest who holds all their seats."""

    def __init__(self, folder: Path, moments: Mapping[str, Moment], settings: Mapping[str, str]) -> None:
        self.moments = moments
        self.tables: dict[str, str] = {}
        with Server(folder, settings) as first, Person(first) as host:
            for name, moment in moments.items():
                self.tables[name] = self._open(host, moment.record)
            self.cookie = host.cookie
        with sqlite3.connect(folder / "rotonde.sqlite") as db:
            for name, moment in moments.items():
                _put(db, self.tables[name], moment)
        self.server = Server(folder, settings)

    def _open(self, host: Person, record: Record) -> str:
        seats = [{"kind": "me", "name": name} for name in NAMES[: record.seats]]
        body = {"game": record.game_id, "seats": seats, "options": record.options}
        return str(host.post("/api/tables", body, 201)["table"]["id"])

    def visit(self, come: Callable[..., Visitor], name: str, **wishes: object) -> Visitor:
        """A visitor seated at that table."""
        anna = come(url=self.server.url, **wishes)
        anna.page.context.add_cookies([{"name": "rotonde", "value": self.cookie, "url": self.server.url}])
        game = self.moments[name].record.game_id
        anna.page.add_init_script(f"localStorage.setItem('rotonde.tour.{game}', 'done')")
        return anna.open(f"/t/{self.tables[name]}")


def _put(db: sqlite3.Connection, table: str, moment: Moment) -> None:
    assert moment.record.seed is not None
    db.execute("UPDATE game_table SET seed = ? WHERE id = ?", (f"{moment.record.seed:032x}", table))
    db.execute("DELETE FROM action WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO action (table_id, n, seat, notation) VALUES (?, ?, ?, ?)",
        [(table, *row) for row in rows(moment.record)[: moment.step]],
    )
