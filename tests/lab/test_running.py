"""A study on several processes, interrupted and gone on with: the results are the same bytes."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rotonde.cli import lab
from rotonde.lab.playing import Result, Task, play_some
from rotonde.lab.reading import read_study
from rotonde.lab.storing import Folder
from rotonde.lab.study import Study
from tests.cli.harness import COMMAND, call, environment
from tests.lab.harness import study


def results(file: Path, folder: Path) -> list[Result]:
    read = read_study(file, file.read_text("utf-8"))
    return Folder(folder).results(read)


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
        status, said, _ = run(capsys, file, tmp_path / "out", "--jobs", "1")
    assert status == lab.INTERRUPTED
    assert "Interrupted after 40 of 41 games" in said
    assert "40 of 41 games are in" in (tmp_path / "out" / "report.html").read_text("utf-8")
    status, said, _ = run(capsys, file, tmp_path / "out", "--jobs", "1")
    assert (status, "40 of 41 games were played before" in said) == (0, True)
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
    status, said, _ = run(capsys, file, out, "--games", "25", "--jobs", "1")
    assert (status, "games were played before" in said) == (0, True)
    run(capsys, study(tmp_path, games=25), tmp_path / "whole", "--jobs", "1")
    one, other = ((tmp_path / name / "games.parquet").read_bytes() for name in ("out", "whole"))
    assert one == other


def test_a_folder_of_other_results_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    run(capsys, study(tmp_path, games=1), out, "--jobs", "1")
    before = (out / "games.parquet").read_bytes()
    status, _, complaint = run(capsys, study(tmp_path, "tee", games=1), out, "--jobs", "1")
    assert (status, "another study" in complaint) == (2, True)
    assert (out / "games.parquet").read_bytes() == before


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
