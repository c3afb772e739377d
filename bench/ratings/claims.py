"""Claims about a game's levels: its own or those of every game, and of neighbours at every table."""

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from typing import cast

import rotonde
from bench.ratings.duels import Chosen, Pair
from bench.settings import settings
from rotonde.core.errors import OptionError

STRONGEST_OVER_WEAKEST = 0.9
CLEARLY = 0.55  # what "stronger" means between neighbours, of two-seat games
AT_FULL_TABLES = 1.5  # times an even share
AMONG_NEIGHBOURS = 1.2  # the same, between neighbours at larger tables


def pairs(game: str) -> list[Pair]:
    """The game's claims, else those of every game, and neighbours at larger tables; by seats."""
    claimed = [
        Pair(game, each.seats, each.level, each.other, each.share, each.allies)
        for each in settings(game).claims
    ]
    found = claimed or everybodys(game)
    named = {pair.name for pair in found}
    found += [pair for pair in larger(game) if pair.name not in named]
    return sorted(found, key=lambda pair: pair.seats)


def everybodys(game: str) -> list[Pair]:
    """The strongest against the weakest, all neighbours, then full tables."""
    levels = rotonde.levels(game)
    seats = rotonde.game(game).seats
    few = seats[0]
    found = [
        Pair(game, few, levels[-1], levels[0], STRONGEST_OVER_WEAKEST if few == 2 else AT_FULL_TABLES / few)
    ]
    found += [Pair(game, few, levels[i + 1], levels[i], CLEARLY) for i in range(len(levels) - 1) if few == 2]
    found += [Pair(game, many, levels[-1], levels[0], AT_FULL_TABLES / many) for many in seats if many > few]
    return found


def larger(game: str) -> list[Pair]:
    """Each level among those just below it, at every table for more than two; partners are of one level."""
    return [
        Pair(game, seats, level, below, AMONG_NEIGHBOURS / len(sides), tuple(sides[0][1:]), chosen=chosen)
        for seats in rotonde.game(game).seats
        if seats > 2
        for chosen, sides in seatings(game, seats)
        for below, level in pairwise(rotonde.levels(game))
    ]


def seatings(game: str, seats: int) -> list[tuple[Chosen, list[list[int]]]]:
    """Options and sides for so many seats: with nothing chosen, and by each option that makes other sides."""
    rules = rotonde.game(game)
    offered = cast(Mapping[str, Mapping[str, list[str]]], rules.options["properties"])
    options: list[Chosen] = [((name, value),) for name in offered for value in offered[name].get("enum", [])]
    found: dict[str, tuple[Chosen, list[list[int]]]] = {}
    for chosen in [(), *options]:
        with suppress(OptionError):  # not for so many
            sides = rotonde.Match(rules, seats, 0, dict(chosen)).state.sides()
            found.setdefault(str(sides), (chosen, sides))
    return list(found.values())
