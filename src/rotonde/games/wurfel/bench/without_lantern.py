"""Study of Würfel Express without the lantern, which no table can choose.

`python -m rotonde.games.wurfel.bench.without_lantern [games]` plays studies/wurfel-lantern.toml twice with
the same seeds, the second time putting every lantern out before it does anything; prints a table and draws
docs/studies/wurfel-without-lantern.svg. The regulars who play look at lanterns only when they rob.
"""

import dataclasses
import json
from collections.abc import Callable, Mapping
from hashlib import sha256

from bench import command_line
from bench.paths import ROOT
from rotonde.analysis.charts import Chart, Row
from rotonde.analysis.statistics import Estimate, difference, mean
from rotonde.analysis.svg import picture
from rotonde.games.wurfel.state import Wurfel
from rotonde.lab.arm_results import ArmResults, Reads, lead_changes, measure, turns
from rotonde.lab.origin import sources
from rotonde.lab.study import Arm, Study
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import StudyGame

STUDY = ROOT / "studies" / "wurfel-lantern.toml"
CHART = ROOT / "docs" / "studies" / "wurfel-without-lantern.svg"
KEPT = ROOT / "build" / "without-lantern"
GAMES = 300
ASKED: Mapping[str, Reads] = {
    "won by the last of half way": measure("last_wins"),
    "last at half way": measure("last_at_half"),
    "turns": turns,
    "lead changes": lead_changes,
    "cells lost to thieves": measure("robbed"),
    "cells that the lantern kept": measure("lantern_cells"),
    "failed turns that cost nothing": measure("lantern_spared"),
    "failed turns that cost the front strip": measure("failed"),
}


class Unlit(StudyGame):
    """A game in which being last helps nobody."""

    def _choice(self, seat: int) -> int:
        """Every turn has a decision before its lanterns are looked at: they are put out there."""
        state = self._match.state
        state.events(state.step, None)  # the copy that writes everything up has now come as far
        for each in (state, state._log_writer):
            if isinstance(each, Wurfel):
                each.lanterns = 0
        return super()._choice(seat)


def played(study: Study, arm: Arm, sitting: Callable[..., StudyGame]) -> ArmResults:
    game = arm.made(study.game)
    return ArmResults(arm, [sitting(study, arm, game, number).play() for number in range(study.games)])


def said(estimate: Estimate, *, sign: str = "") -> str:
    return f"{estimate.value:{sign}.2f} ({estimate.low:{sign}.2f} to {estimate.high:{sign}.2f})"


def values(study: Study, arm: Arm) -> list[list[list[float]]]:
    """Values with and without lanterns, game by game; cached for each arm."""
    asked = sha256(json.dumps(study.facts(), sort_keys=True).encode()).hexdigest()[:12]
    file = KEPT / f"{arm.name}-{study.games}-{asked}-{sources(study.game)}.json"
    if not file.exists():
        both = [played(study, arm, sitting) for sitting in (StudyGame, Unlit)]
        found = [[games.values(reads) for reads in ASKED.values()] for games in both]
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found), "utf-8")
    kept: list[list[list[float]]] = json.loads(file.read_text("utf-8"))
    return kept


def rows(arm: Arm, lit: list[float], unlit: list[float]) -> list[Row]:
    """Rows of the chart, with and without."""
    found = (("with the lantern", mean(lit)), ("without", mean(unlit)))
    return [Row(label, each, percent(each), arm.title["en"]) for label, each in found]


def percent(each: Estimate) -> str:
    return f"{each.value:.0%} ({each.low:.0%} to {each.high:.0%})"


def main(games: int) -> None:
    """Play, print, draw."""
    study = dataclasses.replace(read_study(STUDY, STUDY.read_text("utf-8")), games=games)
    drawn: list[Row] = []
    for arm in study.arms:
        lit, unlit = values(study, arm)
        drawn += rows(arm, lit[0], unlit[0])
        for name, ones, others in zip(ASKED, lit, unlit, strict=True):
            told = (said(mean(ones)), said(mean(others)), said(difference(ones, others), sign="+"))
            print(arm.name, name, *told, sep=" | ", flush=True)
    title = "Won by one who was last when somebody had come half the way"
    scale = [(at / 10, f"{at * 10} %") for at in range(6)]
    CHART.write_text(picture(title, [Chart("", title, drawn, 0, 0.5, scale=scale)]), "utf-8")


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    main(parser.parse_args().games)
