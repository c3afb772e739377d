"""`rotonde simulate`: many games in several processes, a progress bar, a summary."""

import json
import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import chain
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TextIO

from rotonde.bots.random_bot import RANDOM
from rotonde.terminal.arguments import bots_of, game_on, options_of, seats_of, seed_of, whole
from rotonde.terminal.files import must_be_writable
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen
from rotonde.terminal.simulated_game import Outcome, Series, ignore_interrupts, play_one, play_some
from rotonde.terminal.summary import summarize

MOST_GAMES = 10_000_000
MOST_JOBS = 256
QUICK_GAMES = 20  # random games that make one task; games of bots are tasks of their own
AHEAD = 4  # tasks for each process that wait in line
INTERRUPTED = 130


@dataclass
class SimulateOptions:
    """Arguments of `rotonde simulate`."""

    game: str
    games: str
    seats: str | None
    bots: str | None
    seed: str | None
    option: Sequence[str]
    material: Sequence[str]
    jobs: str | None
    horizon: str
    out: Path | None


def simulate(options: SimulateOptions, screen: Screen) -> int:
    """Plays the games and prints the summary; Ctrl-C ends it with the summary of what was played."""
    messages = screen.messages
    series = series_of(options)
    count = whole("--games", options.games, 1, MOST_GAMES)
    jobs = whole("--jobs", options.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS)
    if options.out:
        must_be_writable(options.out)
    screen.say_engine()
    done: list[Outcome] = []
    try:
        with ExitStack() as stack:
            progress = stack.enter_context(progress_bar())
            task = progress.add_task(messages("simulating"), total=count)
            out = stack.enter_context(options.out.open("w", encoding="utf-8")) if options.out else None
            for outcome in played(series, count, jobs):
                done.append(outcome)
                _note(out, series, outcome)
                progress.advance(task)
    except KeyboardInterrupt:
        screen.say("interrupted", "bad", done=len(done), games=count)
    summarize(series, done, screen)
    return 0 if len(done) == count else INTERRUPTED


def series_of(options: SimulateOptions) -> Series:
    """The series of the arguments, if the game allows it."""
    game = game_on(options.game, options.material)
    seats = seats_of(game, options.seats)
    return Series(
        game=game.id,
        seats=seats,
        bots=tuple(bots_of(game, options.bots, seats, RANDOM)),
        seed=seed_of(options.seed),
        options=options_of(game, options.option, seats),
        horizon=whole("--horizon", options.horizon, 1, MOST_GAMES),
        material=game.material or {},
    )


def played(series: Series, count: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games in the order of their numbers, whatever the number of processes."""
    if jobs == 1 or count == 1:
        game = series.made()
        for number in range(count):
            yield play_one(series, game, number)
        return
    context = get_context("spawn")  # forked workers would inherit the progress bar's thread half alive
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=ignore_interrupts)
    try:
        yield from _in_order(pool, series, count, jobs)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.terminate()  # nobody waits for the games that are being played
        raise
    pool.shutdown()


def _in_order(pool: Executor, series: Series, count: int, jobs: int) -> Iterator[Outcome]:
    """A few tasks ahead of each process, so that none waits and a million games are not all queued."""
    size = QUICK_GAMES if set(series.bots) == {RANDOM} else 1
    starts = iter(range(0, count, size))
    waiting: deque[Future[list[Outcome]]] = deque()
    for first in chain(starts, [None] * (jobs * AHEAD)):
        if first is not None:
            waiting.append(pool.submit(play_some, series, first, min(first + size, count)))
        if waiting and (first is None or len(waiting) > jobs * AHEAD):
            yield from waiting.popleft().result()


def _note(out: TextIO | None, series: Series, outcome: Outcome) -> None:
    if out:
        facts = {"game": series.game, "seats": series.seats, "bots": series.bots, "options": series.options}
        out.write(json.dumps({**facts, **asdict(outcome)}) + "\n")
