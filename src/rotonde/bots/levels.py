# rotonde: interpreted
"""Which levels a game has: its own where its folder has a `bot` module, else those of the general search.

Such a module has `LEVELS`: names, weakest first, each with what makes its bot, or with a recipe for the
general search. It may have `ANCHORS`, bots that are no levels but by which levels are measured, `CLAIMS`, and
`APPRAISER`, a recipe that says what choices are worth where its strongest level cannot.
"""

from collections.abc import Callable, Mapping
from functools import cache

from rotonde.bots import searcher
from rotonde.bots.bot import Appraiser, Bot
from rotonde.bots.explorer import Explorer
from rotonde.bots.visitors import visitor, visitors
from rotonde.core.catalogue import game, part
from rotonde.core.claims import Claim
from rotonde.core.errors import UnknownLevel
from rotonde.core.guide import UNBOUND, Recipe

Levels = Mapping[str, Callable[[], Bot] | Recipe]


@cache
def _levels(game_id: str) -> Levels:
    module = part(game_id, "bot")
    if module is None:
        return searcher.LEVELS
    found = module.LEVELS
    assert isinstance(found, Mapping) and found, f"{module.__name__}.LEVELS names no levels"
    return found


def anchors(game_id: str) -> Levels:
    """The bots by which a game's levels are measured besides each other."""
    found: Levels = getattr(part(game_id, "bot"), "ANCHORS", {})
    return found


def claims(game_id: str) -> tuple[Claim, ...]:
    """What a game claims about its bots; empty where it claims nothing of its own."""
    found: tuple[Claim, ...] = getattr(part(game_id, "bot"), "CLAIMS", ())
    return found


def levels(game_id: str) -> list[str]:
    """The names of a game's levels, weakest first."""
    return list(_levels(game(game_id).id))


def bot(game_id: str, level: str) -> Bot:
    """A bot of that level for that game, or one from outside by its name."""
    if level not in levels(game_id) and level in visitors(game_id):
        return visitor(game_id, level)
    return _made(_level(game_id, level))


def opponents(game_id: str) -> list[str]:
    """All that `bot` knows for that game: its levels, weakest first, then bots from outside."""
    known = levels(game_id)
    return known + [each for each in visitors(game_id) if each not in known]


def contender(game_id: str, name: str, *, clocked: bool = False) -> Bot:
    """A level's bot, or an anchor's, for measuring: it counts imagined games and looks at no clock."""
    found = anchors(game_id).get(name) or _levels(game_id).get(name)
    if found is None:
        return bot(game_id, name)
    return _made(found.hurried(UNBOUND) if isinstance(found, Recipe) and not clocked else found)


def appraiser(game_id: str, most: int | None = None) -> Appraiser | None:
    """Who says what choices in that game are worth: the strongest level, else whom the game names.

    With `most` it imagines at most so many games and looks at no clock: for tests.
    """
    named: Recipe | None = getattr(part(game_id, "bot"), "APPRAISER", None)
    found = named or _level(game_id, levels(game_id)[-1])
    if isinstance(found, Recipe) and most is not None:
        found = found.hurried(most)
    critic = _made(found)
    return critic if isinstance(critic, Appraiser) else None


def hurried(game_id: str, level: str, most: int) -> Bot:
    """The same, but where it searches with at most so many imagined games: for tests that play much."""
    found = _level(game_id, level)
    return _made(found.hurried(most) if isinstance(found, Recipe) else found)


def _level(game_id: str, level: str) -> Callable[[], Bot] | Recipe:
    if level not in levels(game_id):
        raise UnknownLevel(game=game_id, level=level, known=", ".join(opponents(game_id)))
    return _levels(game_id)[level]


def _made(found: Callable[[], Bot] | Recipe) -> Bot:
    return Explorer(found) if isinstance(found, Recipe) else found()
