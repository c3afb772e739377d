"""Kinds of games in the load, with their seats, and a quick choice of an action."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bench.settings import settings
from rotonde.core.catalogue import game, games, home


class Kind(NamedTuple):
    """A game for so many seats."""

    game: str
    seats: int


def kinds() -> list[Kind]:
    """All games of ours, for the fewest people and for one more."""
    ours = [game_id for game_id in games() if home(game_id).startswith("rotonde.")]
    return [Kind(each, seats) for each in ours for seats in game(each).seats[:2]]


def open_game() -> str:
    """A game for two in which nothing is hidden."""
    return next(each for each in games() if 2 in game(each).seats and not game(each).hidden)


def choice(game_id: str, legal: Sequence[tuple[str, str]], chance: Random) -> str:
    """One of the actions, each with its kind."""
    good = [action for action, kind in legal if kind not in settings(game_id).never]
    return chance.choice(good or [action for action, _ in legal])
