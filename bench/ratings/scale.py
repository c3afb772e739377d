"""All levels and anchors of a game on one scale: a round robin, part of `make ratings`.

Everybody plays everybody at a table of two, with the same seeds, each from both seats; levels also play
themselves, as a control. Results are kept with those of ratings.py, and shared with it: a pair that both name
is played once. An interrupted run goes on where it stopped. Writes docs/ratings-scale.md and its charts.

    python -m bench.ratings.scale [--games GAME ...] [--most 100] [--without ismcts]
        [--pairs casual] [--minutes 20]
"""

from itertools import combinations
from time import monotonic

from rich.progress import Progress

import rotonde
from bench import command_line
from bench.paths import ROOT
from bench.ratings.duels import Pair, play, rotated
from bench.ratings.entrants import field
from bench.ratings.run import columns, named, said
from bench.ratings.scale_page import FOUNDER, Standing, write_scale
from bench.ratings.shares import together
from bench.ratings.stored_duels import keep, kept, results_of
from bench.ratings.tally import Tally
from rotonde.core.catalogue import home

SEATS = 2


def pairings(game: str, names: list[str]) -> list[Pair]:
    """Everybody against everybody below, neighbours first; then the levels against themselves."""
    apart = sorted(combinations(range(len(names)), 2), key=lambda pair: pair[1] - pair[0])
    found = [Pair(game, SEATS, names[above], names[below], 0.5) for below, above in apart]
    levels = [level for level in rotonde.levels(game) if level in names]
    return found + [Pair(game, SEATS, level, level, 0.5) for level in levels]


def complete(pair: Pair, most: int, until: float, progress: Progress) -> Tally:
    """Play what is missing of so many games, while there is time."""
    results = results_of(pair)
    task = progress.add_task(pair.name, total=most, completed=min(results.games, most), said="")
    for (seed, seat), _ in zip(rotated(pair), range(most), strict=False):
        if monotonic() > until:
            break
        if not results.has(seed, seat):
            results.add(seed, seat, play(pair, seed, seat))
            progress.update(task, completed=results.games, said=said(results))
    keep(pair, results)
    return results


def enough(pair: Pair) -> int:
    """As many games as are kept, so that results of new sources can replace them; else a fair number."""
    return max(20 if pair.is_slow else 100, kept(pair).games)


def standing(game: str, names: list[str]) -> Standing:
    """Stored results of the named entrants."""
    played = [(pair, found) for pair in pairings(game, names) if (found := kept(pair)).games]
    present = {name for pair, _ in played for name in (pair.level, pair.other)}
    return Standing(game, [name for name in names if name in present], played)


def main() -> None:
    """Play, print, write the page."""
    parser = command_line.parser(__doc__)
    ours = [game for game in rotonde.games() if home(game).startswith("rotonde.") and not together(game)]
    parser.add_argument("--games", nargs="+", default=ours, choices=ours, metavar="GAME")
    parser.add_argument("--most", type=int, help="games a pair; 100, or as many as are kept")
    parser.add_argument("--most-ismcts", type=int, help="the same with OpenSpiel's ISMCTS; 20, or so many")
    parser.add_argument(
        "--pairs", nargs="+", default=[""], metavar="PART", help="play only pairs named like this"
    )
    parser.add_argument("--minutes", type=float, default=1e9, help="stop playing after so long")
    parser.add_argument("--without", nargs="+", default=[], metavar="NAME", help="leave these out")
    chosen = parser.parse_args()
    until = monotonic() + 60 * chosen.minutes
    standings = []
    with columns() as progress:
        for game in chosen.games:
            names = [name for name in field(game) if name not in chosen.without]
            for pair in pairings(game, names):
                if named(pair, chosen.pairs):
                    asked = chosen.most_ismcts if pair.is_slow else chosen.most
                    complete(pair, asked or enough(pair), until, progress)
            standings.append(standing(game, field(game)))
    write_scale(ROOT / "docs", [each for each in standings if FOUNDER in each.names])


if __name__ == "__main__":
    main()
