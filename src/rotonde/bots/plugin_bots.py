# rotonde: interpreted
"""Plug-in bots, found through entry points: in the group `rotonde.bots`, named `<game>.<name>`.

They are opponents and no levels: what we have measured stays as it is. One that cannot be loaded is left out,
and said so once.
"""

import logging
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from rotonde.bots.bot import Bot
from rotonde.core.errors import BrokenPlugin

ENTRY_POINTS: Final = "rotonde.bots"
log = logging.getLogger("rotonde.bots")


@cache
def _offered(game_id: str) -> dict[str, EntryPoint]:
    """Entry points by name, in order; of two of the same name the first."""
    found: dict[str, EntryPoint] = {}
    for each in sorted(entry_points(group=ENTRY_POINTS), key=lambda each: each.name):
        game, _, name = each.name.partition(".")
        if game == game_id and name:
            found.setdefault(name, each)
    return found


@cache
def _makers(game_id: str) -> dict[str, Callable[[], Any]]:
    makers: dict[str, Callable[[], Any]] = {}
    for name, each in _offered(game_id).items():
        try:
            makers[name] = _maker(each)
        except BrokenPlugin as error:
            log.warning("%s", error)
    return makers


def _maker(entry: EntryPoint) -> Callable[[], Any]:
    """Factory of the bot: a class, or a function without arguments."""
    try:
        made: object = entry.load()
    except Exception as error:  # a plug-in may raise anything when it is imported
        raise _broken(entry, f"{type(error).__name__}: {error}") from error
    if not callable(made):
        raise _broken(entry, f"{entry.value} cannot be called")
    return made


def _broken(entry: EntryPoint, reason: str) -> BrokenPlugin:
    package = entry.dist.name if entry.dist else entry.module
    return BrokenPlugin(name=entry.name, package=package, reason=reason)


def plugin_bots(game_id: str) -> list[str]:
    """The names of the plug-in bots for that game, sorted."""
    return list(_makers(game_id))


def faults(game_id: str) -> list[BrokenPlugin]:
    """Errors of plug-in bots for that game."""
    found: list[BrokenPlugin] = []
    for each in _offered(game_id).values():
        try:
            _maker(each)
        except BrokenPlugin as error:
            found.append(error)
    return found


def plugin_bot(game_id: str, name: str) -> Bot:
    """The bot of that name; `BrokenPlugin` where what is made is none."""
    entry = _offered(game_id)[name]
    try:
        made = _makers(game_id)[name]()
    except Exception as error:
        raise _broken(entry, f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise _broken(entry, f"{entry.value} makes no bot: it lacks `choose` or `explain`")
    return made
