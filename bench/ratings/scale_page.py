"""The scale on paper: ratings with intervals, a cross table and a chart for each game."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.ratings.duels import Pair
from bench.ratings.entrants import ISMCTS
from bench.ratings.pages import sections
from bench.ratings.tally import Tally, days
from rotonde.analysis.charts import Chart, Row
from rotonde.analysis.statistics import Estimate, Seeds, ratings, share
from rotonde.analysis.svg import picture

FOUNDER = "novice"
STEP = 200  # points between the names of the scale
ABOUT = """Made by `make ratings` (`bench/ratings/scale.py`). Everybody plays everybody at tables of two,
with the same seeds, each from both seats. Ratings are Bradley and Terry's, in Elo's points (400 are ten
to one), and the novice stands at 1000; everyone is besides credited with half a game against nobody in
particular, so that who loses all is not infinitely weak. Intervals are 95 %, by drawing the seeds anew;
the novice's is none, since all others refer to it. How many games a pair plays is set beforehand, or time
is up, never by how they stand; only pairs that [the page of claims](ratings.md) has too go on until their
claim is settled. A pair's games stay until it has been played anew to as many: they tell of the bots of
their day.

`random` takes any legal action, `ismcts` is OpenSpiel's search off the shelf, with random rollouts
through our adapter; neither is a level. The search has for each decision what the master takes in the
mean where it has a choice, and 0.05 s at least, which is far more than most masters take. It never takes
back what it has laid, nor does anybody in its rollouts: [else](decisions/0023-bot-strength-and-bounds.md)
it does so hundreds of times. A game that has no end after 20,000 actions, as where somebody plays at
random, is half won by both.

Levels also play themselves: with the same seed the two seats then have the same game, so that exactly
half is won unless thinking depends on the clock. What the first seat wins shows whether the seats are
alike.

Games in which all win or lose together have [a page of their own](ratings-together.md); how levels do at
larger tables is [on the page of claims](ratings.md)."""


class Standing(NamedTuple):
    """Results of a game's entrants."""

    game: str
    names: list[str]
    played: Sequence[tuple[Pair, Tally]]

    def apart(self) -> dict[tuple[str, str], Seeds]:
        """By pair of different entrants: the results by seed."""
        return {(p.level, p.other): found.by_seed() for p, found in self.played if p.level != p.other}

    def of(self, one: str, other: str) -> tuple[float, int]:
        """Won and games of one against another."""
        for pair, found in self.played:
            if (pair.level, pair.other) == (one, other):
                return found.won, found.games
            if (pair.level, pair.other) == (other, one):
                return found.games - found.won, found.games
        return 0.0, 0


def write_scale(docs: Path, standings: list[Standing]) -> None:
    """Write the section and the chart of each game that was played; the others' stay as they are."""
    folder = docs / "ratings"
    folder.mkdir(parents=True, exist_ok=True)
    page = docs / "ratings-scale.md"
    known = sections(page.read_text("utf-8")) if page.exists() else {}
    for standing in standings:
        found = ratings(standing.names, standing.apart(), FOUNDER)
        (folder / f"scale-{standing.game}.svg").write_text(chart(standing, found), "utf-8")
        known[standing.game] = section(standing, found)
        print(f"{standing.game}\n" + "\n".join(table(standing, found)))
    parts = ["# All levels on one scale", ABOUT, *[f"## {game}\n\n{known[game]}" for game in sorted(known)]]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


def section(standing: Standing, found: dict[str, Estimate]) -> str:
    """A game's part of the page."""
    games = sum(results.games for _, results in standing.played)
    return "\n\n".join(
        [
            "\n".join(table(standing, found)),
            f"![Ratings with intervals](ratings/scale-{standing.game}.svg)",
            "Won by the row's against the column's, with the number of games:",
            "\n".join(cross_table(standing)),
            *one_by_one(standing),
            control(standing),
            f"{games} games, {days(results for _, results in standing.played)}.",
        ]
    )


def table(standing: Standing, found: dict[str, Estimate]) -> list[str]:
    """Strongest first."""
    rows = ["| | rating | 95 % interval | games | won |", "| --- | ---: | --- | ---: | ---: |"]
    for name in sorted(standing.names, key=lambda name: -found[name].value):
        results = [standing.of(name, other) for other in standing.names if other != name]
        games = sum(each for _, each in results)
        won = sum(won for won, _ in results) / games
        value, low, high, _ = found[name]
        between = "" if name == FOUNDER else f"{low:.0f} to {high:.0f}"
        rows.append(f"| {name} | {value:.0f} | {between} | {games} | {won:.0%} |")
    return rows


def cross_table(standing: Standing) -> list[str]:
    """Everybody against everybody."""
    names = standing.names
    rows = [f"| | {' | '.join(names)} |", "| --- |" + " ---: |" * len(names)]
    for one in names:
        cells = ["" if one == other else _cell(standing, one, other) for other in names]
        rows.append(f"| {one} | {' | '.join(cells)} |")
    return rows


def _cell(standing: Standing, one: str, other: str) -> str:
    won, games = standing.of(one, other)
    return f"{won / games:.0%} of {games}" if games else ""


def one_by_one(standing: Standing) -> list[str]:
    """Results of games with OpenSpiel's search: a half may be a game without end."""
    found = []
    for pair, results in standing.played:
        if pair.is_slow:
            won, level, lost = results.outcomes()
            found.append(f"{pair.level} against {pair.other} {won} won, {level} without end, {lost} lost")
    return [f"Games with `{ISMCTS}` one by one: {'; '.join(found)}."] if found else []


def control(standing: Standing) -> str:
    """Results of the mirror matches."""
    mirrors = [(pair, results) for pair, results in standing.played if pair.level == pair.other]
    if not mirrors:
        return "No level has played itself yet."
    won = sum(results.won for _, results in mirrors)
    games = sum(results.games for _, results in mirrors)
    first = sum(results.won_from(0)[0] for _, results in mirrors)
    deals = sum(results.won_from(0)[1] for _, results in mirrors)
    value, low, high, _ = share(first, deals)
    return (
        f"Control: against themselves the levels won {won / games:.1%} of {games} games;"
        f" the first seat won {value:.0%} ({low:.0%} to {high:.0%}) of {deals}."
    )


def chart(standing: Standing, found: dict[str, Estimate]) -> str:
    """Ratings with their intervals, strongest first."""
    names = sorted(standing.names, key=lambda name: -found[name].value)
    least = min(each.low for each in found.values()) // STEP * STEP
    most = -(-max(each.high for each in found.values()) // STEP) * STEP
    rows = [Row(name, found[name], f"{found[name].value:.0f}") for name in names]
    scale = [(mark, str(mark)) for mark in range(int(least), int(most) + 1, STEP)]
    title = f"Ratings at {standing.game}, with 95 % intervals"
    return picture(title, [Chart("", title, rows, least, most, scale=scale)])
