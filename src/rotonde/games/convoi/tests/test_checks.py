"""`rotonde check-board`: how hard a board is."""

import json
import re
from importlib.resources import files

import rotonde
from rotonde.analysis.checks import Report
from rotonde.core.chance import Chance
from rotonde.games.convoi.checks import CAUSES, CHECKS


def study(*seeds: int) -> Report:
    paper = json.loads((files("rotonde.games.convoi") / "boards" / "central-europe.json").read_text("utf-8"))
    under_way = CHECKS[0].begin(rotonde.game("convoi").with_material({"board": paper}))
    for seed in seeds:
        under_way.take(Chance(seed))
    return under_way.report()


def test_the_report_says_how_hard_the_board_is_and_which_cities_are_served() -> None:
    report = study(2034, 2035)  # in one of them a train cannot come, in the other two collide
    hardness, *cities = report.findings
    assert hardness.said["en"].startswith("Four regulars win ")
    assert re.search(r"gagnent \d+ % des parties et livrent \d+,\d marchandises", hardness.said["fr"])
    assert [each.said["en"].split()[0] for each in cities] == ["Paris", "Amsterdam", "Berlin", "Nuremberg"]
    assert all(set(finding.said) == {"en", "fr"} for finding in report.findings)
    delivered, served, lost = report.charts
    assert abs(sum(bar.value for bar in delivered.bars) - 1) < 1e-9
    assert abs(sum(bar.value for bar in served.bars) - 1) < 1e-9
    costs = dict(zip(CAUSES, [bar.value for bar in lost.bars], strict=True))
    assert costs["collision"] and costs["placement"] and sum(costs.values()) > 1
