# rotonde: interpreted
"""Levels of a game: its own where its folder has a `bot` module, else those of the flat bandit.

Such a module has `LEVELS`: names, weakest first, each with what makes its bot, or with settings for the
general search. It may have `ANCHORS`, bots that are no levels but by which levels are measured, and
`APPRAISER`, settings of a search that says what choices are worth where the strongest level cannot.
"""

from collections.abc import Callable, Mapping
from functools import cache

from rotonde.bots import flat_bandit
from rotonde.bots.bot import Appraiser, Bot
from rotonde.bots.plugin_bots import plugin_bot, plugin_bots
from rotonde.bots.search_bot import SearchBot
from rotonde.core.catalogue import game, part
from rotonde.core.errors import UnknownLevel
from rotonde.core.heuristics import UNBOUND, SearchSettings

Levels = Mapping[str, Callable[[], Bot] | SearchSettings]


@cache
def _levels(game_id: str) -> Levels:
    module = part(game_id, "bot")
    if module is None:
        return flat_bandit.LEVELS
    found = module.LEVELS
    assert isinstance(found, Mapping) and found, f"{module.__name__}.LEVELS names no levels"
    return found


def anchors(game_id: str) -> Levels:
    """The bots by which a game's levels are measured besides each other."""
    found: Levels = getattr(part(game_id, "bot"), "ANCHORS", {})
    return found


def levels(game_id: str) -> list[str]:
    """The names of a game's levels, weakest first."""
    return list(_levels(game(game_id).id))


def bot(game_id: str, level: str) -> Bot:
    """A bot of that level for that game, or a plug-in bot by its name."""
    if level not in levels(game_id) and level in plugin_bots(game_id):
        return plugin_bot(game_id, level)
    return _made(_level(game_id, level))


def opponents(game_id: str) -> list[str]:
    """Names of all bots for that game: its levels, weakest first, then plug-in bots."""
    known = levels(game_id)
    return known + [each for each in plugin_bots(game_id) if each not in known]


def contender(game_id: str, name: str, *, clocked: bool = False) -> Bot:
    """A level's bot, or an anchor's, for measuring: it counts rollouts and looks at no clock."""
    found = anchors(game_id).get(name) or _levels(game_id).get(name)
    if found is None:
        return bot(game_id, name)
    return _made(found.limited(UNBOUND) if isinstance(found, SearchSettings) and not clocked else found)


def appraiser(game_id: str, most: int | None = None) -> Appraiser | None:
    """The bot that says what choices in that game are worth: the one that the game names, else its master.

    With `most` it has at most so many rollouts and no clock: for tests.
    """
    named: SearchSettings | None = getattr(part(game_id, "bot"), "APPRAISER", None)
    found = named or _level(game_id, levels(game_id)[-1])
    if isinstance(found, SearchSettings) and most is not None:
        found = found.limited(most)
    critic = _made(found)
    return critic if isinstance(critic, Appraiser) else None


def limited(game_id: str, level: str, most: int) -> Bot:
    """The same, but where it searches with at most so many rollouts: for tests that play much."""
    found = _level(game_id, level)
    return _made(found.limited(most) if isinstance(found, SearchSettings) else found)


def _level(game_id: str, level: str) -> Callable[[], Bot] | SearchSettings:
    if level not in levels(game_id):
        raise UnknownLevel(game=game_id, level=level, known=", ".join(opponents(game_id)))
    return _levels(game_id)[level]


def _made(found: Callable[[], Bot] | SearchSettings) -> Bot:
    return SearchBot(found) if isinstance(found, SearchSettings) else found()
