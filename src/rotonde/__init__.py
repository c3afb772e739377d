"""Rotonde: four railway board games, one engine."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import rotonde.games  # noqa: F401  # the folder, which is callable: `rotonde.games()`
from rotonde.bots.bot import Bot
from rotonde.bots.levels import bot, levels, opponents
from rotonde.bots.review import review
from rotonde.core import chance
from rotonde.core.catalogue import game
from rotonde.core.chance import Chance
from rotonde.core.errors import (
    BrokenPlugin,
    IllegalAction,
    MaterialError,
    NotationError,
    OptionError,
    RecordError,
    RotondeError,
    SeedError,
    SharedSeedError,
    SnapshotError,
    TakeBackError,
    UnknownGame,
    UnknownLevel,
)
from rotonde.core.game import Game
from rotonde.core.match import Match
from rotonde.core.message import plain, say_with
from rotonde.core.perspective import Perspective
from rotonde.core.record import Record
from rotonde.core.rules import Rule, Ruling
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.shared_seed import SharedSeed
from rotonde.core.state import State

if TYPE_CHECKING:
    from rotonde.core.catalogue import games

__version__ = "0.1.0"


def _say(name: str, arguments: Mapping[str, object], language: str) -> str:
    """A sentence of the catalogue; the engine runs without the packages that it needs, too."""
    try:
        from rotonde.i18n.catalogue import sentence
    except ImportError:
        return plain(name, arguments, language)
    return sentence(name, arguments, language)


say_with(_say)

compiled: bool = not str(chance.__file__).endswith(".py")  # else the engine runs as plain Python

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "BrokenPlugin",
    "Chance",
    "Game",
    "IllegalAction",
    "Match",
    "MaterialError",
    "NotationError",
    "OptionError",
    "Perspective",
    "Record",
    "RecordError",
    "RotondeError",
    "Rule",
    "Ruling",
    "SeedError",
    "SharedSeed",
    "SharedSeedError",
    "SnapshotError",
    "State",
    "TakeBackError",
    "UnknownGame",
    "UnknownLevel",
    "bot",
    "compiled",
    "game",
    "games",
    "levels",
    "opponents",
    "review",
]
