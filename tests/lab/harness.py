"""Small studies for tests: quick, and broken off before they grow long."""

from pathlib import Path

QUICK = """
game = "{game}"
games = {games}
seed = 7
bots = ["random"]
horizon = 12
title = "A small study"
{more}
"""


def study(folder: Path, game: str = "wurfel", games: int = 3, more: str = "") -> Path:
    """A study's file."""
    file = folder / "study.toml"
    file.write_text(QUICK.format(game=game, games=games, more=more), "utf-8")
    return file
