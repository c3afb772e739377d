"""Tables that go on from a moment of a written game: a record is laid under a table that nobody has used."""

import sqlite3
from collections.abc import Callable
from itertools import count

import rotonde
from rotonde import CHANCE, Match, Record
from rotonde.core.state import State
from tests.server.harness import Server

ROW = "INSERT INTO action (table_id, n, seat, notation) VALUES (?, ?, ?, ?)"

BOT = "UPDATE seat SET kind = 'bot', level = ?, guest = '', secret_hash = '' WHERE table_id = ? AND seat = ?"


def dealt(game: str, seats: int, seed: int, options: dict[str, object]) -> Record:
    """A game of which only chance has played its part: the same cards every time."""
    record = Match(rotonde.game(game), seats, seed, options).record
    record.seed = seed
    return record


def begun(game: str, seats: int, options: dict[str, object]) -> Record:
    """The first such game in which the first seat begins, so that neither chance nor bots surprise anyone."""
    games = (dealt(game, seats, seed, options) for seed in count(1))
    return next(record for record in games if list(record.replay())[-1].to_act == 0)


def moment(record: Record, there: Callable[[State], bool]) -> int:
    """Number of actions before the first such decision."""
    for state in record.replay():
        if state.to_act != CHANCE and there(state):
            return state.step
    raise AssertionError("that never comes in this game")


def lay_under(server: Server, table: str, record: Record, until: int, bots: dict[int, str]) -> None:
    """Puts a record under a table, played so far: its seed goes on, and bots sit in those seats."""
    seats = [state.to_act for state in record.replay()]
    rows = [(table, n, seats[n], action) for n, action in enumerate(record.actions[:until])]
    db = sqlite3.connect(server.data / "rotonde.sqlite", timeout=20)
    with db:
        db.execute("UPDATE game_table SET seed = ? WHERE id = ?", (f"{record.seed:032x}", table))
        db.execute("DELETE FROM action WHERE table_id = ?", (table,))
        db.executemany(ROW, rows)
        db.executemany(BOT, [(level, table, seat) for seat, level in bots.items()])
    db.close()
