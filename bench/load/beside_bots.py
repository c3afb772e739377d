"""Latency of people's moves while bots think: with no bots, and with many.

`python -m bench.load.beside_bots [TABLES] [SECONDS]`. One server; at one table two people play a game
without secrets, each move timed from its sending to its own echo. First alone, then while at TABLES other
tables a person plays each game's master. Bots think in worker processes of lower priority. Writes
docs/bench-bots.md. Which build of the engine is measured is PYTHONPATH's choice.
"""

import asyncio
import datetime
import json
import os
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import rotonde
from bench import command_line
from bench.load.game_kinds import open_game
from bench.load.moves_per_second import choice, start
from bench.paths import ROOT
from rotonde.core.catalogue import home

REST = 0.02  # seconds between a person's moves
PAGE = """# People's moves while bots think

One server, one table of two people whose moves are timed from sending to their own
echo: alone, and while at {tables} other tables somebody plays the masters of all games, who think in
worker processes ({workers} of them on this machine of {cores} cores, at a lower priority).

{table}

{seconds} seconds each, {date}; the machine was {load}. `python -m bench.load.beside_bots` measures anew.
"""
HEAD = """| | moves | median | 95 % within | longest | bots' decisions |
| --- | ---: | ---: | ---: | ---: | ---: |"""


async def seated(http: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    info: dict[str, Any] = answer.raise_for_status().json()
    return info


def line(url: str, told: dict[str, Any], seat: str) -> connect:
    address = url.replace("http", "ws", 1)
    secret = told["secrets"][seat]
    return connect(f"{address}/api/tables/{told['table']['id']}/live?secret={secret}", compression=None)


async def act(socket: ClientConnection, message: dict[str, Any], action: str) -> None:
    received = {"type": "act", "seat": message["seat"], "n": message["n"], "action": action}
    await socket.send(json.dumps(received))


async def person(url: str, told: dict[str, Any], seat: str, waits: list[float]) -> None:
    """Answers when asked, after a moment, and times how long its own move takes to come back."""
    async with line(url, told, seat) as socket:
        sent = 0.0
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "state":
                continue
            if sent:
                waits.append(time.perf_counter() - sent)
                sent = 0.0
            if message["legal"]:
                await asyncio.sleep(REST)
                sent = time.perf_counter()
                await act(socket, message, choice(message))


async def guest_of_bots(url: str, told: dict[str, Any], decisions: list[int]) -> None:
    """Plays anything at once, so that the masters have something to think about."""
    async with line(url, told, "0") as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state" and message["legal"]:
                decisions[0] += 1
                await act(socket, message, str(message["legal"][0]["action"]))
            elif message["type"] == "state":
                decisions[1] += 1


async def measure(url: str, tables: int, seconds: float) -> tuple[list[float], int]:
    """Waiting times of two people, and how often the bots at so many tables decided meanwhile."""
    waits: list[float] = []
    decisions = [0, 0]
    games = [game for game in rotonde.games() if home(game).startswith("rotonde.")]
    async with httpx.AsyncClient(base_url=url) as http:
        mine = await seated(http, open_game(), [{"kind": "me"}, {"kind": "me"}])
        work = [person(url, mine, seat, waits) for seat in ("0", "1")]
        for i in range(tables):
            master = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
            told = await seated(http, games[i % len(games)], master)
            work.append(guest_of_bots(url, told, decisions))
        tasks = [asyncio.create_task(each) for each in work]
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return waits, decisions[1]


def row(name: str, waits: list[float], bots: int) -> str:
    cuts = quantiles(waits, n=20)
    cells = [f"{1000 * value:.1f} ms" for value in (cuts[9], cuts[18], max(waits))]
    return f"| {name} | {len(waits)} | {' | '.join(cells)} | {bots} |"


def main() -> None:
    """Measure both, print and write the page."""
    parser = command_line.parser(__doc__)
    parser.add_argument("tables", type=int, nargs="?", default=12)
    parser.add_argument("seconds", type=float, nargs="?", default=20.0)
    chosen = parser.parse_args()
    tables, seconds = chosen.tables, chosen.seconds
    busy = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(Path(folder))
        try:
            rows = [
                row("no bots", *asyncio.run(measure(url, 0, seconds))),
                row(f"{tables} tables of bots", *asyncio.run(measure(url, tables, seconds))),
            ]
        finally:
            process.kill()
            process.wait()
    table = "\n".join([HEAD, *rows])
    cores = os.cpu_count() or 2
    text = PAGE.format(
        tables=tables,
        workers=max(1, cores - 1),
        cores=cores,
        table=table,
        seconds=f"{seconds:g}",
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
        load=f"otherwise busy (load {busy:.1f})" if busy > 1 else "otherwise at rest",
    )
    (ROOT / "docs" / "bench-bots.md").write_text(text, "utf-8")
    print(table)


if __name__ == "__main__":
    main()
