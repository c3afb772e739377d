"""`rotonde check-…`: checks of games' folders, chosen by the file; faults are named, status tells."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rotonde.analysis import checks as known
from rotonde.analysis.checks import Bar, BarChart, Check, Finding, Report
from rotonde.analysis.svg import picture
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.material import is_deeper
from rotonde.terminal import material_check as command
from rotonde.terminal.ansi_colours import Paint
from rotonde.terminal.charts import drawn
from tests.cli.harness import ROOT, call, run

MAP = ROOT / "src" / "rotonde" / "games" / "tee" / "map.json"


class Counting:
    """A study that finds its map good while it has few samples."""

    def __init__(self, game: Game) -> None:
        self.count = 0

    def take(self, chance: Chance) -> None:
        self.count += 1

    def report(self) -> Report:
        said = {"en": f"{self.count} seen", "fr": f"{self.count} vus"}
        bars = [Bar(said, self.count, said), Bar(said, 2, said)]
        return Report([Finding(good=self.count < 10, said=said)], [BarChart(said, bars, 10, 5)])


COUNTING = Check(
    "map", {"en": "counts", "fr": "compte"}, "hands", {"en": "hands", "fr": "mains"}, 3, Counting
)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "checks", lambda: iter([("tee", COUNTING)]))


pytestmark = pytest.mark.usefixtures("counting")


def test_it_studies_as_many_samples_as_asked_and_the_status_tells(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, output, _ = call(capsys, "check-map", str(MAP), "--seed", "5")
    assert (status, "✓ 3 seen" in output, "Studied with 3 hands, seed 5." in output) == (0, True, True)
    status, output, _ = call(capsys, "check-map", str(MAP), "--hands", "10", "--language", "fr")
    assert (status, "✗ 10 vus" in output) == (1, True)


def test_check_map_may_be_written_in_two_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "check", "map", str(MAP), "--seed", "5")[0] == 0
    status, _, complaint = call(capsys, "check", "boat", str(MAP), "--language", "en")
    assert (status, "check-boat" in complaint) == (2, True)
    assert call(capsys, "check", "--language", "en")[0] == 2


def test_other_files_may_come_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    samples = ROOT / "examples" / "material"
    own, deck = samples / "tee-map.json", samples / "tee-hasard.json"
    status, _, complaint = call(capsys, "check-map", str(own), "--language", "fr")
    assert (status, "pas de gare" in complaint) == (2, True)  # our deck sends people to stations of our map
    assert call(capsys, "check-map", str(own), "--material", f"hasard={deck}")[0] == 0


def test_the_chart_can_be_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "chart.svg"
    _, output, _ = call(capsys, "check-map", str(MAP), "--svg", str(file))
    assert str(file) in output
    assert "<title>counts</title>" in file.read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_names_the_check_and_its_samples(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = call(capsys, "check-map", "--help", "--language", language)
    assert COUNTING.title[language] in output
    assert COUNTING.samples[language] in output
    _, output, _ = call(capsys, "--help", "--language", language)
    assert "check-map" in output


def test_a_fault_is_named_with_its_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = json.loads(MAP.read_text("utf-8"))
    table["stations"][3]["capital"] = not table["stations"][3]["capital"]
    faulty = tmp_path / "map.json"
    faulty.write_text(json.dumps(table), "utf-8")
    status, output, complaint = call(capsys, "check-map", str(faulty))
    assert (status, output) == (2, "")
    assert "material, at map.stations[3]" in complaint


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"a": 1,\n "b": }', "line 2, column 7: not JSON"),
        ("[" * 100_000, "nested too deep"),
        ("[" * 30 + "]" * 30, "nested too deep"),
        (" " * (1 << 20) + "{}", "too large"),
    ],
)
def test_what_is_no_json_is_said_where(
    text: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.json"
    file.write_text(text, "utf-8")
    status, output, complained = call(capsys, "check-map", str(file))
    assert (status, output) == (2, "")
    assert complaint in complained


def test_where_several_games_have_such_a_file_one_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = replace(COUNTING, sample="games")
    monkeypatch.setattr(command, "checks", lambda: iter([("tee", COUNTING), ("other", other)]))
    status, _, complaint = call(capsys, "check-map", str(MAP))
    assert (status, "allowed: tee, other" in complaint) == (2, True)
    assert call(capsys, "check-map", str(MAP), "--game", "tee", "--hands", "2")[0] == 0


def test_bars_end_where_they_should() -> None:
    chart = _chart().chart("en")
    lines = Paint(colour=False).lines(drawn(chart)).splitlines()
    assert lines == [
        "Trains",
        "  red   " + "█" * 20 + "┊" + " " * 19 + "  half",
        "  blue  " + "█" * 20 + "┊" + "█" * 19 + "  too much",
    ]
    svg = picture("all & some", [chart])
    assert "all &amp; some" in svg
    assert 'width="160.0"' in svg


def _chart() -> BarChart:
    red = Bar({"en": "red", "fr": "rouge"}, 5, {"en": "half", "fr": "moitié"})
    blue = Bar({"en": "blue", "fr": "bleu"}, 11, {"en": "too much", "fr": "trop"})
    return BarChart({"en": "Trains", "fr": "Trains"}, [red, blue], 10, 5)


def test_a_chart_of_nothing_is_a_title() -> None:
    nothing = BarChart({"en": "Nothing", "fr": "Rien"}, [Bar({"en": "a"}, 0, {"en": "0"})], 0)
    assert Paint(colour=False).lines(drawn(nothing.chart("en"))).splitlines()[0] == "Nothing"


def test_depth_is_counted_in_lists_and_objects() -> None:
    assert not is_deeper({"a": [1]}, 2)
    assert is_deeper({"a": [1]}, 1)
    assert not is_deeper(3, 0)


def test_games_are_played_and_simulated_on_ones_own_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = json.loads(MAP.read_text("utf-8"))
    table["stations"][0]["name"] = "Corcaigh"
    file, record = tmp_path / "map.json", tmp_path / "record.txt"
    file.write_text(json.dumps(table), "utf-8")
    brought = ("tee", "--material", f"map={file}", "--seed", "3")
    status, output, _ = call(capsys, "simulate", *brought, "--games", "2", "--bots", "novice", "--jobs", "1")
    assert (status, "Every game came to its end." in output) == (0, True)
    outcome = run("play", *brought, "--save", str(record), typed="quit\n")
    assert "Corcaigh" in outcome.stdout
    assert '"Corcaigh"' in record.read_text("utf-8").splitlines()[5]
    for wrong in ("weather=x", "map"):
        status, _, complaint = call(capsys, "play", "tee", "--material", wrong)
        assert (status, "each name once: map, hasard" in complaint) == (2, True)


def test_checks_are_found_in_the_folders() -> None:
    assert ("tee", "map") in [(game, check.file) for game, check in known.checks()]
