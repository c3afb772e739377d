"""Search iterations a second beside OpenSpiel's ISMCTS, as ratios of one run: `make bench`.

Writes docs/bench-search.md and docs/bench/search.svg.
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
from bench.settings import settings
from bench.speed.run import LOOP
from rotonde.analysis.charts import bar, bars
from rotonde.analysis.svg import picture
from rotonde.core.catalogue import game, games

REPETITIONS = 5
SECONDS = 1.5
TARGET = 5  # times the peer
LEAST = 2  # the scale begins at 10 ** LEAST

PAGE = """# Speed of the search

Iterations a second, from positions in the midst of random games with two seats.

{table}

![Iterations a second, as bars](bench/search.svg)

What an iteration is, in each:

- **OpenSpiel's ISMCTS on `gin_rummy`**: a world that the player cannot tell from the real one, a walk down
  the tree to a new node, and a rollout at random to the end of the deal. In C++, and its Python twin.
- **Ours by level**: a world likewise, a walk down the tree likewise, then not a random rollout to the end
  but everybody's turns for a lap or more as a quick, sensible player would take them, and a judgement of the
  position. That is fewer actions than a rollout to the end of a round, and each costs far more thought than
  a random one.
- **Ours at random**: the plain search for games that bring no heuristics of their own: a world, one
  of the choices at hand, and a game at random from there for up to 400 actions, which is several rounds. It
  grows no tree.

So the figures compare what a search gets for its time where it is meant to be used, not the same work done
twice: the games differ, and so do the rollouts. How strong what comes out is, ratings tell.

Rates are medians of {repetitions} repetitions that took turns, by the processor's time, each normalised to
a core that does 20 million iterations a second of a plain Python loop. Ours are compiled. Python {python},
{date}. `make bench` measures anew and writes this page.
"""
HEAD = """| subject | iterations/s | × C++ | × Python | target |
| --- | ---: | ---: | ---: | ---: |"""


class Subject(NamedTuple):
    """Subject of a measurement, and its target."""

    name: str
    argument: str
    target: int = 0


CPP = Subject("ISMCTS, C++", "cpp")
PYTHON = Subject("ISMCTS, Python", "python")


def subjects() -> list[Subject]:
    """The peer, then the levels that games name in their settings."""
    ours = [
        Subject(
            f"{game(game_id).title['en']}, {level or 'at random'}",
            f"{game_id}/2/{level}",
            TARGET if level else 0,
        )
        for game_id in games()
        for level in settings(game_id).search
    ]
    return [CPP, PYTHON, *ours]


def repetition(subject: Subject, seed: int) -> float:
    """Iterations a second, normalised."""
    source = "build/compiled" if "/" in subject.argument else "src"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.search.measure", subject.argument, str(SECONDS), str(seed)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{subject.name} could not be measured:\n{done.stderr}")
    rates: dict[str, float] = json.loads(done.stdout)
    return rates["iterations"] * LOOP / ((rates["before"] + rates["after"]) / 2)


def measure() -> dict[Subject, float]:
    """Medians; the subjects take turns."""
    found: dict[Subject, list[float]] = {subject: [] for subject in subjects()}
    for seed in range(1, REPETITIONS + 1):
        for subject in found:
            print(f"\r{seed}/{REPETITIONS} {subject.name:<30}", end="", file=sys.stderr, flush=True)
            found[subject].append(repetition(subject, seed))
    print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
    return {subject: median(each) for subject, each in found.items()}


def table(rates: dict[Subject, float]) -> str:
    rows = [HEAD]
    for subject, rate in rates.items():
        ratio = rate / rates[CPP]
        cells = [subject.name, f"{rate:,.0f}", f"{ratio:.1f}", f"{rate / rates[PYTHON]:.1f}"]
        rows.append(f"| {' | '.join([*cells, _verdict(ratio, subject.target)])} |")
    return "\n".join(rows)


def _verdict(ratio: float, target: int) -> str:
    if not target:
        return ""
    return f"≥ {target} ✓" if ratio >= target else f"≥ {target}, missed by {1 - ratio / target:.0%}"


def chart(rates: dict[Subject, float]) -> str:
    """Bars on a scale of powers of ten."""
    rows = [
        bar(each.name, log10(rate), f"{rate:,.0f}  ×{rate / rates[CPP]:.1f}") for each, rate in rates.items()
    ]
    most = log10(max(rates.values()))
    chart = bars("Iterations a second (scale of powers of ten)", rows, LEAST, most)
    return picture("Search iterations a second", [chart])


def main() -> None:
    """Measure, write the page and its chart, print the table."""
    rates = measure()
    (ROOT / "docs" / "bench" / "search.svg").write_text(chart(rates), "utf-8")
    text = PAGE.format(
        table=table(rates),
        repetitions=REPETITIONS,
        python=platform.python_version(),
        date=datetime.datetime.now(datetime.UTC).date().isoformat(),
    )
    (ROOT / "docs" / "bench-search.md").write_text(text, "utf-8")
    print(table(rates))


if __name__ == "__main__":
    command_line.parser(__doc__).parse_args()
    main()
