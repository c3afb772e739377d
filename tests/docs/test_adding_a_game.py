"""docs/adding-a-game.md shows what `rotonde new-game` writes (`tests/cli/test_new_game.py` runs it) and
lists the parts of a game, each with its file."""

import re
from collections import Counter
from pathlib import Path

import pytest

from rotonde.cli.new_game import write_game
from tests.docs.blocks import DOCS, ROOT

PAGE = DOCS / "adding-a-game.md"
SHOWN = re.compile(r"`(?P<file>[\w/]+\.\w+)`, [^\n]+:\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)


def test_the_small_game_of_the_page_is_the_one_that_is_written(tmp_path: Path) -> None:
    folder = write_game("draisine", tmp_path)
    shown = {found["file"]: found["text"] for found in SHOWN.finditer(PAGE.read_text("utf-8"))}
    code = {"actions.py", "state.py", "snapshot.py", "game.py"}
    assert set(shown) == {*code, "rules.toml", "words.toml", "texts/en.ftl"}
    assert shown == {file: (folder / file).read_text("utf-8") for file in shown}


LISTED = set(re.findall(r"`([\w/]+\.\w+|\w+/)`", PAGE.read_text("utf-8").partition("## A complete")[0]))
GAMES = [folder.parent for folder in (ROOT / "src/rotonde/games").glob("*/game.py")]
PACKAGES = [folder.parent for folder in (ROOT / "src/rotonde").rglob("__init__.py")]


def test_what_several_games_have_is_a_part_of_the_table() -> None:
    found = Counter(path.name + "/" * path.is_dir() for game in GAMES for path in game.iterdir())
    assert {name for name, games in found.items() if games > 1} - {"__pycache__/"} <= LISTED
    assert {path.name for path in (ROOT / "src/rotonde/game_template").glob("*.*")} <= LISTED
    assert len(GAMES) == 4


@pytest.mark.parametrize("package", PACKAGES, ids=lambda folder: folder.name)
def test_no_two_modules_differ_by_an_ending_only(package: Path) -> None:
    stems = Counter(re.sub("(ing|es|s|e)$", "", module.stem) for module in package.glob("*.py"))
    assert not [stem for stem, modules in stems.items() if modules > 1]
