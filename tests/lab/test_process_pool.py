"""A study on several processes, interrupted and gone on with: the results are the same bytes."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import rotonde
from rotonde.bots.source_fingerprint import files_of
from rotonde.cli import lab
from rotonde.lab import origin
from rotonde.lab import study_game as playing
from rotonde.lab.results_folder import ResultsFolder
from rotonde.lab.study import Study
from rotonde.lab.study_file import read_study
from rotonde.lab.study_game import Result, Task, play_some
from rotonde.terminal import screen
from tests.cli.harness import COMMAND, call, environment
from tests.lab.harness import study


def results(file: Path, folder: Path) -> list[Result]:
    read = read_study(file, file.read_text("utf-8"))
    return ResultsFolder(folder).results(read)


def run(capsys: pytest.CaptureFixture[str], file: Path, out: Path, *more: str) -> tuple[int, str, str]:
    return call(capsys, "lab", "run", str(file), "--out", str(out), "--language", "en", *more)


def test_the_number_of_processes_does_not_show(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = study(tmp_path, games=21, more='[[arms]]\nname = "a"\n[[arms]]\nname = "b"\nseats = 2\n')
    for jobs in ("1", "2"):
        assert run(capsys, file, tmp_path / jobs, "--jobs", jobs)[0] == 0
    one, two = ((tmp_path / jobs / "games.parquet").read_bytes() for jobs in ("1", "2"))
    assert one == two
    assert not list((tmp_path / "2" / "parts").iterdir())


def test_what_was_interrupted_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(study: Study, tasks: Sequence[Task], jobs: int) -> Iterator[list[Result]]:
        for task in tasks[:2]:
            yield play_some(study, task)
        raise KeyboardInterrupt

    file = study(tmp_path, games=41)
    with monkeypatch.context() as patch:
        patch.setattr(lab, "played", broken_off)
        patch.setattr(lab, "OFTEN", -1.0)
        status, output, _ = run(capsys, file, tmp_path / "out", "--jobs", "1")
    assert status == lab.INTERRUPTED
    assert "Interrupted after 40 of 41 games" in output
    assert "40 of 41 games are in" in (tmp_path / "out" / "report.html").read_text("utf-8")
    status, output, _ = run(capsys, file, tmp_path / "out", "--jobs", "1")
    assert (status, "40 of 41 games were played before" in output) == (0, True)
    run(capsys, file, tmp_path / "whole", "--jobs", "1")
    one, other = ((tmp_path / name / "games.parquet").read_bytes() for name in ("out", "whole"))
    assert one == other


def test_what_was_killed_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = study(tmp_path, games=1_000_000)
    out = tmp_path / "out"
    command = [*COMMAND, "lab", "run", str(file), "--out", str(out), "--jobs", "1"]
    with subprocess.Popen(command, env=environment({}), stdout=subprocess.DEVNULL) as process:
        while not list((out / "parts").glob("*.parquet")):
            with pytest.raises(subprocess.TimeoutExpired):  # it still plays
                process.wait(0.1)
        process.send_signal(signal.SIGKILL)
    (out / "parts" / "half.parquet.new").write_bytes(b"half a part")
    status, output, _ = run(capsys, file, out, "--games", "25", "--jobs", "1")
    assert (status, "games were played before" in output) == (0, True)
    run(capsys, study(tmp_path, games=25), tmp_path / "whole", "--jobs", "1")
    one, other = ((tmp_path / name / "games.parquet").read_bytes() for name in ("out", "whole"))
    assert one == other


def test_a_folder_of_other_results_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    run(capsys, study(tmp_path, games=1), out, "--jobs", "1")
    before = (out / "games.parquet").read_bytes()
    status, _, complaint = run(capsys, study(tmp_path, "tee", games=1), out, "--jobs", "1")
    assert (status, "another study (other: game)" in complaint) == (2, True)
    assert (out / "games.parquet").read_bytes() == before


def with_sources(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    """Pretends other rules or bots."""
    for module in (lab, origin, playing):
        monkeypatch.setattr(module, "sources", lambda game_id: named)


@pytest.mark.parametrize(("language", "said"), [("en", "More games would mix"), ("fr", "s’y mêleraient")])
def test_games_of_other_sources_are_not_added(
    language: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out, file = tmp_path / "out", study(tmp_path, games=2)
    run(capsys, file, out, "--jobs", "1")
    before = {each: each.read_bytes() for each in out.rglob("*") if each.is_file()}
    played_by = {row["sources"] for row in results(file, out)}
    assert played_by == {origin.sources("wurfel")}
    with monkeypatch.context() as patch:
        with_sources(patch, "othersources")
        asked = ("--out", str(out), "--games", "3", "--jobs", "1", "--language", language)
        status, _, complaint = call(capsys, "lab", "run", str(file), *asked)
        assert (status, said in " ".join(complaint.split())) == (2, True)
        assert all(word in complaint for word in (str(out), "othersources", *played_by, "--out"))
        assert {each: each.read_bytes() for each in out.rglob("*") if each.is_file()} == before
        assert run(capsys, file, tmp_path / "another", "--jobs", "1")[0] == 0
    assert run(capsys, file, out, "--games", "3", "--jobs", "1")[0] == 0
    assert len(results(study(tmp_path, games=3), out)) == 3


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("files_of", lambda game_id: files_of(game_id)[1:]),
        ("game", lambda game_id: type("Game", (), {"version": 99})),
        ("PLAYS", origin.PLAYS[1:]),
    ],
    ids=["engine, bots and game", "rules", "laboratory"],
)
def test_the_sources_of_a_result_are_all_that_it_depends_on(
    name: str, other: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = origin.sources("wurfel")
    origin.sources.cache_clear()
    monkeypatch.setattr(origin, name, other)
    try:
        assert origin.sources("wurfel") != before
    finally:
        origin.sources.cache_clear()


def test_results_that_do_not_say_their_sources_are_not_added_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, file = tmp_path / "out", study(tmp_path, games=1)
    run(capsys, file, out, "--jobs", "1")
    (out / "study.json").write_text('{"fingerprint": "0123456789abcdef", "arms": ["all"]}', "utf-8")
    for task in ("run", "report"):
        status, _, complaint = call(capsys, "lab", task, str(file), "--out", str(out), "--language", "en")
        assert (status, "does not say which study" in complaint) == (2, True)


def test_a_node_with_other_sources_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(study: Study, tasks: Sequence[Task], jobs: int) -> Iterator[list[Result]]:
        yield [{**result, "sources": "other"} for result in play_some(study, tasks[0])]

    monkeypatch.setattr(lab, "played", elsewhere)
    status, _, complaint = run(capsys, study(tmp_path, games=1), tmp_path / "out", "--jobs", "1")
    assert (status, "install the same on all" in complaint) == (2, True)
    assert not list((tmp_path / "out").rglob("*.parquet"))


def test_the_report_is_of_what_the_folder_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, two_arms = tmp_path / "out", '[[arms]]\nname = "first"\n[[arms]]\nname = "second"\n'
    run(capsys, study(tmp_path, games=3, more=two_arms), out, "--games", "5", "--jobs", "1")
    asked = ("lab", "report", "FILE", "--out", str(out), "--language", "en")

    def told(file: Path, *more: str) -> tuple[str, str]:
        status, said, _ = call(capsys, *(str(file) if word == "FILE" else word for word in asked), *more)
        assert status == 0
        return said, (out / "report.html").read_text("utf-8")

    said, page = told(study(tmp_path, games=3, more=two_arms))
    assert ("10 games:" in said, "the same 5 seeds" in page, "changed" in said) == (True, True, False)
    said, page = told(study(tmp_path, games=3, more='[[arms]]\nname = "zebra"\nseats = 2\n'))
    assert "has changed since these games were played (other: arms)" in said
    assert ("first" in page, "second" in page, "zebra" in page) == (True, True, False)
    said, page = told(study(tmp_path, games=3, more=two_arms), "--games", "2")
    assert ("4 games:" in said, "the same 2 seeds" in page) == (True, True)


def test_the_report_names_what_played_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = study(tmp_path, games=1)
    run(capsys, file, tmp_path / "out", "--jobs", "1")
    before = origin.sources("wurfel")
    with_sources(monkeypatch, "othersources")
    asked = ("lab", "report", str(file), "--out", str(tmp_path / "out"), "--language", "en")
    status, output, _ = call(capsys, *asked)
    version = rotonde.game("wurfel").version
    assert (status, f"wurfel {version}, {before}" in output) == (0, True)
    assert f"sources {before};" in (tmp_path / "out" / "report.html").read_text("utf-8")


def test_players_change_seats_and_obey_their_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = study(tmp_path, "tee", games=3, more='orders = [["start cork"], ["start izmir"]]')
    run(capsys, file, tmp_path / "out", "--jobs", "1")
    found = results(file, tmp_path / "out")
    assert [result["players"] for result in found] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    for result in found:
        assert result["traits"][result["players"].index(0)]["start"] == "cork"
        assert result["traits"][result["players"].index(1)]["start"] == "izmir"


def test_what_is_missing_is_named_with_its_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    status, _, complaint = run(capsys, study(tmp_path), tmp_path / "out")
    assert (status, "rotonde[lab]" in complaint) == (2, True)


def test_without_results_there_is_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("lab", "report", str(study(tmp_path)), "--out", str(tmp_path / "out"))
    status, _, complaint = call(capsys, *asked)
    assert (status, str(tmp_path / "out") in complaint) == (2, True)


def test_a_slow_engine_is_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = study(tmp_path, games=1)
    for compiled, times in ((False, 1), (True, 0)):
        monkeypatch.setattr(screen, "compiled", compiled)
        output = run(capsys, file, tmp_path / str(compiled), "--jobs", "1")[1]
        assert output.count("The engine runs interpreted") == times
