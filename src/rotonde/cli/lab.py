"""`rotonde lab`: plays a study, or draws the report of what was played."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from rotonde.lab.analysis import by_arm
from rotonde.lab.cluster import played_on
from rotonde.lab.figure import picture
from rotonde.lab.playing import Result, Task, tasks
from rotonde.lab.reading import MOST_GAMES, read_study
from rotonde.lab.report import report
from rotonde.lab.running import played
from rotonde.lab.sections import charts
from rotonde.lab.storing import Folder, require_parquet
from rotonde.lab.study import Study
from rotonde.lab.wording import Wording
from rotonde.terminal.choices import whole
from rotonde.terminal.files import read, write
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen

MOST_JOBS = 1024
INTERRUPTED = 130
OFTEN = 2.0  # seconds after which results are written, so that little is lost whatever happens


def run(asked: Namespace, screen: Screen) -> int:
    """The exit status tells whether all games were played."""
    require_parquet()
    messages = screen.messages
    study = read_study(asked.file, read(asked.file, messages))
    if asked.games is not None:
        study = replace(study, games=whole("--games", asked.games, 1, MOST_GAMES, messages))
    path = asked.out or Path(f"{asked.file.stem}-results")
    folder = Folder(path)
    if asked.task == "report":
        folder.must_hold_results()
        results = folder.results(study)
        if asked.svg:
            _keep_charts(study, results, asked.svg, screen)
        return _draw(study, results, path, screen)
    jobs = whole("--jobs", asked.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS, messages)
    folder.open(study)
    due = tasks(study, folder.done(study))
    done = study.games * len(study.arms) - sum(len(task.numbers) for task in due)
    if done:
        screen.say("lab-goes-on", done=done, games=study.games * len(study.arms))
    coming = played_on(asked.cluster, study, due) if asked.cluster else played(study, due, jobs)
    complete = _play(study, due, done, folder, coming, screen)
    results = folder.close(study)
    if not complete:
        screen.say("lab-interrupted", "bad", done=len(results), games=study.games * len(study.arms))
    if results:
        _draw(study, results, path, screen)
    return 0 if complete else INTERRUPTED


def _play(
    study: Study,
    due: Sequence[Task],
    done: int,
    folder: Folder,
    coming: Iterator[list[Result]],
    screen: Screen,
) -> bool:
    """Play what is due, writing as it comes; whether it came to its end."""
    waiting: list[Result] = []
    written = monotonic()
    try:
        with progress_bar() as bar:
            total = study.games * len(study.arms)
            task = bar.add_task(study.title[screen.messages.language], total=total, completed=done)
            for results in coming:
                waiting += results
                bar.advance(task, len(results))
                if monotonic() - written > OFTEN:
                    folder.add(waiting)
                    waiting, written = [], monotonic()
    except KeyboardInterrupt:
        return False
    finally:
        if waiting:
            folder.add(waiting)
    return True


def _draw(study: Study, results: Sequence[Result], path: Path, screen: Screen) -> int:
    """Write the report in the person's language."""
    file = path / "report.html"
    write(file, report(study, results, screen.messages.language), screen.messages)
    screen.say("lab-drawn", "good", games=len(results), folder=path / "games.parquet", file=file)
    return 0


def _keep_charts(study: Study, results: Sequence[Result], folder: Path, screen: Screen) -> None:
    """Each chart in a file of its own, for documents."""
    folder.mkdir(parents=True, exist_ok=True)
    for chart in charts(study, by_arm(study, results), Wording(screen.messages.language)):
        write(folder / f"{chart.name}.svg", picture(chart), screen.messages)
