"""The adapters' speed beside the games that PettingZoo and OpenSpiel bring, as ratios: `make bench`.

Writes docs/bench-adapters.md and docs/bench/adapters.svg.
"""

import datetime
import json
import os
import platform
import subprocess
import sys
from math import log10
from statistics import median
from typing import NamedTuple

from bench import command_line
from bench.paths import ROOT
from bench.speed.run import LOOP
from rotonde.analysis.charts import bar, bars
from rotonde.analysis.svg import picture
from rotonde.core.catalogue import games, home

REPETITIONS = 3
SECONDS = 0.6
COMPILED = "build/compiled"
TITLES = {
    "pettingzoo": "PettingZoo, decisions a second (scale of powers of ten)",
    "open_spiel": "OpenSpiel's Python games",
    "vector": "Many games at once",
}
# What is measured against in each interface; the many games at once against PettingZoo's.
PEERS = {
    "pettingzoo": ("classic/connect_four-v3", "classic/tictactoe-v3", "classic/chess-v6"),
    "open_spiel": ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes"),
}
AGAINST = {"vector": "pettingzoo"}

PAGE = """# Speed of the adapters

Random play through each interface, with what a learner asks at every decision: the observation of the one
who decides, and what may be done. Ours are compiled, each with the fewest seats that its rules allow. Ratios
are to the first peer of the same interface; the many games at once (128, numpy in and out) to PettingZoo's.
Games differ in what an observation holds: a board of connect four has 84 cells, a table of ours up to 1,740.

{table}

![Decisions a second, as bars](bench/adapters.svg)

Rates are medians of {repetitions} repetitions that took turns, by the processor's time, each normalised to a
core that does 20 million iterations a second of a plain Python loop. Python {python}, {date}.
`make bench` measures anew and writes this page.
"""


class Subject(NamedTuple):
    """An interface, and a game in it."""

    interface: str
    name: str

    @property
    def is_peer(self) -> bool:
        return self.name in PEERS.get(self.interface, ())


def subjects() -> list[Subject]:
    """The peers and all games of ours, in every interface."""
    ours = [game_id for game_id in games() if home(game_id).startswith("rotonde.")]
    prefixes = {"pettingzoo": "rotonde/", "open_spiel": "rotonde_", "vector": ""}
    found = []
    for interface, prefix in prefixes.items():
        found += [Subject(interface, name) for name in PEERS.get(interface, ())]
        found += [Subject(interface, prefix + game_id) for game_id in ours]
    return found


def repetition(subject: Subject, seed: int) -> float:
    """Decisions a second, normalised."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / COMPILED), "PYTHONHASHSEED": "0"}
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-m",
        "bench.adapters.measure",
        *subject,
        str(SECONDS),
        str(seed),
    ]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{subject.name} could not be measured:\n{done.stderr}")
    rates: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return rates["steps"] * LOOP / ((rates["before"] + rates["after"]) / 2)


def measure() -> dict[Subject, float]:
    """The medians of all repetitions, the subjects taking turns."""
    found: dict[Subject, list[float]] = {subject: [] for subject in subjects()}
    for seed in range(1, REPETITIONS + 1):
        for subject, rates in found.items():
            print(f"\r{seed}/{REPETITIONS} {subject.name:<30}", end="", file=sys.stderr, flush=True)
            rates.append(repetition(subject, seed))
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return {subject: median(rates) for subject, rates in found.items()}


def against(rates: dict[Subject, float], subject: Subject) -> float:
    """Speed as a multiple of the first peer of its interface."""
    interface = AGAINST.get(subject.interface, subject.interface)
    return rates[subject] / rates[Subject(interface, PEERS[interface][0])]


def table(rates: dict[Subject, float]) -> str:
    rows = ["| interface | game | decisions/s | × the first peer |", "| --- | --- | ---: | ---: |"]
    for subject, rate in rates.items():
        name = subject.name if subject.is_peer else f"**{subject.name}**"
        rows.append(f"| {subject.interface} | {name} | {rate:,.0f} | {against(rates, subject):.2f} |")
    return "\n".join(rows)


def chart(rates: dict[Subject, float]) -> str:
    """A group of bars for each interface, on a scale of powers of ten."""
    least, most = 2.0, max(map(log10, rates.values()))
    charts = []
    for interface, title in TITLES.items():
        mine = [(subject, rate) for subject, rate in rates.items() if subject.interface == interface]
        rows = [
            bar(each.name, log10(rate), f"{rate:,.0f}  ×{against(rates, each):.2f}") for each, rate in mine
        ]
        charts.append(bars(title, rows, least, most))
    return picture("Decisions a second through the adapters", charts)


def main() -> None:
    """Measure, write the page and the chart, print the table."""
    rates = measure()
    facts = {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "python": platform.python_version(),
        "repetitions": REPETITIONS,
    }
    said = table(rates)
    (ROOT / "docs" / "bench-adapters.md").write_text(PAGE.format(table=said, **facts), "utf-8")
    (ROOT / "docs" / "bench" / "adapters.svg").write_text(chart(rates), "utf-8")
    print(said)


if __name__ == "__main__":
    command_line.parser(__doc__).parse_args()
    main()
