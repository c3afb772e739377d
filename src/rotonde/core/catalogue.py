# rotonde: interpreted
"""Catalogue of games: ours are found by looking into the folder, others through entry points."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from rotonde.core.errors import BrokenPlugin, UnknownGame
from rotonde.core.game import Game

FOLDER = "rotonde.games"
ENTRY_POINTS = "rotonde.games"


@cache
def _places() -> dict[str, str]:
    """Place of each game's `GAME`: game ID -> "module:name"."""
    ours = {
        each.name: f"{FOLDER}.{each.name}:GAME"
        for each in pkgutil.iter_modules(import_module(FOLDER).__path__)
    }
    others = {each.name: each.value for each in entry_points(group=ENTRY_POINTS)}
    return others | ours


def games() -> list[str]:
    """The IDs of all games, sorted, plug-ins included."""
    return sorted(_places())


def _place(game_id: str) -> str:
    place = _places().get(game_id)
    if place is None:
        raise UnknownGame(game=game_id, known=", ".join(games()))
    return place


def home(game_id: str) -> str:
    """Name of a game's package, where its other parts are, too."""
    return _place(game_id).split(":")[0]


@cache
def part(game_id: str, name: str) -> ModuleType | None:
    """A further module of a game's folder (`bot`, `terminal`, `checks`), where it has one."""
    module = f"{home(game_id)}.{name}"
    try:
        there = find_spec(module) is not None
    except ModuleNotFoundError:
        there = False  # the game is a single module, which has nothing below it
    return import_module(module) if there else None


@cache
def game(game_id: str) -> Game:
    """The game of that ID."""
    place = _place(game_id)
    module, name = place.split(":")
    try:
        found = getattr(import_module(module), name)
        assert isinstance(found, Game) and found.id == game_id, f"{place} is not the game {game_id!r}"
    except Exception as error:  # whatever a plug-in's module raises when it is imported
        raise BrokenPlugin(name=game_id, package=module, reason=f"{type(error).__name__}: {error}") from error
    return found


def sound() -> list[str]:
    """The IDs of the games that can be played: one that is broken is no reason to miss the others."""
    return [game_id for game_id in games() if fault(game_id) is None]


def fault(game_id: str) -> BrokenPlugin | None:
    """Error by which that game cannot be played, or None."""
    try:
        game(game_id)
    except BrokenPlugin as error:
        return error
    return None
