"""Whole games of all kinds over WebSocket against a real server, beside boardgame.io's: `make load`.

Everything is on this machine and bounded. Ours is `rotonde serve` with the compiled engine over a SQLite
file, fully synchronous; boardgame.io keeps its matches in memory only. Writes build/bench/load.json,
docs/load.md and docs/bench/load.svg. `--once` takes one round instead of seven and no more
than 300 tables, for a busy machine; `--short` plays less of all and writes nothing.
"""

import asyncio
import datetime
import json
import platform
import resource
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import uvloop

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))  # where npm is found

from loading import ours, peer, raw  # noqa: E402  # which needs it
from loading.crowd import Crowd  # noqa: E402
from loading.load_page import chart, page  # noqa: E402
from loading.process import Process  # noqa: E402
from loading.readings import Idle, Load, Plan, Step  # noqa: E402
from loading.samples import Samples  # noqa: E402
from loading.tally import Reading, made, measured, resting, using  # noqa: E402

LONG = Plan(
    tables=200,
    before=6000,
    warm=1000,
    moves=3000,
    rounds=7,
    steps=(10, 100, 1000, 5000),
    rate=60,
    paced=1200,
    rest=5,
)
SHORT = Plan(tables=12, before=100, warm=50, moves=200, rounds=1, steps=(4, 12), rate=50, paced=60, rest=1)

SEATS, OTHERS = 3, 500  # connections of a table at most, and files besides
PEERS = ("view", "message", "delta")  # what boardgame.io is given to tell, and how
ECHOES = 20  # for each move elsewhere: they cost so little


class House(Protocol):
    """Whatever serves."""

    def crowd(self) -> Crowd: ...


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


async def full_speed(plan: Plan, process: Process, house: House) -> Reading:
    """Everyone answers at once: for a while, then at new tables, whose opening is counted apart."""
    earlier, crowd = house.crowd(), house.crowd()
    await _play(earlier, plan.tables, plan.before)
    await earlier.go_home()
    opening = await using(process, crowd.grow(plan.tables)) / plan.tables
    await _play(crowd, plan.tables, plan.warm)
    moves = plan.moves * (ECHOES if isinstance(house, raw.RawHouse) else 1)
    reading = replace(await measured(process, crowd.tally, len(crowd), moves), opening=opening)
    await crowd.go_home()
    say(f"  {type(house).__name__}: {reading}")
    return reading


async def _play(crowd: Crowd, tables: int, moves: int) -> None:
    """Until so many moves are made at so many tables."""
    await crowd.grow(tables)
    crowd.pace.release()
    await made(crowd.tally, moves)


async def rounds(plan: Plan, folder: Path) -> tuple[dict[str, list[Reading]], float]:
    """All servers, taking turns; and how large what ours tells would be as wholes."""
    found: dict[str, list[Reading]] = {name: [] for name in ("rotonde", *PEERS, "echo")}
    samples = Samples()
    for number in range(plan.rounds):
        say(f"round {number + 1} of {plan.rounds}")
        with ours.server(folder / f"round{number}") as process:
            found["rotonde"].append(await full_speed(plan, process, ours.House(process, samples)))
        for name in PEERS:
            samples.write(folder / "samples.json", whole=name != "view")
            port = peer.free_port()
            with peer.server(folder / "samples.json", port, delta=name == "delta") as process:
                found[name].append(await full_speed(plan, process, peer.PeerHouse(port)))
        port = peer.free_port()
        with raw.server(port) as process:
            size = round(found["rotonde"][-1].bytes_told)
            found["echo"].append(await full_speed(plan, process, raw.RawHouse(port, size)))
    return found, samples.size()


async def by_tables(plan: Plan, data: Path) -> tuple[list[Step], Idle]:
    """The same moves at the same tables, and more and more others where people sit; then everyone leaves."""
    found: list[Step] = []
    with ours.server(data, {"ROTONDE_IDLE_SECONDS": "1", "ROTONDE_SWEEP_SECONDS": "1"}) as process:
        await asyncio.sleep(2)
        empty = process.memory()  # alone, as later: beside another they would share what both have read
        crowd = _paced(process, plan)
        with ours.server(data.with_name("beside")) as other:
            beside = _paced(other, plan)
            for each in (crowd, beside):
                await each.grow(plan.steps[0])
                each.pace.release()
                await made(each.tally, plan.paced // 2)  # both have to warm up
                each.pace.hold()
            for tables in plan.steps:
                say(f"{tables} tables")
                await crowd.grow(tables)
                before = await _paced_reading(other, beside, plan)
                reading = await _paced_reading(process, crowd, plan)
                after = await _paced_reading(other, beside, plan)
                found.append(Step(reading, (before, after)))
                say(f"  {reading}, {found[-1].ratio:.2f} times the first ones")
            await beside.go_home()
        await crowd.go_home()
        await asyncio.sleep(10)
        left = process.memory()
    with ours.server(data) as process:
        await asyncio.sleep(2)
        return found, Idle(empty, left, process.memory(), plan.steps[-1])


def _paced(process: Process, plan: Plan) -> Crowd:
    """People who think, at the first tables of a server."""
    crowd = ours.House(process, Samples()).crowd()
    crowd.pace.rate, crowd.pace.tables = plan.rate, plan.steps[0]
    crowd.players = plan.steps[0]
    return crowd


async def _paced_reading(process: Process, crowd: Crowd, plan: Plan) -> Reading:
    """First what the server does at rest, then the moves."""
    rest = await resting(process, plan.rest)
    crowd.pace.release()
    reading = await measured(process, crowd.tally, len(crowd), plan.paced)
    crowd.pace.hold()
    return replace(reading, rest=rest)


def verified(data: Path) -> str:
    """What `rotonde verify` says of all that was stored."""
    command = [sys.executable, "-m", "rotonde", "verify", "--data", str(data)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=ours.environment())
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip().splitlines()[-1]


async def measure(plan: Plan) -> Load:
    with TemporaryDirectory() as folder:
        asyncio.get_running_loop().set_exception_handler(fail)
        readings, size = await rounds(plan, Path(folder))
        flat, idle = await by_tables(plan, Path(folder) / "flat")
        return Load(plan, readings, size, flat, idle, verified(Path(folder) / "round0"))


def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in a callback ends the run: a load that fails is not measured."""
    loop.default_exception_handler(context)
    for task in asyncio.all_tasks(loop):
        task.cancel()


def have_files(count: int) -> None:
    """Everyone's connection is an open file, here and at the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most < count:
        sys.exit(f"{count} open files are needed; this system allows {most} (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main(arguments: list[str]) -> None:
    """Measure, write the page and the chart, print the table."""
    is_short = "--short" in arguments
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "peer": peer.install(),
    }
    plan = SHORT if is_short else LONG
    if "--once" in arguments:
        plan = replace(plan, rounds=1, steps=(10, 100, 300))
    have_files(SEATS * (plan.steps[-1] + plan.steps[0]) + OTHERS)
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
    main(sys.argv[1:])
