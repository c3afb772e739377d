"""`rotonde new-game`: what it writes is a game that keeps every promise."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rotonde
from rotonde.cli.new_game import write_game
from tests.cli.harness import run

FOUND = "[rotonde.games]\nhandcar = rotonde_handcar:GAME\n"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The project of a new game, found as if pip had installed it."""
    assert "rotonde_handcar" in run("new-game", "handcar", "--out", str(tmp_path)).stdout
    project = tmp_path / "handcar"
    about = project / "rotonde_handcar-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: rotonde-handcar\nVersion: 0.1\n", "utf-8")
    (about / "entry_points.txt").write_text(FOUND, "utf-8")
    return project


def test_its_tests_pass_as_it_is_and_it_can_be_played(installed: Path) -> None:
    path = os.pathsep.join([str(installed), str(Path(rotonde.__file__).parents[1])])
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "."],
        cwd=installed,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert tests.returncode == 0, tests.stdout
    played = run("simulate", "handcar", "--games", "5", "--bots", "random", PYTHONPATH=path)
    assert played.returncode == 0, played.stderr


def test_among_our_own_games_it_is_the_package_alone(tmp_path: Path) -> None:
    folder = write_game("handcar", tmp_path / "rotonde" / "games")
    assert folder == tmp_path / "rotonde" / "games" / "handcar"
    assert "from rotonde.games.handcar.game import Handcar" in (folder / "__init__.py").read_text("utf-8")
    assert (folder / "web" / "Board.svelte").exists()
    left = [each for each in folder.rglob("*") if each.is_file() and "draisine" in each.read_text().lower()]
    assert left == []


@pytest.mark.parametrize("name", ["Tram", "7", "a b", "../x", "wurfel"])
def test_a_name_that_no_game_can_have_is_refused(name: str, tmp_path: Path) -> None:
    refused = run("new-game", name, "--out", str(tmp_path))
    assert (refused.returncode, list(tmp_path.iterdir())) == (2, [])
    assert "convoi" in refused.stderr


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    write_game("handcar", tmp_path)
    assert "rotonde_handcar" in run("new-game", "handcar", "--out", str(tmp_path)).stderr
