"""One trial: people play, a house suffers, and afterwards nothing that was acknowledged is missing."""

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

    def add(self, other: "Outcome") -> None:
        for fault, times in other.suffered.items():
            self.suffered[fault] = self.suffered.get(fault, 0) + times
        self.moves += other.moves
        self.troubles += other.troubles


def trial(folder: Path, seed: int, faults: int, databases: Postgres | None = None) -> Outcome:
    """Plays while `faults` of them happen, then plays every game to its end and checks its record."""
    chance, outcome = Random(seed), Outcome()
    with house(folder, databases) as there, ThreadPoolExecutor() as pool:
        players = _sit_down(there, chance)
        stop = Event()
        playing = [pool.submit(each.play, stop) for each in players]
        try:
            for _ in range(faults):
                stop.wait(chance.random())  # a moment like any other
                fault = chance.choice(there.faults())
                there.suffer(fault, chance)
                outcome.suffered[fault] = outcome.suffered.get(fault, 0) + 1
        finally:
            stop.set()
        for each in playing:
            each.result()
        for player in players[::RACERS]:
            player.play(stop, to_the_end=True)
            check(player)
            outcome.moves += len(player.diary.moves)
            outcome.troubles += player.diary.troubles
        for player in players:
            player.close()
    return outcome


def _sit_down(there: House, chance: Random) -> list[Player]:
    """Racers at each table, all of them one guest."""
    with httpx.Client(base_url=there.url(chance), timeout=60) as guest:
        guest.get("/api/me")
        players: list[Player] = []
        for seats in TABLES:
            wish: dict[str, object] = {"game": "wurfel", "seats": seats, "options": {}, "access": "link"}
            diary = Diary(str(guest.post("/api/tables", json=wish).json()["table"]["id"]))
            cookie = guest.cookies["rotonde"]
            players += [Player(there, cookie, diary, chance.randrange(1 << 30)) for _ in range(RACERS)]
    return players


def check(player: Player) -> None:
    """Every acknowledged move stands where it was acknowledged, once, and chance was the seed's."""
    record = rotonde.Record.parse(player.record())
    assert record.verify()
    assert {n: record.actions[n] for n in player.diary.moves} == player.diary.moves
