# rotonde: interpreted
"""Sheet of a game: what it is about, how long it takes, for whom, and how a first table is set.

A game's folder may have `sheet.toml`, with `sheet-about` among its texts; without it the hall shows the
title and the number of players.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from rotonde.core.catalogue import home
from rotonde.core.rules import has_table, load_table
from rotonde.core.texts import load_texts


@dataclass(frozen=True)
class Sheet:
    """Facts of a game for people who choose one."""

    about: dict[str, str]
    minutes: tuple[int, int]
    age: int
    difficulty: int  # 1 to 3
    solo: int  # seats that one person plays alone; 0: it is not played alone
    level: str  # the bots' level where a game begins at once; empty: the weakest


@cache
def sheet(game_id: str) -> Sheet | None:
    """The sheet of a game, where its folder has one."""
    package = home(game_id)
    if not has_table(package, "sheet.toml"):
        return None
    facts: dict[str, Any] = load_table(package, "sheet.toml")
    least, most = facts["minutes"]
    return Sheet(
        about=dict(load_texts(package)["sheet-about"]),
        minutes=(least, most),
        age=facts["age"],
        difficulty=facts["difficulty"],
        solo=facts.get("solo", 0),
        level=facts.get("level", ""),
    )
