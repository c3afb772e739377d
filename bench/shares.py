"""How often a level wins where all win or lose together: part of `make ratings`.

A game says so by `TOGETHER` in its bot module: tables by name, each with its options. All seats are of one
level. Results are kept as those of duels are, so an interrupted run goes on where it stopped. Bots look at no
clock unless `--clocked` asks for a spot check. Rows of the page that a run does not play to the end stay.

    python bench/shares.py [--most 100] [--only master "Central Europe: patient"] [--clocked] [--processes 1]
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from duels import BOTS_CHANCE, HORIZON, RATED, Pair, Results, fingerprint
from intervals import wilson
from kept_rows import Row, merged, read, write_rows
from rich.progress import track

import rotonde
from rotonde.bots.levels import anchors, contender
from rotonde.core.catalogue import part

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "ratings"
KEPT = ROOT / "docs" / "ratings" / "together.json"
ROW, LEFT, WIDE = 30, 330, 400
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#444}.s{fill:#2f6f8f}.i{stroke:#222;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}.i{stroke:#eee}}"
)
ABOUT = (
    "Made by `make ratings`. All seats are of one level, and all win or lose together."
    " Intervals are Wilson's, 95 %. Bots count imagined games and look at no clock, which can be more thought"
    " than they have at a table; rows by the clock say how they play there. A row stays until it has been"
    " played anew: it tells of the bots of its day."
)


class Company(NamedTuple):
    """All seats of one level at one table."""

    game: str
    table: str
    level: str
    clocked: bool = False

    def results(self) -> Results:
        named = f"{self.level}-{self.table}".replace(" ", "-").replace(",", "").lower()
        pair = Pair(self.game, self.seats, named, "all", 0.0, clocked=self.clocked)
        return Results(RESULTS / fingerprint(self.game), pair)

    @property
    def said(self) -> str:
        return self.level + (", by the clock" if self.clocked else "")

    @property
    def seats(self) -> int:
        return max(rotonde.game(self.game).seats)

    def play(self, seed: int) -> float:
        """1 for a game won by all, else 0."""
        game = rotonde.game(self.game)
        bot = contender(self.game, self.level, clocked=self.clocked)
        match = rotonde.Match(game, self.seats, seed, together(self.game)[self.table])
        chance = rotonde.Chance(BOTS_CHANCE + seed)
        while match.state.to_act >= 0 and match.state.step < HORIZON:
            match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
        return float(bool(match.state.winners()))


def together(game: str) -> dict[str, dict[str, object]]:
    """The tables of a game at which all win or lose together; none where they play against each other."""
    found: dict[str, dict[str, object]] = getattr(part(game, "bot"), "TOGETHER", {})
    return found


def companies() -> list[Company]:
    """Every level at every table; those who measure them, and think long, only where nothing is chosen."""
    return [
        Company(game, table, level, clocked)
        for game in rotonde.games()
        for table, options in together(game).items()
        for level in [*rotonde.levels(game), *([] if options else anchors(game))]
        for clocked in (False, True)
    ]


def settle(company: Company, most: int, processes: int | None) -> Row:
    """Play what is still missing of so many games, on all cores unless told otherwise."""
    results = company.results()
    missing = [seed for seed in range(RATED, RATED + most) if not results.has(seed, 0)]
    named = f"{company.table}, {company.said}"
    with ProcessPoolExecutor(processes) as pool:
        played = zip(missing, pool.map(company.play, missing), strict=True)
        for seed, won in track(played, named, total=len(missing)):
            results.add(seed, 0, won)
    return Row(
        company.game,
        company.table,
        company.seats,
        company.said,
        results.games,
        results.won,
        datetime.now(UTC).date().isoformat(),
        fingerprint(company.game),
    )


def is_wanted(company: Company, parts: list[str]) -> bool:
    """Whether a part is in the table's and level's names, or is just both: "Central Europe: master"."""
    exact = f"{company.table}: {company.level}"
    return not parts or any(part == exact or part in f"{company.table} {company.level}" for part in parts)


def table(rows: list[Row]) -> list[str]:
    lines = ["| game | table | seats | level | games | won | 95 % interval | played |", "|" + " --- |" * 8]
    for row in rows:
        low, share, high = wilson(row.won, row.games)
        lines.append(
            f"| {row.game} | {row.table} | {row.seats} | {row.level} | {row.games}"
            f" | {share:.1%} | {low:.1%} to {high:.1%} | {row.played} |"
        )
    return lines


def chart(rows: list[Row]) -> str:
    """Shares as bars, intervals as lines; plain SVG."""
    high = ROW * len(rows) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 80} {high}" role="img">',
        "<title>Share of games won together, with 95 % intervals</title>",
        f"<style>{STYLE}</style>",
    ]
    for i, row in enumerate(rows):
        low, share, top = wilson(row.won, row.games)
        y = 8 + ROW * i
        ends = f'x1="{LEFT + WIDE * low:.1f}" x2="{LEFT + WIDE * top:.1f}"'
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{row.table}, {row.level}</text>',
            f'<rect class="s" x="{LEFT}" y="{y}" width="{WIDE * share:.1f}" height="20" rx="3"/>',
            f'<line class="i" {ends} y1="{y + 10}" y2="{y + 10}"/>',
            f'<text x="{LEFT + WIDE + 10}" y="{y + 15}">{share:.0%}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Play, print, write docs/ratings-together.md and its chart."""
    parser = argparse.ArgumentParser(description="How often levels win together.")
    parser.add_argument("--most", type=int, default=100, help="games a table and level")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="PART", help="play only tables or levels so named"
    )
    parser.add_argument("--clocked", action="store_true", help="bots look at their clocks: a spot check")
    parser.add_argument("--processes", type=int, help="games at once; as many as there are cores")
    chosen = parser.parse_args()
    rows = read(KEPT)
    for company in companies():
        if is_wanted(company, chosen.only) and company.clocked == chosen.clocked:
            rows = merged(rows, [settle(company, chosen.most, chosen.processes)])
            write_rows(KEPT, rows)
    print("\n".join(table(rows)))
    publish(rows)


def publish(rows: list[Row]) -> None:
    """The page and its chart."""
    docs = ROOT / "docs"
    (docs / "ratings" / "together.svg").write_text(chart(rows), "utf-8")
    page = [
        "# How often levels win together",
        "",
        ABOUT,
        "",
        *table(rows),
        "",
        "![Shares won](ratings/together.svg)",
    ]
    (docs / "ratings-together.md").write_text("\n".join(page) + "\n", "utf-8")


if __name__ == "__main__":
    main()
