"""Which games are played by how many, and how somebody chooses who only wants to get on."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from rotonde.core.catalogue import game, games, home

# Whoever takes back what they have just laid would play for ever; in other games chance ends every game.
NEVER = {"express": frozenset({"unhitch", "uncouple", "unmaintain"})}


class Kind(NamedTuple):
    """A game for so many seats."""

    game: str
    seats: int


def kinds() -> list[Kind]:
    """All games of ours, for the fewest people and for one more."""
    ours = [game_id for game_id in games() if home(game_id).startswith("rotonde.")]
    return [Kind(each, seats) for each in ours for seats in game(each).seats[:2]]


def choice(game_id: str, legal: Sequence[tuple[str, str]], chance: Random) -> str:
    """One of the actions, each with its kind."""
    never = NEVER.get(game_id, frozenset())
    good = [action for action, kind in legal if kind not in never]
    return chance.choice(good or [action for action, _ in legal])
