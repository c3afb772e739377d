"""Levels of the bots at a table: of a bot's own seat, and of one that stands in for a person."""

import rotonde
from rotonde.table.refusal import Refusal


def checked_level(game: str, level: str | None) -> str:
    """A level that the game's bots have; None means the weakest."""
    known = rotonde.opponents(game)
    chosen = known[0] if level is None else level
    if chosen not in known:
        wrong = rotonde.OptionError(option="level", value=level, allowed=", ".join(known))
        raise Refusal.of("bad_option", wrong)
    return chosen


def stand_in_level(game: str, level: str | None) -> str:
    """The level of a bot that stands in: the one that is asked for, or the middle one."""
    levels = rotonde.levels(game)
    return checked_level(game, level or levels[len(levels) // 2])
