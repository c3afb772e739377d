"""`rotonde simulate`: the same games however many processes play them, and an honest summary."""

import json
import signal
from pathlib import Path

import pytest

from rotonde.terminal import screen
from rotonde.terminal.summary import bar
from tests.cli.harness import call, run, terminal

SERIES = ("simulate", "wurfel", "--seed", "7", "--games", "40")


def lines(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    alone, together = tmp_path / "1.jsonl", tmp_path / "2.jsonl"
    first = run(*SERIES, "--jobs", "1", "--out", str(alone))
    second = run(*SERIES, "--jobs", "3", "--out", str(together))
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == second.stdout
    assert alone.read_text("utf-8") == together.read_text("utf-8")


def test_another_seed_is_another_series(capsys: pytest.CaptureFixture[str]) -> None:
    output = {
        call(capsys, "simulate", "wurfel", "--games", "3", "--jobs", "1", "--seed", seed) for seed in "12"
    }
    assert len(output) == 2


def test_a_line_of_json_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    wishes = ("--seats", "2", "--option", "firstPlayer=1", "--bots", "novice,random", "--jobs", "1")
    call(capsys, *SERIES[:4], "--games", "5", *wishes, "--out", str(file))
    games = lines(file)
    assert [game["number"] for game in games] == [0, 1, 2, 3, 4]
    for game in games:
        assert game["bots"] == ["novice", "random"]
        assert game["options"] == {"firstPlayer": 1}
        assert game["winners"] == [0], "a novice beats chance"
        assert game["finished"] is True


def test_the_summary_tells_shares_lengths_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = call(capsys, *SERIES, "--bots", "novice,random,random", "--jobs", "1")
    assert "Würfel Express, 3 seats, novice, random, random: 40 games from seed 7" in output
    assert "  0 novice     100.0%  (91.2% – 100.0%)" in output
    assert "  1 random       0.0%  (0.0% – 8.8%)" in output
    assert "Every game came to its end." in output
    assert "decisions    mean" in output
    assert "turns        mean" in output


def test_games_that_do_not_end_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = call(capsys, *SERIES, "--seats", "6", "--horizon", "20", "--jobs", "1")
    assert "40 of 40 games reached the horizon of 20 decisions and count as not won." in output
    assert "mean 20.0, median 20, from 20 to 20" in output


def test_ctrl_c_ends_with_the_summary_of_what_was_played() -> None:
    with terminal("simulate", "wurfel", "--games", "1000000", "--seed", "1", "--jobs", "2") as screen:
        screen.shows("Games", "/1000000", "0:")
        screen.process.send_signal(signal.SIGINT)
        assert screen.ends() == 130
        said = screen.shows("Interrupted:", "of 1000000 games were played.", "Share won")
        assert "Traceback" not in said


def test_a_bar_shows_share_and_interval_to_scale() -> None:
    assert bar(0.5, 0.4, 0.6) == "#" * 20 + "[====|====]"
    assert bar(0.0, 0.0, 0.1) == "|====]"


@pytest.mark.parametrize(("language", "said"), [("en", "runs interpreted"), ("fr", "est interprété")])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_slow_engine_is_told_once(
    language: str,
    said: str,
    compiled: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screen, "compiled", compiled)
    wishes = ("--games", "2", "--jobs", "1", "--language", language)
    _, printed, _ = call(capsys, *SERIES[:4], *wishes)
    assert printed.count(said) == (0 if compiled else 1)
