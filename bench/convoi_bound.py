"""Convoi Express: how many games could have been won by somebody who knew the dice and the cards.

Each game's luck is fixed by its seed: whoever does the same meets the same. It is played again and again with
the same luck by partners whose own whims differ, until somebody wins or the tries run out; a game that nobody
wins counts as lost to luck. Whoever knew the future would win at least those that somebody won: so the share
found is what foresight attains at least. `convoi_least` says from above which games nobody could win.
"""

from collections.abc import Iterator
from typing import NamedTuple

import rotonde
from rotonde.games.convoi.bot.partner import Partner
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.state import Convoi

FIRST_SEED = 50_000
SEATS = 4
TABLE = "Central Europe"  # as the ratings call it
WHIM = 60  # once in so many choices another plan than the best is taken
HORIZON = 20_000


class Fate(NamedTuple):
    """How many tries it took until one won, and in which turn that did; 0: none did."""

    tries: int
    turn: int


def fates(games: int, most: int) -> Iterator[Fate]:
    """Of so many games, each tried at most so often."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        turns = ((attempt + 1, won(seed, attempt)) for attempt in range(most))
        yield next((Fate(tries, turn) for tries, turn in turns if turn), Fate(0, 0))


def won(seed: int, attempt: int) -> int:
    """The turn in which a try won, or 0: the first without whims, the others with."""
    match = rotonde.Match(rotonde.game("convoi"), SEATS, seed)
    bot = Partner(Taste(), WHIM) if attempt else Partner(Taste())
    chance = rotonde.Chance(attempt)
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
    assert isinstance(match.state, Convoi)
    return match.state.turn if match.state.won else 0
