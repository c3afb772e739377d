"""Latency of a move from one process to another: `python -m bench.load.between_processes [MOVES]`.

Starts a PostgreSQL of its own and three servers on it. A player moves on the first; two others, connected to
the other two, hear of it. Printed are the milliseconds from sending the move to hearing of it, on the mover's
own process and on the others, at the median and at the 99th of 100.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench import command_line
from tests.server.harness import ME, OVER, Live, Message, Person, Server, eager
from tests.server.postgres import postgres


def after(live: Live, n: int) -> Message:
    return live.hear_until(lambda each: each["type"] == "state" and each["n"] > n)


def hear(live: Live, n: int) -> float:
    after(live, n)
    return perf_counter()


def crossings(servers: Sequence[Server], moves: int) -> list[list[float]]:
    """Milliseconds by process, for each move."""
    found: list[list[float]] = [[] for _ in servers]
    with ExitStack() as stack, ThreadPoolExecutor(len(servers)) as pool:
        first = stack.enter_context(Person(servers[0]))
        others = [stack.enter_context(Person(each, cookie=first.cookie)) for each in servers[1:]]
        while len(found[0]) < moves:
            table = str(first.open_table(ME, ME)["table"]["id"])
            with ExitStack() as evening:
                lives = [evening.enter_context(each.live(table)) for each in (first, *others)]
                states = [each.hear_type("state") for each in lives]
                state = states[0]
                while state["to_act"] != OVER and len(found[0]) < moves:
                    received = [pool.submit(hear, live, state["n"]) for live in lives[1:]]
                    sent = perf_counter()
                    lives[0].act(state, eager(state))
                    state = after(lives[0], state["n"])
                    times = [perf_counter(), *(each.result() for each in received)]
                    for series, at in zip(found, times, strict=True):
                        series.append(1000 * (at - sent))
    return found


def told(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    median, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{name:28} median {median:7.1f} ms   99 % {late:7.1f} ms   ({len(times)} moves)"


def main(moves: int) -> None:
    with TemporaryDirectory() as folder, postgres(fsync=True) as running, ExitStack() as stack:
        settings = {
            "ROTONDE_DATABASE": running.database(),
            "ROTONDE_HTTP_RATE": "100000",
            "ROTONDE_LOG": "error",
        }
        servers = [stack.enter_context(Server(Path(folder) / name, settings)) for name in "abc"]
        here, *there = crossings(servers, moves)
    print(told("on the mover's own process", here))
    print(told("on the other processes", [each for series in there for each in series]))


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("moves", type=int, nargs="?", default=300)
    main(parser.parse_args().moves)
