"""Fingerprints of sources: another content is another fingerprint, another build of the same is not."""

import shutil
from pathlib import Path

import pytest

import rotonde
from rotonde.bots import source_fingerprint
from rotonde.bots.source_fingerprint import below, digest, files_of, fingerprint

PACKAGE = Path(rotonde.__file__).parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of a game, with what an installation has besides."""
    shutil.copytree(PACKAGE / "games" / "tee", tmp_path / "tee")
    (tmp_path / "tee" / "__pycache__").mkdir(exist_ok=True)
    for more in ("state.cpython-311-x86_64-linux-gnu.so", "__pycache__/state.pyc", "README.txt"):
        (tmp_path / "tee" / more).write_bytes(b"of this installation")
    return tmp_path / "tee"


def of(folder: Path) -> str:
    return digest(below("game", folder))


def test_libraries_tests_and_line_ends_do_not_count(copy: Path) -> None:
    for folder in ("tests", "records", "web"):  # which a wheel leaves out, or no result depends on
        shutil.rmtree(copy / folder)
    module = copy / "state.py"
    module.write_bytes(module.read_bytes().replace(b"\n", b"\r\n"))
    assert of(copy) == of(PACKAGE / "games" / "tee")


@pytest.mark.parametrize("file", ["state.py", "rules.toml", "map.json"])
def test_code_rules_and_material_count(copy: Path, file: str) -> None:
    with (copy / file).open("a", encoding="utf-8") as content:
        content.write("\n")
    assert of(copy) != of(PACKAGE / "games" / "tee")


def test_a_file_more_and_another_name_count(copy: Path) -> None:
    (copy / "state.py").rename(copy / "status.py")
    assert of(copy) != of(PACKAGE / "games" / "tee")


@pytest.mark.parametrize("game_id", rotonde.games())
def test_engine_bots_and_game_are_among_the_sources(game_id: str) -> None:
    names = [name for name, _ in files_of(game_id)]
    assert {"core/state.py", "bots/tree_search.py", "game/state.py"} <= set(names)
    assert len(set(names)) == len(names)


def test_another_version_of_the_rules_is_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint("wurfel")
    fingerprint.cache_clear()
    monkeypatch.setattr(source_fingerprint, "game", lambda game_id: type("Game", (), {"version": 99}))
    assert fingerprint("wurfel") != before
    fingerprint.cache_clear()
