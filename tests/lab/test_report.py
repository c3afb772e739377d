"""The report: whole in one file, in both languages, for every game and for one that it does not know."""

import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import rotonde
from rotonde.lab.arm_results import by_arm
from rotonde.lab.origin import Origin
from rotonde.lab.process_pool import played
from rotonde.lab.report import report
from rotonde.lab.report_text import ReportText
from rotonde.lab.study import Study
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import Result, tasks
from tests.cli.harness import call
from tests.lab.harness import study

TWO_ARMS = """
[[arms]]
name = "as it is"
[[arms]]
name = "more"
"""


class Balance(HTMLParser):
    """Counts what was opened and not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass


def play(folder: Path, game: str, more: str = "") -> tuple[Study, list[Result]]:
    file = study(folder, game, 2, more)
    read = read_study(file, file.read_text("utf-8"))
    due = tasks(read, [set() for _ in read.arms])
    return read, [result for results in played(read, due, 1) for result in results]


@pytest.mark.parametrize("game", [*rotonde.games()])
def test_every_game_has_its_report(game: str, tmp_path: Path) -> None:
    read, results = play(tmp_path, game, TWO_ARMS)
    for language in ("en", "fr"):
        page = report(Origin.here(read), results, language)
        balance = Balance()
        balance.feed(page)
        assert balance.open == []
        assert not re.search(r"https?://|<script|<link|<img", page)
        rules = rotonde.game(game).rules
        assert all(rule in page for rule in rules)
        said = ReportText(language)
        for part in ("length", "scores", "rules", "played", "bots-only"):
            assert escape(said(part)) in page
        assert escape(said("compared", arm="as it is")) in page


def test_arms_with_the_same_seeds_do_not_differ_where_nothing_does(tmp_path: Path) -> None:
    read, results = play(tmp_path, "wurfel", TWO_ARMS)
    one, more = by_arm(read, results)
    for a, b in zip(one.results, more.results, strict=True):
        assert {**a, "arm": ""} == {**b, "arm": ""}


def test_charts_are_files_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = study(tmp_path, "tee", 1, 'orders = [["start cork"]]\n' + TWO_ARMS)
    asked = [str(file), "--out", str(tmp_path / "out"), "--lang", "fr"]
    assert call(capsys, "lab", "run", *asked, "--jobs", "1")[0] == 0
    assert call(capsys, "lab", "report", *asked, "--svg", str(tmp_path / "svg"))[0] == 0
    drawn = {each.stem: each.read_text("utf-8") for each in (tmp_path / "svg").iterdir()}
    assert {"won-by-seat", "won-by-player", "won-by-order", "won-by-start", "length", "draws"} <= drawn.keys()
    for svg in drawn.values():
        ElementTree.fromstring(svg)
    assert "Ville de départ\u00a0: part gagnée" in drawn["won-by-start"]
