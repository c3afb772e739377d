"""The README of each game documents the keys of its snapshots: all of them, in order, and no others."""

import re
from importlib.resources import files

import pytest

import rotonde
from rotonde.core.catalogue import home

OURS = [each for each in rotonde.games() if home(each).startswith("rotonde.games.")]


def documented(readme: str) -> list[str]:
    """Keys in backquotes in the first column of the table below "Snapshot"."""
    section = readme.split("\n## Snapshot\n")[1].split("\n## ")[0]
    columns = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")]
    return [key for column in columns for key in re.findall(r"`(\w+)`", column)]


@pytest.mark.parametrize("game_id", OURS)
def test_the_documented_keys_are_those_that_are_declared(game_id: str) -> None:
    readme = (files(home(game_id)) / "README.md").read_text("utf-8")
    assert documented(readme) == rotonde.game(game_id).fields.keys
