"""Fault trial: people play while a cluster suffers faults; afterwards every acknowledged move is there."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event

import httpx

import rotonde
from tests.faults.cluster import Cluster, cluster
from tests.faults.player import Diary, Player
from tests.server.harness import BOT, FRESH, ME
from tests.server.postgres import Postgres

TABLES = ((ME, ME), (ME, ME, BOT))
RACERS = 2  # at each table, with one cookie


@dataclass
class Outcome:
    """Outcome of a trial: faults, and counts."""

    suffered: dict[str, int] = field(default_factory=dict)
    tables: int = 0
    moves: int = 0
    troubles: int = 0
    races: int = 0  # lost ones
    idle: int = 0  # faults after all games had ended

    def add(self, other: "Outcome") -> None:
        for fault, times in other.suffered.items():
            self.suffered[fault] = self.suffered.get(fault, 0) + times
        self.tables += other.tables
        self.moves += other.moves
        self.troubles += other.troubles
        self.races += other.races
        self.idle += other.idle

    def happened(self, fault: str) -> None:
        self.suffered[fault] = self.suffered.get(fault, 0) + 1

    def read(self, diary: Diary) -> None:
        self.tables += 1
        self.moves += len(diary.moves)
        self.troubles += diary.troubles
        self.races += diary.races


def trial(
    folder: Path,
    seed: int,
    faults: int | Sequence[str],
    databases: Postgres | None = None,
    rounds: int = 1,
) -> Outcome:
    """Plays while these faults happen, or so many, then plays each begun game to its end, checks its record.

    Where a game ends before the faults do, its players sit down at the next table, up to so many.
    """
    chance, outcome = Random(seed), Outcome()
    with cluster(folder, databases) as there, ThreadPoolExecutor() as pool:
        coming = chance.choices(there.faults(), k=faults) if isinstance(faults, int) else faults
        stop, refused = Event(), Event()
        evenings = [
            evening for seats in TABLES for evening in _sit_down(there, chance, refused, seats, rounds)
        ]
        playing = [pool.submit(_play_on, evening, stop) for evening in evenings]
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
        seated = [player for evening in evenings[::RACERS] for player in evening]
        for player in [each for each in seated if each.diary.moves]:
            player.play(stop, to_the_end=True)
            check(player)
            outcome.read(player.diary)
        for player in [player for evening in evenings for player in evening]:
            player.close()
    return outcome


def _play_on(evening: Sequence[Player], stop: Event) -> None:
    for player in evening:
        player.play(stop)


def _sit_down(
    there: Cluster, chance: Random, refused: Event, seats: Sequence[object], rounds: int
) -> list[list[Player]]:
    """Tables of each racer: one guest's seats at so many tables."""
    evenings: list[list[Player]] = [[] for _ in range(RACERS)]
    with httpx.Client(base_url=there.url(chance), timeout=60, limits=FRESH) as guest:
        guest.get("/api/me")
        for _ in range(rounds):
            body: dict[str, object] = {"game": "wurfel", "seats": seats, "options": {}, "access": "link"}
            table = str(guest.post("/api/tables", json=body).json()["table"]["id"])
            diary = Diary(table, refused=refused)
            for evening in evenings:
                evening.append(Player(there, guest.cookies["rotonde"], diary, chance.randrange(1 << 30)))
    return evenings


def check(player: Player) -> None:
    """Every acknowledged move stands where it was acknowledged, once, and chance was the seed's."""
    record = rotonde.Record.parse(player.record())
    assert record.verify()
    assert {n: record.actions[n] for n in player.diary.moves} == player.diary.moves
