"""The load generator counts rightly: messages and their times, the cost of a move, rests."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bench.load.clients import Clients
from bench.load.connection import Connection
from bench.load.game_kinds import Kind, choice, kinds
from bench.load.load_table import LoadTable
from bench.load.meter import CALM, Meter
from bench.load.page import chart, page
from bench.load.process import Process
from bench.load.readings import Idle, Load, Pair, Plan, Step
from bench.load.samples import EVERY, Samples
from bench.load.tally import Reading

READING = Reading(
    tables=10,
    moves=1000,
    games=1,
    cpu=0.5,
    wall=2.0,
    told=2.5,
    bytes_told=6000,
    median=0.01,
    late=0.05,
    memory=80_000_000,
)


class Wire(asyncio.Transport):
    """Recording transport."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.written.append(b"closed")


class Clocked(Process):
    """A server that takes a second of the processor whenever it is asked."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def cpu_seconds(self) -> float:
        self.seconds += 1.0
        return self.seconds

    def memory(self) -> int:
        return 1000


class Talk(LoadTable):
    """Two people whose lines lead nowhere; each says `n` in turn."""

    def __init__(self, clients: Clients, kind: Kind, _: Random) -> None:
        super().__init__(clients, kind)
        self.wires: list[Wire] = []

    async def connect(self, seat: int) -> Connection:
        line, wire = Connection(b"", lambda said: None), Wire()
        line.connection_made(wire)
        self.wires.append(wire)
        return line

    def say(self, seat: int, n: int) -> Callable[[], None]:
        return lambda: self.send(seat, n, b"act")


async def talking(count: int, players: int = 0) -> tuple[Clients, list[Talk]]:
    tables: list[Talk] = []

    def table(clients: Clients, kind: Kind, chance: Random) -> Talk:
        tables.append(Talk(clients, kind, chance))
        return tables[-1]

    clients = Clients(table)
    clients.players = players
    await clients.grow(count)
    return clients, tables


def test_everyone_who_is_told_of_a_move_counts_once() -> None:
    async def evening() -> None:
        clients, (table,) = await talking(1)
        table.is_due(table.say(0, 7))
        assert clients.tally.moves == 0  # held until all are there
        clients.pace.release()
        assert clients.tally.moves == 1
        for _ in range(table.kind.seats):
            table.told(7, 100)
        table.told(8, 50)  # nobody sent that
        tally = clients.tally
        assert (tally.told, tally.size, len(tally.delays)) == (table.kind.seats + 1, 250, table.kind.seats)

    asyncio.run(evening())


def test_a_stretch_ends_once_everyone_is_told_and_nobody_moves_until_the_next() -> None:
    async def evening() -> None:
        clients, (table,) = await talking(1)
        meter = Meter(Clocked(), clients)
        for stretch in range(2):
            table.is_due(table.say(0, stretch))
            running = asyncio.ensure_future(meter.run(1))
            done, _ = await asyncio.wait({running}, timeout=2 * CALM)
            assert not done  # one is made, but nobody has been told
            assert clients.tally.awaited == table.kind.seats
            for _ in range(table.kind.seats):
                table.told(stretch, 100)
            await running
            assert clients.tally.moves == stretch + 1
        table.is_due(table.say(0, 2))
        await meter.rest(0)  # which is counted apart
        reading = meter.reading()
        assert (reading.moves, reading.cpu, reading.bytes_told) == (2, 2.0, 100)
        assert reading.rest > 0

    asyncio.run(evening())


def test_who_leaves_is_not_waited_for() -> None:
    async def evening() -> None:
        clients, (table,) = await talking(1)
        clients.pace.release()
        table.is_due(table.say(0, 7))
        table.told(7, 100)
        assert clients.tally.awaited == table.kind.seats - 1
        await clients.go_home()
        assert clients.tally.awaited == 0

    asyncio.run(evening())


def test_where_a_game_ends_another_begins_and_who_rests_goes_on_resting() -> None:
    async def evening() -> None:
        clients, tables = await talking(4, players=2)
        assert [table.rests for table in tables] == [False, False, True, True]
        for _ in range(tables[0].kind.seats):
            tables[0].hear_the_end()
        await asyncio.sleep(0)
        assert (clients.tally.games, len(clients), tables[-1].rests) == (1, 4, False)
        assert tables[0].wires[0].written[-1] == b"closed"
        clients.pace.release()
        tables[2].is_due(tables[2].say(0, 1))
        assert clients.tally.moves == 0

    asyncio.run(evening())


def test_a_line_hears_frames_however_they_are_cut() -> None:
    async def call() -> None:
        heard: list[bytes] = []
        line, wire = Connection(b"hello", heard.append), Wire()
        line.connection_made(wire)
        long = b"x" * 300
        said = (
            b"HTTP/1.1 101 Switching\r\n\r\n\x81\x02hi\x89\x01p\x81\x7e" + len(long).to_bytes(2, "big") + long
        )
        for at in range(len(said)):
            line.data_received(said[at : at + 1])
        assert heard == [b"hi", long]
        assert wire.written == [b"hello", b"\x8a\x81\0\0\0\0p"]

    asyncio.run(call())


def test_all_games_are_played_and_nobody_takes_back_for_ever() -> None:
    assert {kind.game for kind in kinds()} == {"convoi", "express", "tee", "wurfel"}
    assert choice("express", [("a", "unhitch"), ("b", "lay")], Random(1)) == "b"
    assert choice("express", [("a", "unhitch")], Random(1)) == "a"


def test_the_sample_is_a_message_of_middle_length(tmp_path: Path) -> None:
    samples = Samples()
    for size in (1, 2, 3):
        assert [samples.is_due("tee") for _ in range(EVERY)] == [False] * (EVERY - 1) + [True]
        samples.take("tee", json.dumps({"view": "v" * size, "n": 1}).encode())
    samples.write(tmp_path / "samples.json", whole=False)
    assert json.loads((tmp_path / "samples.json").read_text())["tee"]["state"] == '"vv"'


def test_a_move_costs_what_goes_beyond_rest() -> None:
    assert READING.cost == pytest.approx(1 / READING.moves_per_cpu_second) == pytest.approx(500e-6)
    assert replace(READING, rest=0.05).cost == pytest.approx(400e-6)


def test_the_page_says_what_was_met() -> None:
    plan = Plan(
        10, 1, 1, moves=100, stretches=10, rounds=1, steps=(10, 5000), rate=60, paced=9, rest=1, turns=2
    )
    pairs = {name: [Pair(READING, READING)] for name in ("delta", "view", "echo")}
    pairs["message"] = [Pair(READING, replace(READING, cpu=cpu)) for cpu in (0.5, 1.5, 2.0)]
    many = replace(READING, tables=5000, cpu=0.9, rest=0.2, memory=500_000_000)
    flat = [Step(READING, READING), Step(many, replace(READING, cpu=0.42))]
    load = Load(plan, pairs, 6000.0, flat, Idle(70_000_000, 90_000_000, 70_000_000, 5000), "all the same")
    text, _ = page(load, {"date": "today", "python": "3", "peer": "0"})
    assert "3.00: met." in text
    assert "round by round: 1.00, 3.00, 4.00." in text
    assert "3 games ended meanwhile." in text
    assert "The dearest step costs 1.19 times what 10 tables do: flat." in text
    assert "| 5,000 | 500 | 420 | 1.19 | 20.0 % | 10 ms | 50 ms | 500 MB |" in text
    assert chart(load).startswith("<svg")
