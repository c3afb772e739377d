"""Speed beside OpenSpiel, as ratios of one run: `make bench`.

Subjects take turns, each repetition in a process of its own; every rate is set against a plain Python loop
timed just before and after it, so that what else the machine does weighs little. Writes
build/bench/bench.json, docs/bench.md and docs/bench/speed.svg.
"""

import datetime
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

from chart import chart
from page import page

from rotonde.core.catalogue import game, games, home

ROOT = Path(__file__).resolve().parent.parent
PEER = "gin_rummy"
REPETITIONS = 5
SECONDS = 1.5  # of random play in each repetition; half as much of cloning
LOOP = 20_000_000  # iterations a second of the core that rates are normalised to


class Subject(NamedTuple):
    """What is measured, and with which build of ours."""

    name: str
    argument: str
    source: str  # on PYTHONPATH


def subjects(wanted: list[str]) -> list[Subject]:
    """The peer, and each game of ours in the middle of its numbers of seats, in both builds."""
    found = [Subject(PEER, PEER, "src")]
    for game_id in games():
        if game_id not in wanted and (wanted or home(game_id).split(".")[0] != "rotonde"):
            continue  # not asked for, or a plug-in that happens to be installed
        seats = game(game_id).seats
        argument = f"{game_id}/{seats[len(seats) // 2]}"
        found.append(Subject(f"{game_id} interpreted", argument, "src"))
        found.append(Subject(f"{game_id} compiled", argument, "build/compiled"))
    return found


def repetition(subject: Subject, seed: int) -> dict[str, float]:
    """One measurement, normalised: moves and clones a second, and the loop's own rate."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / subject.source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "bench/measure.py", subject.argument, str(SECONDS), str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{subject.name} could not be measured:\n{done.stderr}")
    rates: dict[str, float] = json.loads(done.stdout)
    return {
        "moves": rates["moves"] * LOOP / ((rates["before"] + rates["between"]) / 2),
        "clones": rates["clones"] * LOOP / ((rates["between"] + rates["after"]) / 2),
        "loop": rates["between"],
    }


def measure(all_subjects: list[Subject]) -> dict[str, list[dict[str, float]]]:
    """All repetitions, the subjects taking turns."""
    found: dict[str, list[dict[str, float]]] = {subject.name: [] for subject in all_subjects}
    for seed in range(1, REPETITIONS + 1):
        for subject in all_subjects:
            print(f"\r{seed}/{REPETITIONS} {subject.name:<30}", end="", file=sys.stderr, flush=True)
            found[subject.name].append(repetition(subject, seed))
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return found


def middle(measured: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float]]:
    return {
        name: {what: median(each[what] for each in repetitions) for what in ("moves", "clones", "loop")}
        for name, repetitions in measured.items()
    }


def main(wanted: list[str]) -> None:
    """Measure all games or those named, write everything down, print the ratios beside the targets."""
    measured = measure(subjects(wanted))
    rates = middle(measured)
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "repetitions": REPETITIONS,
        "peer": PEER,
    }
    folder = ROOT / "build" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    written = {**facts, "rates": rates, "measured": measured}
    (folder / "bench.json").write_text(json.dumps(written, indent=1) + "\n", "utf-8")
    (ROOT / "docs" / "bench").mkdir(parents=True, exist_ok=True)
    (ROOT / "docs" / "bench" / "speed.svg").write_text(chart(rates, PEER), "utf-8")
    text, table = page(facts, rates, PEER)
    (ROOT / "docs" / "bench.md").write_text(text, "utf-8")
    print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
