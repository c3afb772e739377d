"""Moves a second of one server process: accepted, on disk, and sent to every seat.

`python -m bench.load.moves_per_second [TABLES] [SECONDS]`. Each table has two people, each on a WebSocket;
who is to move answers at once, and nobody wins. Counted are decisions. The CPU time is the server's alone,
all its threads, as the system counts it; `normalised` is what it would be on a core that does 20 million
iterations of the calibration loop a second. Which build of the engine is measured is PYTHONPATH's choice.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench import command_line
from bench.load.game_kinds import open_game

LIMITS = {
    "ROTONDE_HTTP_RATE": "1e8",
    "ROTONDE_HTTP_BURST": "1e8",
    "ROTONDE_LIVE_RATE": "1e8",
    "ROTONDE_LIVE_BURST": "1e8",
    "ROTONDE_LIVE_PER_ADDRESS": "100000000",
    "ROTONDE_COSTLY_BURST": "1e8",
}
STANDARD = 20e6  # iterations a second of the calibration loop, to which figures are normalised
TICK = os.sysconf("SC_CLK_TCK")


def start(data: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "rotonde", "serve", "--data", str(data)]
    env = {**os.environ, **LIMITS, "ROTONDE_LOG": "warning"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    print(process.stdout.readline().strip(), file=sys.stderr)
    return process, url


def calibration() -> float:
    """Iterations of a plain loop in a second of CPU: what this core does now."""
    begun = time.process_time()
    x = 1
    for i in range(2_000_000):
        x = (x * 5 + i) & 0xFFFF
    return 2_000_000 / (time.process_time() - begun)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Counter:
    """Totals of all tables."""

    def __init__(self, players: int) -> None:
        self.players = players  # connections without a first state
        self.all_there = asyncio.Event()
        self.moves = 0
        self.told = 0
        self.bytes = 0

    def arrived(self) -> None:
        self.players -= 1
        if not self.players:
            self.all_there.set()


def choice(state: dict[str, Any]) -> str:
    """Throws again while it may and takes nothing: the game has no end, so that only moves are measured."""
    actions = [str(each["action"]) for each in state["legal"]]
    return next((each for each in actions if each == "done"), actions[0])


async def player(url: str, table: str, secret: str, counter: Counter) -> None:
    """Answers whenever it is asked."""
    async with connect(f"{url}/api/tables/{table}/live?secret={secret}", compression=None) as socket:
        await socket.recv()
        counter.arrived()
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "state":
                continue
            counter.told += 1
            counter.bytes += len(text)
            if message["legal"]:
                counter.moves += 1
                act = {"type": "act", "seat": message["seat"], "n": message["n"], "action": choice(message)}
                await socket.send(json.dumps(act))


async def table(http: httpx.AsyncClient, url: str, counter: Counter) -> None:
    """One game after another."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    while True:
        answer = await http.post("/api/tables", json={"game": open_game(), "seats": seats})
        seated = answer.json()
        table_id = seated["table"]["id"]
        await asyncio.gather(
            *(player(url, table_id, secret, counter) for secret in seated["secrets"].values())
        )


async def measure(url: str, pid: int, tables: int, seconds: float) -> dict[str, float]:
    counter = Counter(2 * tables)
    async with httpx.AsyncClient(base_url=url) as http:
        live = url.replace("http", "ws", 1)
        tasks = [asyncio.create_task(table(http, live, counter)) for _ in range(tables)]
        await counter.all_there.wait()
        moves, told, size = counter.moves, counter.told, counter.bytes
        cpu, begun = cpu_seconds(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        cpu, wall = cpu_seconds(pid) - cpu, time.perf_counter() - begun
        moves, told, size = counter.moves - moves, counter.told - told, counter.bytes - size
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": tables,
        "moves_per_second": round(moves / wall),
        "moves_per_cpu_second": round(moves / cpu),
        "normalised": round(moves / cpu * STANDARD / calibration()),
        "messages_per_cpu_second": round(told / cpu),
        "bytes_per_message": round(size / told),
    }


def main() -> None:
    parser = command_line.parser(__doc__)
    parser.add_argument("tables", type=int, nargs="?", default=50)
    parser.add_argument("seconds", type=float, nargs="?", default=10.0)
    chosen = parser.parse_args()
    tables, seconds = chosen.tables, chosen.seconds
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder))
        try:
            print(json.dumps(asyncio.run(measure(url, process.pid, tables, seconds)), indent=2))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
