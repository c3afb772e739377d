"""`rotonde lab`: plays a study, or draws the report of what was played."""

import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from rotonde.analysis.svg import picture
from rotonde.i18n.translations import text_in
from rotonde.lab.arm_results import by_arm
from rotonde.lab.cluster import played_on
from rotonde.lab.origin import Origin, sources
from rotonde.lab.process_pool import agreeing, played
from rotonde.lab.report import report
from rotonde.lab.report_charts import charts
from rotonde.lab.report_text import ReportText
from rotonde.lab.results_folder import ResultsFolder, require_parquet
from rotonde.lab.study import Study
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import Result, Task, tasks
from rotonde.lab.study_shape import MOST_GAMES
from rotonde.terminal.arguments import whole
from rotonde.terminal.files import read, write
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen

MOST_JOBS = 1024
INTERRUPTED = 130
OFTEN = 2.0  # seconds after which results are written, so that little is lost whatever happens


def run(asked: Namespace, screen: Screen) -> int:
    """Runs a lab command; the exit status says whether all games were played."""
    require_parquet()
    study = read_study(asked.file, read(asked.file))
    if asked.games is not None:
        study = replace(study, games=whole("--games", asked.games, 1, MOST_GAMES))
    path = asked.out or Path(f"{asked.file.stem}-results")
    if asked.task == "report":
        return _report(asked, study, path, screen)
    return _run(asked, study, path, screen)


def _run(asked: Namespace, study: Study, path: Path, screen: Screen) -> int:
    """Play what is not there yet, then draw the report."""
    folder = ResultsFolder(path)
    jobs = whole("--jobs", asked.jobs or str(os.cpu_count() or 1), 1, MOST_JOBS)
    folder.open(study)
    screen.say_engine()
    due = tasks(study, folder.done(study))
    done = study.games * len(study.arms) - sum(len(task.numbers) for task in due)
    if done:
        screen.say("lab-goes-on", done=done, games=study.games * len(study.arms))
    coming = played_on(asked.cluster, study, due) if asked.cluster else played(study, due, jobs)
    complete = _play(study, due, done, folder, agreeing(coming, sources(study.game)), screen)
    results = folder.close(study)
    if not complete:
        screen.say("lab-interrupted", "bad", done=len(results), games=study.games * len(study.arms))
    if results:
        _draw(folder.origin(), results, path, screen)
    return 0 if complete else INTERRUPTED


def _report(asked: Namespace, study: Study, path: Path, screen: Screen) -> int:
    """Draw what the folder holds, whatever the study's file says by now."""
    folder = ResultsFolder(path)
    origin = _named_by(study, folder.origin(), asked.file, screen)
    if origin.sources != sources(study.game):
        screen.say("lab-other-sources", "bad", theirs=origin.played_by)
    games = study.games if asked.games is not None else MOST_GAMES
    results = folder.results(replace(origin.study, games=games))
    if asked.games is None:
        games = max(origin.study.games, *(result["number"] + 1 for result in results))
    origin = replace(origin, study=replace(origin.study, games=games))
    if asked.svg:
        _keep_charts(origin.study, results, asked.svg, screen)
    return _draw(origin, results, path, screen)


def _named_by(study: Study, origin: Origin, file: Path, screen: Screen) -> Origin:
    """The study of the results, with the titles of the file where that is still the same study."""
    differs = origin.study.differences(study)
    if not differs:
        return replace(origin, study=replace(study, games=origin.study.games))
    screen.say("lab-other-study", "bad", file=file, differs=", ".join(differs))
    return origin


def _play(
    study: Study,
    due: Sequence[Task],
    done: int,
    folder: ResultsFolder,
    coming: Iterator[list[Result]],
    screen: Screen,
) -> bool:
    """Play what is due, writing as it comes; whether it came to its end."""
    waiting: list[Result] = []
    written = monotonic()
    try:
        with progress_bar() as bar:
            total = study.games * len(study.arms)
            task = bar.add_task(text_in(study.title, screen.messages.language), total=total, completed=done)
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


def _draw(origin: Origin, results: Sequence[Result], path: Path, screen: Screen) -> int:
    """Write the report in the person's language."""
    file = path / "report.html"
    write(file, report(origin, results, screen.messages.language))
    screen.say("lab-drawn", "good", games=len(results), folder=path / "games.parquet", file=file)
    return 0


def _keep_charts(study: Study, results: Sequence[Result], folder: Path, screen: Screen) -> None:
    """Each chart in a file of its own, for documents."""
    folder.mkdir(parents=True, exist_ok=True)
    for chart in charts(study, by_arm(study, results), ReportText(screen.messages.language)):
        write(folder / f"{chart.name}.svg", picture(chart.title, [chart]))
