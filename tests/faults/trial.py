"""One trial: people play, a house suffers, and afterwards nothing that was acknowledged is missing."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event

import httpx

import rotonde
from tests.faults.house import House, house
from tests.faults.player import Diary, Player
from tests.server.harness import BOT, ME
from tests.server.postgres import Postgres

TABLES = ((ME, ME), (ME, ME, BOT))
RACERS = 2  # at each table, with one cookie


@dataclass
class Outcome:
    """What was done to the house, and what came of it."""

    suffered: dict[str, int] = field(default_factory=dict)
    moves: int = 0
    troubles: int = 0
    races: int = 0  # lost ones
    idle: int = 0  # faults after all games had ended

    def add(self, other: "Outcome") -> None:
        for fault, times in other.suffered.items():
            self.suffered[fault] = self.suffered.get(fault, 0) + times
        self.moves += other.moves
        self.troubles += other.troubles
        self.races += other.races
        self.idle += other.idle

    def happened(self, fault: str) -> None:
        self.suffered[fault] = self.suffered.get(fault, 0) + 1

    def read(self, diary: Diary) -> None:
        self.moves += len(diary.moves)
        self.troubles += diary.troubles
        self.races += diary.races


def trial(folder: Path, seed: int, faults: int | Sequence[str], databases: Postgres | None = None) -> Outcome:
    """Plays while these faults happen, or so many, then plays every game to its end and checks its record."""
    chance, outcome = Random(seed), Outcome()
    with house(folder, databases) as there, ThreadPoolExecutor() as pool:
        coming = chance.choices(there.faults(), k=faults) if isinstance(faults, int) else faults
        stop, refused = Event(), Event()
        players = _sit_down(there, chance, refused)
        playing = [pool.submit(each.play, stop) for each in players]
        try:
            for fault in coming:
                stop.wait(chance.random())  # a moment like any other
                outcome.idle += all(each.done() for each in playing)
                there.suffer(fault, chance, refused)
                outcome.happened(fault)
        finally:
            stop.set()
        for each in playing:
            each.result()
        for player in players[::RACERS]:
            player.play(stop, to_the_end=True)
            check(player)
            outcome.read(player.diary)
        for player in players:
            player.close()
    return outcome


def _sit_down(there: House, chance: Random, refused: Event) -> list[Player]:
    """Racers at each table, all of them one guest."""
    with httpx.Client(base_url=there.url(chance), timeout=60) as guest:
        guest.get("/api/me")
        players: list[Player] = []
        for seats in TABLES:
            wish: dict[str, object] = {"game": "wurfel", "seats": seats, "options": {}, "access": "link"}
            table = str(guest.post("/api/tables", json=wish).json()["table"]["id"])
            diary = Diary(table, refused=refused)
            cookie = guest.cookies["rotonde"]
            players += [Player(there, cookie, diary, chance.randrange(1 << 30)) for _ in range(RACERS)]
    return players


def check(player: Player) -> None:
    """Every acknowledged move stands where it was acknowledged, once, and chance was the seed's."""
    record = rotonde.Record.parse(player.record())
    assert record.verify()
    assert {n: record.actions[n] for n in player.diary.moves} == player.diary.moves
