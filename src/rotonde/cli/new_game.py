"""`rotonde new-game`: writes the small game of `rotonde.game_template` under another name."""

import re
from argparse import Namespace
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rotonde.core.catalogue import games
from rotonde.core.message import Message
from rotonde.terminal.errors import BadArgument, CannotWrite
from rotonde.terminal.screen import Screen

TEMPLATE = "rotonde.game_template"
GAMES = ("rotonde", "games")  # a folder whose games are found by looking
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "rotonde-{name}"
version = "0.1"
requires-python = ">=3.11"
dependencies = ["rotonde"]

[project.entry-points."rotonde.games"]
{name} = "rotonde_{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["rotonde_{name}"]
"""


def run(asked: Namespace, screen: Screen) -> int:
    if not re.fullmatch(r"[a-z][a-z0-9]+", asked.name) or asked.name in games():
        allowed = Message("game-name-allowed", games=", ".join(games()))
        raise BadArgument(argument="NAME", value=asked.name, allowed=allowed)
    folder = write_game(asked.name, asked.out or Path())
    screen.say("game-written", "bold", folder=folder, tests=folder / "tests")
    if not _is_found(folder):
        screen.say("game-install", project=folder.parent)
    return 0


def write_game(name: str, into: Path) -> Path:
    """Write the game below that folder, as a package that can be installed; returns the package's folder.

    In `rotonde/games` it is the package alone: there it is found by looking.
    """
    inside = _is_found(into / name)
    folder = into / name if inside else into / name / f"rotonde_{name}"
    package = ".".join([*GAMES, name]) if inside else f"rotonde_{name}"
    try:
        folder.mkdir(parents=True)
        if not inside:
            (folder.parent / "pyproject.toml").write_text(PROJECT.format(name=name), "utf-8")
        _copy(files(TEMPLATE), folder, name, package)
    except OSError as error:
        raise CannotWrite(file=folder, why=error.strerror) from error
    return folder


def _is_found(folder: Path) -> bool:
    return folder.resolve().parts[-3:-1] == GAMES


def _copy(source: Traversable, folder: Path, name: str, package: str) -> None:
    for each in source.iterdir():
        if each.is_dir() and each.name != "__pycache__":
            (folder / each.name).mkdir()
            _copy(each, folder / each.name, name, package)
        elif each.is_file():
            text = _renamed(each.read_text("utf-8"), name, package)
            (folder / each.name).write_text(text, "utf-8")


def _renamed(text: str, name: str, package: str) -> str:
    """The template's names replaced: package, game, class, and the prefix of its rules."""
    prefix = name[:2]
    for old, new in (
        (TEMPLATE, package),
        ("draisine", name),
        ("Draisine", name.capitalize()),
        ("DR-", f"{prefix.upper()}-"),
        ("test_dr_", f"test_{prefix}_"),
    ):
        text = text.replace(old, new)
    return text
