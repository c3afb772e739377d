"""Convoi Express: how many games could have been won by a player who knew the dice and the cards.

Each game's luck is fixed by its seed: the same play meets the same luck. It is played again and again with
the same luck by partners whose own whims differ, until they win or the tries run out; a game that nobody
wins counts as lost to luck. A player who knew the future would win at least the others: so the share
found is what foresight attains at least. `least.py` says from above which games nobody could win.
"""

from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

import rotonde
from bench.bounds.figures import followed
from bench.ratings.shares import KEPT
from bench.ratings.stored_rows import read
from rotonde.analysis.statistics import share
from rotonde.games.convoi.bench import least
from rotonde.games.convoi.bot.planner_bot import PlannerBot
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.state import Convoi

GAMES = 40  # as `make bounds` plays them
TRIES = 20
ORDERS = 1000  # of the instruction cards: quickly reckoned
FIRST_SEED = 50_000
SEATS = 4
TABLE = "Central Europe"  # as the ratings call it
WHIM = 60  # once in so many choices another plan than the best is taken
HORIZON = 20_000


class Fate(NamedTuple):
    """Tries until one won, and the turn in which it did; 0: none did."""

    tries: int
    turn: int


def fates(games: int, most: int) -> Iterator[Fate]:
    """Fates of so many games, each tried at most so often."""
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        turns = ((attempt + 1, won(seed, attempt)) for attempt in range(most))
        yield next((Fate(tries, turn) for tries, turn in turns if turn), Fate(0, 0))


def won(seed: int, attempt: int) -> int:
    """The turn in which a try won, or 0: the first without whims, the others with."""
    match = rotonde.Match(rotonde.game("convoi"), SEATS, seed)
    bot = PlannerBot(Weights(), WHIM) if attempt else PlannerBot(Weights())
    chance = rotonde.Chance(attempt)
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
    assert isinstance(match.state, Convoi)
    return match.state.turn if match.state.won else 0


def section(games: int, tries: int = TRIES) -> str:
    """Section on the share that foresight would win: at most, and at least."""
    orders = list(least.earliest(ORDERS))
    open_to_all = sum(turn > 0 for turn in orders)
    turns = [turn for turn in orders if turn]
    found = followed(fates(games, tries), "convoi: games", games)
    first = share(sum(each.tries == 1 for each in found), len(found))
    ever = share(sum(each.tries > 0 for each in found), len(found))
    late = share(sum(each.tries > tries // 2 for each in found), len(found))
    won_in = fmean([each.turn for each in found if each.tries])
    return (
        "Four seats, Central Europe, nothing chosen.\n\n"
        "From above: with the order of the instruction cards known, a game is lost for certain if trains,"
        " runs and cards in hands do not suffice even with the highest face of every die, the nearest"
        " departure space, lights and switches as one likes them, and no token ever lost"
        " (`src/rotonde/games/convoi/bench/least.py`)."
        f" Of {len(orders)} orders of the cards {open_to_all / len(orders):.0%}"
        f" can be won by that measure, at the earliest in turn {fmean(turns):.1f} on average ({min(turns)} to"
        f" {max(turns)}, of 17): mostly when the eighth train comes, since each delivers one cube."
        " That is loose: what loses games is time, which dice and play take together, and that is given away"
        " here.\n\n"
        "From below: the luck of a game is fixed by its seed; it is played by partners without errors again"
        f" and again with whims of their own, up to {tries} times, until they win. A player who knew the"
        " dice and cards would win at least as many.\n\n"
        f"{len(found)} games: {first.value:.0%} ({first.low:.0%} to {first.high:.0%}) were won at the first"
        f" try, {ever.value:.0%} ({ever.low:.0%} to {ever.high:.0%}) at all, {late.value:.0%} only after more"
        f" than half of the tries; in turn {won_in:.1f} on average. {_masters()};"
        " [the ratings](ratings-together.md)). How far they are from playing with the future known is that"
        f" share beside {ever.value:.0%} at least, and beside {open_to_all / len(orders):.0%} at most."
    )


def _masters() -> str:
    """Sentence on the share that masters won when last rated."""
    wanted = (TABLE, SEATS, "master")
    rated = next(row for row in read(KEPT) if row[1:4] == wanted)
    value, low, high, _ = share(rated.won, rated.games)
    return f"Of {rated.games} other such games masters won {value:.0%} ({low:.0%} to {high:.0%}"
