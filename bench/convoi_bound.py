"""Convoi Express: how many games could have been won by somebody who knew the dice and the cards.

Each game's luck is fixed by its seed: whoever does the same meets the same. It is played again and again with
the same luck by players whose own whims differ, until somebody wins or the tries run out; a game that nobody
wins counts as lost to luck. Whoever knew the future would win at least those that somebody won: so the share
found is what foresight attains at least, and the true bound lies between it and all games.
"""

from collections.abc import Iterator
from typing import NamedTuple

import rotonde
from rotonde.games.convoi.bot.partner import Partner
from rotonde.games.convoi.bot.taste import Taste

FIRST_SEED = 50_000
SEATS = 4
TABLE = "Central Europe"  # as the ratings call it
WHIM = 60  # once in so many choices another plan than the best is taken
HORIZON = 20_000


class Fate(NamedTuple):
    """Whether the first try won, and how many tries it took until one did; 0: none did."""

    first: bool
    tries: int


def fates(games: int, most: int) -> Iterator[Fate]:
    """Of so many games, each tried at most so often."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        wins = (attempt for attempt in range(most) if won(seed, attempt))
        found = next(wins, -1)
        yield Fate(found == 0, found + 1)


def won(seed: int, attempt: int) -> bool:
    """One try: the first without whims, the others with."""
    match = rotonde.Match(rotonde.game("convoi"), SEATS, seed)
    bot = Partner(Taste(), WHIM) if attempt else Partner(Taste())
    chance = rotonde.Chance(attempt)
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
    return bool(match.state.winners())
