"""Speed beside OpenSpiel, as ratios of one run: `make bench`.

`python -m bench.speed.run [GAME ...]`. Each repetition of a game in a build is a process of its own, in
which the game and the peer take turns in short stretches (bench/speed/measure.py); its ratio is that of
their own rates by the processor's time, and what is shown is the median of the repetitions. Writes
build/bench/bench.json, docs/bench.md and docs/bench/speed.svg.
"""

import datetime
import json
import os
import platform
import subprocess
import sys
from statistics import median
from typing import Any, NamedTuple

from bench import command_line
from bench.paths import ROOT
from bench.speed.chart import chart
from bench.speed.page import Row, page
from rotonde.core.catalogue import game, games, home

PEER = "gin_rummy"
SECONDS = 1.0  # of random play in each repetition, for each way to play; half as much of cloning
LOOP = 20_000_000  # iterations a second of the core that rates of adapters and searches are normalised to


class Subject(NamedTuple):
    """Subject of a measurement: a game and a build."""

    name: str
    argument: str
    source: str  # on PYTHONPATH


def subjects(wanted: list[str]) -> list[Subject]:
    """Each game of ours in the middle of its numbers of seats, in both builds."""
    found = []
    for game_id in games():
        if game_id not in wanted and (wanted or home(game_id).split(".")[0] != "rotonde"):
            continue  # not asked for, or a plug-in that happens to be installed
        seats = game(game_id).seats
        argument = f"{game_id}/{seats[len(seats) // 2]}"
        found.append(Subject(f"{game_id} interpreted", argument, "src"))
        found.append(Subject(f"{game_id} compiled", argument, "build/compiled"))
    return found


def repetition(subject: Subject, seed: int) -> dict[str, Any]:
    """Counts of the subject and the peer in turns, and their seconds."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / subject.source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.speed.measure", subject.argument, PEER, str(SECONDS), str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{subject.name} could not be measured:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(all_subjects: list[Subject], times: int) -> dict[str, list[dict[str, Any]]]:
    """All repetitions, the subjects taking turns."""
    found: dict[str, list[dict[str, Any]]] = {subject.name: [] for subject in all_subjects}
    for seed in range(1, times + 1):
        for subject in all_subjects:
            print(f"\r{seed}/{times} {subject.name:<30}", end="", file=sys.stderr, flush=True)
            found[subject.name].append(repetition(subject, seed))
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return found


def rate(repetition: dict[str, Any], what: str, whose: str) -> float:
    """Rate per second of the processor."""
    count, seconds = repetition[what][whose]
    return float(count / seconds)


def ratio(repetitions: list[dict[str, Any]], what: str, whose: str = "ours") -> float:
    """Beside the peer of the same process, at the median."""
    return median(rate(each, what, whose) / rate(each, what, "peer") for each in repetitions)


def row(name: str, repetitions: list[dict[str, Any]], whose: str) -> Row:
    """A subject's figures; those of the peer itself are `whose` "peer"."""
    return Row(
        name=name,
        moves=median(rate(each, "moves", whose) for each in repetitions),
        moves_ratio=ratio(repetitions, "moves", whose),
        match_ratio=ratio(repetitions, "moves", "match") if whose == "ours" else None,
        chance=median(each["chance"][whose] for each in repetitions),
        clones=median(rate(each, "clones", whose) for each in repetitions),
        clones_ratio=ratio(repetitions, "clones", whose),
    )


def rows(measured: dict[str, list[dict[str, Any]]]) -> list[Row]:
    """The peer's, from all processes, then each subject's."""
    everything = [each for repetitions in measured.values() for each in repetitions]
    ours = [row(name, repetitions, "ours") for name, repetitions in measured.items()]
    return [row(PEER, everything, "peer"), *ours]


def main(wanted: list[str], times: int) -> None:
    """Measure all games or those named, write everything down, print the ratios beside the targets."""
    measured = measure(subjects(wanted), times)
    found = rows(measured)
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "repetitions": times,
        "peer": PEER,
    }
    folder = ROOT / "build" / "bench"
    folder.mkdir(parents=True, exist_ok=True)
    written = {**facts, "rows": [each._asdict() for each in found], "measured": measured}
    (folder / "bench.json").write_text(json.dumps(written, indent=1) + "\n", "utf-8")
    (ROOT / "docs" / "bench").mkdir(parents=True, exist_ok=True)
    (ROOT / "docs" / "bench" / "speed.svg").write_text(chart(found), "utf-8")
    text, table = page(facts, found)
    (ROOT / "docs" / "bench.md").write_text(text, "utf-8")
    print(table)


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all that are in the box, unless named")
    parser.add_argument("--repetitions", type=int, default=5)
    chosen = parser.parse_args()
    main(chosen.games, chosen.repetitions)
