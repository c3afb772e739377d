"""The ratings on paper: a table in docs/ratings.md and a chart a game beside it."""

from collections.abc import Sequence
from pathlib import Path

from duels import Pair
from intervals import verdict, wilson
from tally import Tally, days

Played = Sequence[tuple[Pair, Tally]]

ROW = 34
LEFT = 310
WIDE = 400
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#444}.s{fill:#2f6f8f}.i{stroke:#222;stroke-width:2}"
    ".c{stroke:#b3541e;stroke-width:2;stroke-dasharray:3 3}.a{stroke:#ccc}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.i{stroke:#eee}.a{stroke:#444}}"
)
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
        picture = f"![Shares won]({folder.name}/{game}.svg)"
        games = sum(results.games for _, results in own)
        lines = [*table(own), "", picture, "", f"{games} games, {days(results for _, results in own)}."]
        known[game] = "\n".join(lines)
    parts = ["# How strong the levels are", ABOUT, ELSEWHERE]
    parts += [f"## {game}\n\n{known[game]}" for game in sorted(known)]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


def sections(page: str) -> dict[str, str]:
    """What the page says of each game."""
    parts = (part.partition("\n") for part in page.split("\n## ")[1:])
    return {game: text.strip() for game, _, text in parts}


def table(played: Played) -> list[str]:
    """A row a pair."""
    rows = [
        "| table | level | among | games | won | 95 % interval | claim | holds | played |",
        "|" + " --- |" * 9,
    ]
    for pair, results in played:
        low, share, high = wilson(results.won, results.games)
        answer = verdict(results.won, results.games, pair.claim) or "open"
        rows.append(
            f"| {pair.table} | {pair.said} | {pair.other} | {results.games} | {share:.1%}"
            f" | {low:.1%} to {high:.1%} | ≥ {pair.claim:.0%} | {answer} | {results.played} |"
        )
    return rows


def chart(played: Played) -> str:
    """Shares as bars, intervals as lines, claims as dashes; plain SVG."""
    high = ROW * len(played) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 90} {high}" role="img">',
        "<title>Share of games won by a level among another, with 95 % intervals</title>",
        f"<style>{STYLE}</style>",
    ]
    for percent in range(0, 101, 25):
        x = LEFT + WIDE * percent / 100
        parts.append(f'<line class="a" x1="{x}" y1="8" x2="{x}" y2="{high - 26}"/>')
        parts.append(f'<text x="{x}" y="{high - 10}" text-anchor="middle">{percent} %</text>')
    for i, (pair, results) in enumerate(played):
        parts += bar(pair, results, 10 + ROW * i)
    return "\n".join([*parts, "</svg>"]) + "\n"


def bar(pair: Pair, results: Tally, y: int) -> list[str]:
    """One pair of the chart."""
    low, share, high = wilson(results.won, results.games)
    middle = y + 11
    claim = LEFT + WIDE * pair.claim
    said = f"{pair.said} among {pair.other}, {pair.table}"
    ends = f'x1="{LEFT + WIDE * low:.1f}" y1="{middle}" x2="{LEFT + WIDE * high:.1f}" y2="{middle}"'
    return [
        f'<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{said}</text>',
        f'<rect class="s" x="{LEFT}" y="{y}" width="{WIDE * share:.1f}" height="22" rx="3"/>',
        f'<line class="i" {ends}/>',
        f'<line class="c" x1="{claim:.1f}" y1="{y - 4}" x2="{claim:.1f}" y2="{y + 26}"/>',
        f'<text x="{LEFT + WIDE + 12}" y="{middle + 5}">{share:.1%}</text>',
    ]
