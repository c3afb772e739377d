"""The ratings on paper: a table in docs/ratings.md and a chart a game beside it."""

from collections.abc import Sequence
from pathlib import Path

from bench.ratings.duels import Pair
from bench.ratings.tally import Tally, days
from rotonde.analysis.charts import Chart, Row
from rotonde.analysis.statistics import Estimate, share, verdict
from rotonde.analysis.svg import picture

Played = Sequence[tuple[Pair, Tally]]

ROW = 34
LEFT = 310
WIDE = 400
ABOUT = (
    "Made by `make ratings`. One seat of the first level plays among seats of the second, with the same dice"
    " from every seat in turn. Intervals are Wilson's, 95 %; playing stops when the claim is settled"
    " (99.9 %), or games or time run out. Bots count imagined games and look at no clock; rows by the clock"
    " say how they play at a table. In teams all partners are of one level. Between neighbours at tables for"
    " more than two, 1.2 times an even share is claimed: that of a seat, or of a team. A row stays until it"
    " has been played anew to as many games: it tells of the bots of its day."
)
ELSEWHERE = (
    "Games in which all win or lose together have [a page of their own](ratings-together.md). All levels and"
    " anchors of a game are [on one scale](ratings-scale.md); [how far the masters are from the best]"
    "(bounds.md) is said where it can be; [how long they think](bench-thinking.md) is measured."
)


def write_pages(docs: Path, played: Played) -> None:
    """Write the table and the chart of each game that was played; the others' sections stay as they are."""
    folder = docs / "ratings"
    folder.mkdir(parents=True, exist_ok=True)
    page = docs / "ratings.md"
    known = sections(page.read_text("utf-8")) if page.exists() else {}
    for game in {pair.game for pair, _ in played}:
        own = [(pair, results) for pair, results in played if pair.game == game]
        (folder / f"{game}.svg").write_text(chart(own), "utf-8")
        shown = f"![Shares won]({folder.name}/{game}.svg)"
        games = sum(results.games for _, results in own)
        lines = [*table(own), "", shown, "", f"{games} games, {days(results for _, results in own)}."]
        known[game] = "\n".join(lines)
    parts = ["# How strong the levels are", ABOUT, ELSEWHERE]
    parts += [f"## {game}\n\n{known[game]}" for game in sorted(known)]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


def sections(page: str) -> dict[str, str]:
    """Sections of the page, by game."""
    parts = (part.partition("\n") for part in page.split("\n## ")[1:])
    return {game: text.strip() for game, _, text in parts}


def table(played: Played) -> list[str]:
    """A row a pair."""
    rows = [
        "| table | level | among | games | won | 95 % interval | claim | holds | played |",
        "|" + " --- |" * 9,
    ]
    for pair, results in played:
        value, low, high, _ = share(results.won, results.games)
        answer = verdict(results.won, results.games, pair.claim) or "open"
        rows.append(
            f"| {pair.table} | {pair.said} | {pair.other} | {results.games} | {value:.1%}"
            f" | {low:.1%} to {high:.1%} | ≥ {pair.claim:.0%} | {answer} | {results.played} |"
        )
    return rows


def chart(played: Played) -> str:
    """Shares as bars with their intervals, claims as dashes."""
    rows = [_row(pair, share(results.won, results.games)) for pair, results in played]
    scale = [(percent / 100, f"{percent} %") for percent in range(0, 101, 25)]
    title = "Share of games won by a level among another, with 95 % intervals"
    return picture(title, [Chart("", title, rows, 0.0, 1.0, scale=scale)])


def _row(pair: Pair, won: Estimate) -> Row:
    said = f"{pair.said} among {pair.other}, {pair.table}"
    return Row(said, won, f"{won.value:.1%}", mark=pair.claim)
