"""Strength of the bots' levels: `make ratings`.

Each level plays those below it, the same dice from every seat in turn, until its claim is settled (`verdict`)
or the games run out. Every result goes to build/ratings at once, so an interrupted run goes on where it
stopped; what was played is kept in docs/ratings (see stored_duels.py), and at the end docs/ratings.md
and its charts are written from there. Bots count imagined games and look at no clock, so whatever else the
machine does changes nothing; `--clocked` is a spot check with their clocks.

    python -m bench.ratings.run [--games GAME ...] [--pairs master-novice] [--most 4000]
        [--minutes 20] [--clocked]
"""

import sys
from collections.abc import Sequence
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import rotonde
from bench import command_line
from bench.paths import ROOT
from bench.ratings.claims import pairs
from bench.ratings.duels import Pair, play, rotated
from bench.ratings.pages import write_pages
from bench.ratings.shares import together
from bench.ratings.stored_duels import keep, kept, results_of
from bench.ratings.tally import Tally
from rotonde.analysis.statistics import share, verdict
from rotonde.core.catalogue import home

FEWEST = 100  # games, before a claim can be settled


def settle(pair: Pair, most: int, until: float, progress: Progress) -> Tally:
    """Play until the claim is settled by no fewer games than are kept, or there are `most`, or time is up."""
    results = results_of(pair)
    fewest = max(FEWEST, kept(pair).games)
    task = progress.add_task(pair.name, total=most, completed=results.games, said="")
    for seed, seat in rotated(pair):
        whole = seat == 0  # only after every seat had the same dice
        settled = whole and results.games >= fewest and verdict(results.won, results.games, pair.claim)
        if settled or (whole and results.games >= most) or monotonic() > until:
            break
        if not results.has(seed, seat):
            results.add(seed, seat, play(pair, seed, seat))
        progress.update(task, completed=results.games, said=said(results))
    progress.update(task, total=results.games, completed=results.games, said=said(results))
    keep(pair, results)
    return results


def said(results: Tally) -> str:
    """The share won, with its interval."""
    value, low, high, _ = share(results.won, results.games)
    return f"{value:.1%} ({low:.1%} to {high:.1%})"


def named(pair: Pair, parts: Sequence[str]) -> bool:
    """Whether the pair's name, such as game-2-master-novice, has one of these in it."""
    return any(part in pair.name for part in parts)


def without_and_with_clocks(game: str) -> list[Pair]:
    """All pairs of a game in the page's order: each without its clocks, then by them."""
    return [pair._replace(clocked=clocked) for pair in pairs(game) for clocked in (False, True)]


def columns() -> Progress:
    """The progress bar of a pair."""
    return Progress(
        TextColumn("{task.description:36}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[said]}"),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )


def main() -> None:
    """Settle all claims, print them, write the pages; the exit status tells whether all hold."""
    parser = command_line.parser(__doc__)
    ours = [game for game in rotonde.games() if home(game).startswith("rotonde.") and not together(game)]
    parser.add_argument("--games", nargs="+", default=ours, choices=rotonde.games(), metavar="GAME")
    parser.add_argument("--most", type=int, default=4000, help="games a pair at most")
    parser.add_argument(
        "--pairs", nargs="+", default=[""], metavar="PART", help="play only pairs named like this"
    )
    parser.add_argument("--clocked", action="store_true", help="bots look at their clocks: a spot check")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop playing after so long")
    chosen = parser.parse_args()
    until = monotonic() + 60 * chosen.minutes
    known = [pair for game in chosen.games for pair in without_and_with_clocks(game)]
    with columns() as progress:
        for pair in known:
            if named(pair, chosen.pairs) and pair.clocked == chosen.clocked:
                settle(pair, chosen.most, until, progress)
    played = [(pair, found) for pair in known if (found := kept(pair)).games]
    for pair, results in played:
        answer = verdict(results.won, results.games, pair.claim) or "open"
        print(
            f"{pair.game}, {pair.seats} seats, {pair.said} among {pair.other}: won {said(results)}"
            f" of {results.games} games; at least {pair.claim:.0%}: {answer}"
        )
    write_pages(ROOT / "docs", played)
    sys.exit(any(verdict(results.won, results.games, pair.claim) == "no" for pair, results in played))


if __name__ == "__main__":
    main()
