"""`--help` of every script of bench/, and of games' bench folders, prints help and begins nothing."""

import runpy
import subprocess
from pathlib import Path

import pytest

import rotonde
from bench.paths import ROOT

FILES = [*(ROOT / "bench").rglob("*.py"), *(ROOT / "src/rotonde/games").glob("*/bench/*.py")]
SCRIPTS = sorted(file for file in FILES if 'if __name__ == "__main__"' in file.read_text("utf-8"))


class Played(AssertionError):
    """Something was begun."""


def refuse(*arguments: object, **options: object) -> object:
    raise Played


@pytest.fixture
def _nothing_may_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Match", "Chance", "bot"):
        monkeypatch.setattr(rotonde, name, refuse)
    for name in ("write_text", "write_bytes", "mkdir"):
        monkeypatch.setattr(Path, name, refuse)
    monkeypatch.setattr(subprocess.Popen, "__init__", refuse)


def test_there_are_scripts() -> None:
    found = {str(file.parent.name) for file in SCRIPTS if file.stem == "run"}
    assert found == {"adapters", "bounds", "load", "ratings", "search", "speed", "thinking"}


@pytest.mark.usefixtures("_nothing_may_begin")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_help_is_printed_and_nothing_is_run(
    script: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [str(script), "--help"])
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(script), run_name="__main__")
    assert left.value.code == 0
    output = capsys.readouterr().out
    assert output.startswith(f"usage: {script.name}")
    assert "--help" in output
