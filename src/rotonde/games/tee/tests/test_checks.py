"""`rotonde check-map`: which start is best, how long tours are, which station is a trap."""

import copy
import json
from typing import Any

import rotonde
from rotonde.analysis.checks import Report
from rotonde.core.chance import Chance
from rotonde.games.tee.checks import CHECKS
from rotonde.games.tee.material_files import in_the_box


def study(game: rotonde.Game, hands: int) -> Report:
    under_way = CHECKS[0].begin(game)
    chance = Chance(1975)
    for _ in range(hands):
        under_way.take(chance)
    return under_way.report()


def test_the_report_has_a_finding_a_start_and_both_languages() -> None:
    report = study(rotonde.game("tee"), 20)
    starts = ["Cork", "Leningrad", "Izmir", "Gibraltar"]
    assert all(name in finding.said["en"] for name, finding in zip(starts, report.findings[:4], strict=True))
    assert all(set(finding.said) == {"en", "fr"} for finding in report.findings)
    shares, turns = report.charts
    assert abs(sum(bar.value for bar in shares.bars) - 1) < 1e-9
    assert all(10 < bar.value < 40 for bar in turns.bars)


def test_no_station_of_our_map_is_a_trap() -> None:
    assert "No station is a trap" in study(rotonde.game("tee"), 1).findings[-1].said["en"]


def test_traps_and_bottlenecks_are_named() -> None:
    other: Any = copy.deepcopy(in_the_box()["map"])
    other["edges"] = [each for each in other["edges"] if {each["a"], each["b"]} != {"gibraltar", "sevilla"}]
    other.pop("lines")
    for edge in other["edges"]:
        edge.pop("lines", None)
    game = rotonde.game("tee").with_material({"map": json.loads(json.dumps(other))})
    trap, bottleneck = study(game, 1).findings[-2:]
    assert (trap.good, trap.said["fr"]) == (False, "Gibraltar est un piège : une seule gare voisine y mène.")
    assert (bottleneck.good, bottleneck.said["en"].startswith("Córdoba is a bottleneck")) == (False, True)


def test_each_start_is_the_best_for_its_share_of_hands() -> None:
    fair = study(rotonde.game("tee"), 800)
    assert all(finding.good for finding in fair.findings)
