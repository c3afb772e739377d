"""The engine is compiled in a copy, all or nothing, and its modules are found by looking."""

import os
import subprocess
import sys
from pathlib import Path

import engine
import pytest

SEAT = "class Seat:\n    def __init__(self, name: str) -> None:\n        self.name = name\n"
FIFTH = "from rotonde.core.seat import Seat\n\n\ndef first() -> str:\n    return Seat('Ada').name\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with a core, a fifth game and modules that stay as they are."""
    modules = {
        "core/seat.py": SEAT,
        "games/fifth/state.py": FIFTH,
        "games/fifth/tests/test_state.py": "",
        "bots/codec.py": f"{engine.OPT_OUT}: it uses class keywords\n",
        "server/app.py": "",
        "server/table.py": f"{engine.OPT_IN}\n{FIFTH}",
    }
    root = tmp_path / "rotonde"
    for name, text in modules.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    for folder in (".", "core", "games", "games/fifth", "bots", "server"):
        (root / folder / "__init__.py").touch()
    return root


def test_modules_are_found_by_looking(package: Path) -> None:
    assert engine.engine_modules(package) == [
        Path("rotonde/core/seat.py"),
        Path("rotonde/games/fifth/state.py"),
        Path("rotonde/server/table.py"),
    ]


def test_the_sources_are_not_touched(package: Path, tmp_path: Path) -> None:
    before = sorted(package.rglob("*"))
    made = engine.compile_package(package, tmp_path / "libraries")
    assert {file.name.split(".")[0] for file in made} == {
        "seat",
        "state",
        "table",
        "rotonde__mypyc",
        "rotonde_fifth__mypyc",
        "rotonde_server__mypyc",
    }
    assert sorted(package.rglob("*")) == before


def test_a_type_error_leaves_nothing(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "games/fifth/state.py").write_text("x: int = 'one'\n")
    with pytest.raises(engine.CannotCompile):
        engine.compile_package(package, tmp_path / "libraries")
    assert not (tmp_path / "libraries").exists()
    assert "Incompatible types" in capsys.readouterr().err


def test_no_compiler_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert "C compiler" in engine.obstacle()
    assert "\n" not in engine.obstacle()


def test_an_unknown_switch_names_what_is_allowed() -> None:
    environment = {**os.environ, engine.SWITCH: "perhaps"}
    command = [sys.executable, engine.__file__]
    outcome = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert outcome.returncode == 1
    assert outcome.stderr.strip() == "ROTONDE_COMPILE is 'perhaps'; it may be auto, require or off."
