"""The page on how often levels win together: the shares, the steps from level to level, and a chart."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import rotonde
from bench.ratings.duels import RATED
from bench.ratings.pairing import Pairing, pairing
from bench.ratings.stored_rows import Row
from rotonde.analysis.charts import Row as Bar
from rotonde.analysis.charts import bars
from rotonde.analysis.statistics import fisher, share
from rotonde.analysis.svg import picture

LEAST_SHOWN = 0.0001  # of a p
ABOUT = (
    "Made by `make ratings`. All seats are of one level, and all win or lose together."
    " Intervals are Wilson's, 95 %. Bots count imagined games and look at no clock, which can be more thought"
    " than they have at a table; rows by the clock say how they play there. A row stays until as many"
    " games have been played anew: it tells of the bots of its day."
)
STEPS = (
    "| game | table | seats | level | level below | games both played"
    " | won only by it | only by the one below | p |"
)
ABOUT_STEPS = (
    "All levels play the same games, seed by seed. Of the games that two levels both played, those that only"
    " one of them won tell the levels apart; p is how often a fair coin would share those out at least as"
    " unevenly, to either side. Where games were not kept one by one yet, all games of both are set side by"
    " side (Fisher's exact test)."
)


def table(rows: list[Row]) -> list[str]:
    lines = ["| game | table | seats | level | games | won | 95 % interval | played |", "|" + " --- |" * 8]
    for row in rows:
        value, low, high, _ = share(row.won, row.games)
        lines.append(
            f"| {row.game} | {row.table} | {row.seats} | {row.level} | {row.games}"
            f" | {value:.1%} | {low:.1%} to {high:.1%} | {row.played} |"
        )
    return lines


def steps(rows: list[Row]) -> Iterator[tuple[Row, Row, Pairing]]:
    """Each level with the one below it at the same table."""
    for above in rows:
        levels = rotonde.levels(above.game)
        if above.level not in levels[1:]:
            continue
        lower = levels[levels.index(above.level) - 1]
        for below in rows:
            if below[:3] == above[:3] and below.level == lower:
                yield above, below, pairing(above.tally(RATED), below.tally(RATED))


def steps_table(found: Iterable[tuple[Row, Row, Pairing]]) -> list[str]:
    lines = [STEPS, "|" + " --- |" * 9]
    for above, below, pair in found:
        cells = compared(above, below, pair)
        lines.append(f"| {' | '.join([*map(str, above[:4]), below.level, *cells])} |")
    return lines


def compared(above: Row, below: Row, pair: Pairing) -> list[str]:
    """By the games that both played, or else by their shares of other games."""
    if pair.games:
        return [f"{pair.games}", f"{pair.above}", f"{pair.below}", _p(pair.p)]
    shares = [f"{each.won:.0f} of {each.games}" for each in (above, below)]
    return ["other games", *shares, _p(fisher(round(above.won), above.games, round(below.won), below.games))]


def _p(p: float) -> str:
    return f"{p:.2g}" if p >= LEAST_SHOWN else f"below {LEAST_SHOWN:.4f}"


def chart(rows: list[Row]) -> str:
    """Shares as bars with their intervals."""
    drawn = []
    for row in rows:
        won = share(row.won, row.games)
        drawn.append(Bar(f"{row.table}, {row.seats} seats, {row.level}", won, f"{won.value:.0%}"))
    title = "Share of games won together, with 95 % intervals"
    return picture(title, [bars(title, drawn)])


def publish(rows: list[Row], docs: Path) -> None:
    """The page and its chart."""
    (docs / "ratings" / "together.svg").write_text(chart(rows), "utf-8")
    page = [
        "# How often levels win together",
        "",
        ABOUT,
        "",
        *table(rows),
        "",
        "## From level to level",
        "",
        ABOUT_STEPS,
        "",
        *steps_table(steps(rows)),
        "",
        "![Shares won](ratings/together.svg)",
    ]
    (docs / "ratings-together.md").write_text("\n".join(page) + "\n", "utf-8")
