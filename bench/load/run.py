"""Whole games of all kinds over WebSocket against a real server, beside boardgame.io's: `make load`.

Everything is on this machine and bounded. Ours is `rotonde serve` with the compiled engine over a SQLite
file, fully synchronous; boardgame.io keeps its matches in memory only. Writes build/bench/load.json,
docs/load.md and docs/bench/load.svg. `--once` takes one round instead of five and no more
than 300 tables, for a busy machine; `--short` plays less of all and writes nothing.
"""

import asyncio
import datetime
import json
import platform
import resource
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import uvloop

from bench import command_line
from bench.paths import ROOT

sys.path.append(str(ROOT / "tools"))  # where npm is found

from bench.load import boardgame_server, echo_tables, rotonde_server  # which needs it
from bench.load.clients import Clients
from bench.load.meter import Meter
from bench.load.page import chart, page
from bench.load.process import Process
from bench.load.readings import Idle, Load, Pair, Plan, Step
from bench.load.samples import Samples
from bench.load.tally import Reading

LONG = Plan(
    tables=200,
    before=6000,
    warm=1000,
    moves=500,
    stretches=8,
    rounds=5,
    steps=(10, 100, 1000, 5000),
    rate=60,
    paced=200,
    rest=2,
    turns=6,
)
SHORT = Plan(
    tables=12,
    before=100,
    warm=50,
    moves=100,
    stretches=2,
    rounds=1,
    steps=(4, 12),
    rate=50,
    paced=30,
    rest=0.5,
    turns=2,
)

SEATS, SPARE = 3, 500  # connections of a table at most, and files besides
OTHERS = ("message", "delta", "view", "echo")  # what boardgame.io is given to tell, and how; and the wire
ECHOES = 20  # for each move elsewhere: they cost so little


class LoadServer(Protocol):
    """A server as its clients see it."""

    def clients(self) -> Clients: ...


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


class MeasuredServer:
    """One of two servers that take turns; nobody moves there while it is the other's."""

    def __init__(self, process: Process, server: LoadServer, times: int = 1) -> None:
        self._process, self._server = process, server
        self._clients = server.clients()
        self._meter = Meter(process, self._clients)
        self._times = times
        self._opening = 0.0

    async def begin(self, plan: Plan) -> float:
        """Moves at other tables, then new ones, whose opening is counted apart; bytes of a message there."""
        earlier = self._server.clients()
        await earlier.grow(plan.tables)
        await Meter(self._process, earlier).play(plan.before)
        await earlier.go_home()
        self._opening = await self._meter.using(self._clients.grow(plan.tables)) / plan.tables
        await self._meter.play(plan.warm)
        size = self._meter.reading().bytes_told
        self._meter.clear()
        return size

    async def stretch(self, plan: Plan) -> None:
        await self._meter.run(plan.moves * self._times)

    async def end(self) -> Reading:
        reading = replace(self._meter.reading(), opening=self._opening)
        await self._clients.go_home()
        return reading


async def beside(plan: Plan, folder: Path, samples: Samples, name: str) -> Pair:
    """Ours and another server, both new, in short stretches, again and again, so that both meet the same."""
    folder.mkdir()
    with ExitStack() as stack:
        process = stack.enter_context(rotonde_server.server(folder / "data"))
        mine = MeasuredServer(process, rotonde_server.RotondeServer(process, samples))
        size = await mine.begin(plan)
        port = boardgame_server.free_port()
        if name == "echo":
            other = MeasuredServer(
                stack.enter_context(echo_tables.server(port)),
                echo_tables.EchoServer(port, round(size)),
                ECHOES,
            )
        else:
            samples.write(folder / "samples.json", whole=name != "view")
            process = stack.enter_context(
                boardgame_server.server(folder / "samples.json", port, delta=name == "delta")
            )
            other = MeasuredServer(process, boardgame_server.BoardgameServer(port))
        await other.begin(plan)
        for _ in range(plan.stretches):
            await mine.stretch(plan)
            await other.stretch(plan)
        return Pair(await mine.end(), await other.end())


async def rounds(plan: Plan, folder: Path) -> tuple[dict[str, list[Pair]], float]:
    """Measures ours beside each server; also the size of our messages as wholes."""
    found: dict[str, list[Pair]] = {name: [] for name in OTHERS}
    samples = Samples()
    for number in range(plan.rounds):
        say(f"round {number + 1} of {plan.rounds}")
        for name, pairs in found.items():
            pairs.append(await beside(plan, folder / f"{name}{number}", samples, name))
            say(f"  beside {name}, {pairs[-1].ratio:.2f} times: {pairs[-1]}")
    return found, samples.size()


async def by_tables(plan: Plan, data: Path) -> tuple[list[Step], Idle]:
    """The same moves at the same tables, and more and more others where people sit; then everyone leaves."""
    found: list[Step] = []
    with rotonde_server.server(data, {"ROTONDE_IDLE_SECONDS": "1", "ROTONDE_SWEEP_SECONDS": "1"}) as process:
        await asyncio.sleep(2)
        empty = process.memory()  # alone, as later: beside another they would share what both have read
        clients = _paced(process, plan)
        meter = Meter(process, clients)
        with rotonde_server.server(data.with_name("beside")) as other:
            few = _paced(other, plan)
            beside = Meter(other, few)
            for each, guests in ((meter, clients), (beside, few)):
                await guests.grow(plan.steps[0])
                await each.play(plan.paced * plan.turns // 2)  # both have to warm up
            for tables in plan.steps:
                say(f"{tables} tables")
                await clients.grow(tables)
                found.append(await _step(plan, meter, beside))
                say(f"  {found[-1].ratio:.2f} times the first ones: {found[-1]}")
            await few.go_home()
        await clients.go_home()
        await asyncio.sleep(10)
        left = process.memory()
    with rotonde_server.server(data) as process:
        await asyncio.sleep(2)
        return found, Idle(empty, left, process.memory(), plan.steps[-1])


async def _step(plan: Plan, meter: Meter, beside: Meter) -> Step:
    """The server at rest and with people who move, and the one beside likewise, in turns."""
    await meter.play(plan.paced)  # until what the opening has left behind is done
    for each in (meter, beside):
        each.clear()
    for _ in range(plan.turns):
        for each in (meter, beside):
            await each.rest(plan.rest)
            await each.run(plan.paced)
    return Step(meter.reading(), beside.reading())


def _paced(process: Process, plan: Plan) -> Clients:
    """People who think, at the first tables of a server."""
    clients = rotonde_server.RotondeServer(process, Samples()).clients()
    clients.pace.rate, clients.pace.tables = plan.rate, plan.steps[0]
    clients.players = plan.steps[0]
    return clients


def verified(data: Path) -> str:
    """Output of `rotonde verify` over all stored games."""
    command = [sys.executable, "-m", "rotonde", "verify", "--data", str(data)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=rotonde_server.environment())
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip().splitlines()[-1]


async def measure(plan: Plan) -> Load:
    with TemporaryDirectory() as folder:
        asyncio.get_running_loop().set_exception_handler(fail)
        pairs, size = await rounds(plan, Path(folder))
        flat, idle = await by_tables(plan, Path(folder) / "flat")
        return Load(plan, pairs, size, flat, idle, verified(Path(folder) / "message0" / "data"))


def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Ends the run for an error in a callback: a load that fails is not measured."""
    loop.default_exception_handler(context)
    for task in asyncio.all_tasks(loop):
        task.cancel()


def have_files(count: int) -> None:
    """Everyone's connection is an open file, here and at the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < count:
        sys.exit(f"{count} open files are needed; this system allows {most} (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main(*, is_short: bool, once: bool) -> None:
    """Measure, write the page and the chart, print the table."""
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "peer": boardgame_server.install(),
    }
    plan = SHORT if is_short else LONG
    if once:
        plan = replace(plan, rounds=1, steps=(10, 100, 300))
    have_files(SEATS * (plan.steps[-1] + plan.steps[0]) + SPARE)
    load = uvloop.run(measure(plan))
    text, table = page(load, facts)
    print(table)
    if is_short:
        return
    (ROOT / "build" / "bench").mkdir(parents=True, exist_ok=True)
    written = json.dumps({**facts, **asdict(load)}, indent=1)
    (ROOT / "build" / "bench" / "load.json").write_text(written + "\n", "utf-8")
    (ROOT / "docs" / "load.md").write_text(text, "utf-8")
    (ROOT / "docs" / "bench" / "load.svg").write_text(chart(load), "utf-8")


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("--short", action="store_true", help="few tables, and nothing is written")
    parser.add_argument("--once", action="store_true", help="one round, up to 300 tables")
    chosen = parser.parse_args()
    main(is_short=chosen.short, once=chosen.once)
