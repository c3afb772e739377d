"""Bench settings of a game: `bench/settings.toml` in its folder, where it has one.

never = ["uncouple"]      # kinds of action that only undo: whoever took them would play for ever
moves_target = 20         # random moves, compiled, as a multiple of the peer's
search = ["master", ""]   # levels whose search is measured beside the peer's; "": without heuristics
ismcts_seconds = 0.06     # processor time of OpenSpiel's search for a decision: what the master takes
[[claims]]                # what ratings have to show
seats = 4
level = "master"
other = "novice"
share = 0.75
allies = [2]
"""

from functools import cache
from typing import Any, NamedTuple

from rotonde.core.catalogue import home
from rotonde.core.rules import has_table, load_table

FILE = "bench/settings.toml"
MOVES_TARGET = 5
ISMCTS_SECONDS = 0.05  # more than most masters take: less would hardly be one simulation


class Claim(NamedTuple):
    """A seat of one level and its allies win at least this share among seats of another level or anchor."""

    seats: int
    level: str
    other: str
    share: float
    allies: tuple[int, ...] = ()  # seats further on that play with it, counted from its own


class Settings(NamedTuple):
    """The file's entries, or what holds for a game without one."""

    never: frozenset[str]
    moves_target: int
    search: tuple[str, ...]
    ismcts_seconds: float
    claims: tuple[Claim, ...]


@cache
def settings(game_id: str) -> Settings:
    """The settings of a game."""
    package = home(game_id)
    table: dict[str, Any] = load_table(package, FILE) if has_table(package, FILE) else {}
    return Settings(
        never=frozenset(table.get("never", ())),
        moves_target=table.get("moves_target", MOVES_TARGET),
        search=tuple(table.get("search", ())),
        ismcts_seconds=table.get("ismcts_seconds", ISMCTS_SECONDS),
        claims=tuple(_claim(each) for each in table.get("claims", ())),
    )


def _claim(entry: dict[str, Any]) -> Claim:
    return Claim(**{**entry, "allies": tuple(entry.get("allies", ()))})
