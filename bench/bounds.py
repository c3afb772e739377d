"""How far each master is from what could be attained at best: writes docs/bounds.md.

    python bench/bounds.py [--wurfel 60] [--tee 60] [--convoi 40] [--tries 20]

With the compiled engine, as `make bounds` runs it. A number of games of 0 leaves a game's section as it is.
"""

import argparse
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import TypeVar

import convoi_bound
import convoi_least
import tee_bound
import wurfel_bound
from duels import Pair
from entrants import ISMCTS
from intervals import SHOWN, wilson
from kept_duels import kept
from kept_rows import read
from rating_pages import sections
from rich.console import Console
from rich.progress import track
from shares import KEPT

T = TypeVar("T")
ROOT = Path(__file__).resolve().parent.parent
ORDERS = 1000  # of the instruction cards of Convoi Express: quickly reckoned
ABOUT = """Made by `make bounds`: what each game's master attains beside what could be attained at best. Where
that cannot be computed it is bounded, and the words say what the bound leaves out. Intervals are 95 %."""


def followed(found: Iterable[T], what: str, total: int | None = None) -> list[T]:
    """All of it, with a bar on the way: these take long."""
    return list(track(found, what, total, console=Console(stderr=True)))


def about(values: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    return fmean(values), SHOWN * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def wurfel(games: int) -> str:
    """Near the goal, where the rest of the game can be solved."""
    found = followed(wurfel_bound.losses(games), "wurfel: choices")
    lost, off = about([each.lost for each in found])
    best = fmean([each.best for each in found])
    most = max(each.lost for each in found)
    costly = sum(each.lost > 0.01 for each in found)
    return (
        f"Tables of two, turns that begin with both on cell {wurfel_bound.NEAR} or further. Within a"
        f" turn the odds"
        " are exact; the turns that follow are solved by going deeper turn by turn until a lower bound (all"
        " beyond is lost) and an upper one (all beyond is won) are less than"
        f" {100 * wurfel_bound.MEETING:.1f} points apart. Turns where that takes too many positions"
        f" are left out.\n\n"
        f"{len(found)} choices of masters in {games} games against each other: of {best:.1%} won with"
        f" the best"
        f" choice a master's loses {100 * lost:.3f} points (± {100 * off:.3f}), that is"
        f" {lost / best:.2%} of it,"
        f" at most {100 * most:.2f} points; {costly} choices cost more than one point. Farther from"
        f" the goal"
        " nothing is solved: there the master is measured by levels and anchors only."
    )


def tee(games: int) -> str:
    """The tour, beside the shortest in hindsight."""
    found = followed(tee_bound.journeys(games), "tee: tours", games)
    ratio, off = about([each.taken / each.fewest for each in found])
    taken, taken_off = about([float(each.taken) for each in found])
    fewest = fmean([each.fewest for each in found])
    expected = fmean([each.expected for each in found])
    return (
        "A master beside somebody who does anything at random, so that it always ends its tour. The"
        " bound: the"
        " fewest turns for the same capitals from the best start, had it known what it would throw"
        " (what it did"
        " throw turn by turn, a six in turns without a throw), with cards that do nothing but free,"
        " and nothing"
        " closed. Cards that carry a traveller on can beat that bound, cards that send it away count"
        " against"
        " the master.\n\n"
        f"{len(found)} tours: {taken:.1f} turns (± {taken_off:.1f}) where {fewest:.1f} were the fewest in"
        f" hindsight and {expected:.1f} were to be expected with the best play before the first"
        f" throw; a tour"
        f" takes {ratio:.2f} times (± {off:.2f}) the fewest."
    )


def convoi(games: int, tries: int) -> str:
    """What somebody who knew the dice and cards would win: at most, and at least."""
    orders = list(convoi_least.earliest(ORDERS))
    open_to_all = sum(turn > 0 for turn in orders)
    turns = [turn for turn in orders if turn]
    found = followed(convoi_bound.fates(games, tries), "convoi: games", games)
    first = wilson(sum(each.tries == 1 for each in found), len(found))
    ever = wilson(sum(each.tries > 0 for each in found), len(found))
    late = wilson(sum(each.tries > tries // 2 for each in found), len(found))
    won_in = fmean([each.turn for each in found if each.tries])
    return (
        "Four seats, Central Europe, nothing chosen.\n\n"
        "From above: with the order of the instruction cards known, a game is lost for certain if trains,"
        " runs and cards in hands do not suffice even with the highest face of every die, the nearest"
        " departure space, lights and switches as one likes them, and no token ever lost"
        f" (`bench/convoi_least.py`). Of {len(orders)} orders of the cards {open_to_all / len(orders):.0%}"
        f" can be won by that measure, at the earliest in turn {fmean(turns):.1f} on average ({min(turns)} to"
        f" {max(turns)}, of 17): mostly when the eighth train comes, since each delivers one cube."
        " That is loose: what loses games is time, which dice and play take together, and that is given away"
        " here.\n\n"
        "From below: the luck of a game is fixed by its seed; it is played by partners without errors again"
        f" and again with whims of their own, up to {tries} times, until they win. Somebody who knew the"
        " dice and cards would win at least what somebody won.\n\n"
        f"{len(found)} games: {first.share:.0%} ({first.low:.0%} to {first.high:.0%}) were won at the first"
        f" try, {ever.share:.0%} ({ever.low:.0%} to {ever.high:.0%}) at all, {late.share:.0%} only after more"
        f" than half of the tries; in turn {won_in:.1f} on average. {_masters()};"
        " [the ratings](ratings-together.md)). How far they are from playing with the future known is that"
        f" share beside {ever.share:.0%} at least, and beside {open_to_all / len(orders):.0%} at most."
    )


def _masters() -> str:
    """What masters win of such games, as it was rated last."""
    wanted = (convoi_bound.TABLE, convoi_bound.SEATS, "master")
    rated = next(row for row in read(KEPT) if row[1:4] == wanted)
    low, share, high = wilson(rated.won, rated.games)
    return f"Of {rated.games} other such games masters won {share:.0%} ({low:.0%} to {high:.0%}"


def express() -> str:
    """No bound is known; anchors instead."""
    rows = []
    for other in ("greedy", ISMCTS):
        results = kept(Pair("express", 2, "master", other, 0.5))
        if results.games:
            low, share, high = wilson(results.won, results.games)
            rows.append(f"{share:.0%} of {results.games} games against {other} ({low:.0%} to {high:.0%})")
    said = "; ".join(rows) or "not played yet"
    return (
        "Hands are hidden and a round is long: no bound can be computed. The anchors are a plain"
        " greedy player and OpenSpiel's ISMCTS off the shelf, with random rollouts and the master's time.\n\n"
        f"The master at a table of two: {said}."
    )


def main() -> None:
    """Measure what is asked for, keep what was said of the others, write the page."""
    parser = argparse.ArgumentParser(description="How far the masters are from the best that could be done.")
    for game, games in (("wurfel", 60), ("tee", 60), ("convoi", 40), ("express", 1)):
        parser.add_argument(f"--{game}", type=int, default=games, help="games; 0: leave it as it is")
    parser.add_argument("--tries", type=int, default=20, help="at each game of Convoi Express")
    chosen = parser.parse_args()
    page = ROOT / "docs" / "bounds.md"
    known = sections(page.read_text("utf-8")) if page.exists() else {}
    measures: dict[str, Callable[[], str]] = {
        "wurfel": lambda: wurfel(chosen.wurfel),
        "tee": lambda: tee(chosen.tee),
        "convoi": lambda: convoi(chosen.convoi, chosen.tries),
        "express": express,
    }
    for game, measure in measures.items():
        if getattr(chosen, game):
            known[game] = f"{measure()}\n\nMeasured on {datetime.now(UTC):%Y-%m-%d}."
            print(f"{game}: {known[game]}\n")
    parts = ["# How far from the best", ABOUT, *[f"## {game}\n\n{known[game]}" for game in sorted(known)]]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
