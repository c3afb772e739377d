"""Win rate of a level where all win or lose together: part of `make ratings`.

A game says so by `TOGETHER` in its bot module: tables by name, each with its options. All seats are of one
level, as many as there can be, and every smaller number where nothing is chosen. Results are kept game by
game as those of duels are, so an interrupted run goes on where it stopped. Bots look at no clock unless
`--clocked` asks for a spot check. Rows of the page stay until as many games have been played anew.

    python -m bench.ratings.shares [--most 100] [--only master "Central Europe: patient"] [--seats 2 3]
        [--clocked] [--processes 1]
"""

from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from typing import NamedTuple

from rich.progress import track

import rotonde
from bench import command_line
from bench.paths import ROOT
from bench.ratings.duels import BOTS_CHANCE, HORIZON, RATED, Pair, Results
from bench.ratings.shares_page import publish, table
from bench.ratings.stored_rows import Row, marks, merged, read, write_rows
from rotonde.bots.levels import anchors, contender
from rotonde.bots.source_fingerprint import fingerprint
from rotonde.core.catalogue import part

RESULTS = ROOT / "build" / "ratings"
KEPT = ROOT / "docs" / "ratings" / "together.json"


class Company(NamedTuple):
    """All seats of one level at one table."""

    game: str
    table: str
    seats: int
    level: str
    clocked: bool = False

    def results(self, kept: Row | None = None) -> Results:
        """Results with these sources, here or stored."""
        named = f"{self.level}-{self.table}".replace(" ", "-").replace(",", "").lower()
        pair = Pair(self.game, self.seats, named, "all", 0.0, clocked=self.clocked)
        now = fingerprint(self.game)
        return Results(RESULTS / now, pair, kept.tally(RATED) if kept and kept.sources == now else None)

    @property
    def said(self) -> str:
        return self.level + (", by the clock" if self.clocked else "")

    def is_of(self, row: Row) -> bool:
        return row[:4] == (self.game, self.table, self.seats, self.said)

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


def sizes(game: str, options: dict[str, object]) -> list[int]:
    """The numbers of seats that are rated at a table, the largest first."""
    known = sorted(rotonde.game(game).seats, reverse=True)
    return known[:1] if options else known


def companies() -> list[Company]:
    """Every level at every table; those who measure them, and think long, only at the fullest of all."""
    return [
        Company(game, table, seats, level, clocked)
        for game in rotonde.games()
        for table, options in together(game).items()
        for i, seats in enumerate(sizes(game, options))
        for level in [*rotonde.levels(game), *([] if options or i else anchors(game))]
        for clocked in (False, True)
    ]


def settle(company: Company, kept: Row | None, most: int, processes: int | None) -> Row:
    """Plays the games that are still missing, on all cores by default."""
    results = company.results(kept)
    missing = [seed for seed in range(RATED, RATED + most) if not results.has(seed, 0)]
    named = f"{company.table}, {company.seats} seats, {company.said}"
    with ProcessPoolExecutor(processes) as pool:
        played = zip(missing, pool.map(company.play, missing), strict=True)
        for seed, won in track(played, named, total=len(missing)):
            results.add(seed, 0, won)
    return Row(
        *(company.game, company.table, company.seats, company.said, results.games, results.won),
        datetime.now(UTC).date().isoformat(),
        fingerprint(company.game),
        marks(results, RATED),
    )


def is_wanted(company: Company, parts: list[str], seats: list[int]) -> bool:
    """Whether a part is in the table's and level's names, or is just both: "Central Europe: master"."""
    if seats and company.seats not in seats:
        return False
    exact = f"{company.table}: {company.level}"
    return not parts or any(part == exact or part in f"{company.table} {company.level}" for part in parts)


def ordered(rows: list[Row]) -> list[Row]:
    """As the companies are, whenever they were played."""
    known = companies()
    return sorted(rows, key=lambda row: next(i for i, each in enumerate(known) if each.is_of(row)))


def main() -> None:
    """Play, print, write docs/ratings-together.md and its chart."""
    parser = command_line.parser(__doc__)
    parser.add_argument("--most", type=int, default=100, help="games a table and level")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="PART", help="play only tables or levels so named"
    )
    parser.add_argument("--seats", nargs="+", type=int, default=[], help="play only so many at a table")
    parser.add_argument("--clocked", action="store_true", help="bots look at their clocks: a spot check")
    parser.add_argument("--processes", type=int, help="games at once; as many as there are cores")
    chosen = parser.parse_args()
    rows = read(KEPT)
    for company in companies():
        if is_wanted(company, chosen.only, chosen.seats) and company.clocked == chosen.clocked:
            stored = next((row for row in rows if company.is_of(row)), None)
            rows = ordered(merged(rows, [settle(company, stored, chosen.most, chosen.processes)]))
            write_rows(KEPT, rows)
    print("\n".join(table(rows)))
    publish(rows, ROOT / "docs")


if __name__ == "__main__":
    main()
