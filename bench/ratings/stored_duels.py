"""Results of duels that outlive the sources they were played with: in git, a line a pair.

Results lie in `build/` game by game and belong to the sources of their day. Here they are kept for the pages:
of each seat a string, a character for each seed from the first. With the same sources they are gone on with;
with others they stay until the pair has been played anew, to at least as many games.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bench.paths import ROOT
from bench.ratings.duels import Pair, Results, sources
from bench.ratings.stored_rows import read_rows, write_rows
from bench.ratings.tally import Game, Tally

RESULTS = ROOT / "build" / "ratings"
KEPT = ROOT / "docs" / "ratings" / "duels.json"
MISSING, LOST = ".", "0"  # any other digit: so many shared the win; 1 is a win alone


class Row(NamedTuple):
    """One pair's games."""

    game: str
    seats: int
    level: str
    other: str
    allies: list[int]
    clocked: bool
    played: str
    sources: str
    first: int  # seed
    won: list[str]  # by seat, then by seed

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.seats, self.level, self.other, tuple(self.allies), self.clocked

    def tally(self) -> Tally:
        return Tally(dict(self._each()), self.played, self.sources)

    def _each(self) -> Iterator[tuple[Game, float]]:
        for seat, games in enumerate(self.won):
            for i, mark in enumerate(games):
                if mark != MISSING:
                    yield (self.first + i, seat), 0.0 if mark == LOST else 1 / int(mark)


def row(pair: Pair, tally: Tally) -> Row:
    """A pair's games as a stored row."""
    seeds = [seed for seed, _ in tally.each]
    span = range(min(seeds), max(seeds) + 1)
    won = ["".join(_mark(tally.each.get((seed, seat))) for seed in span) for seat in range(pair.seats)]
    about = (pair.game, pair.seats, pair.level, pair.other, list(pair.allies), pair.clocked)
    return Row(*about, tally.played, tally.sources, span[0], [games.rstrip(MISSING) for games in won])


def _mark(won: float | None) -> str:
    if won is None:
        return MISSING
    return str(round(1 / won)) if won else LOST


def kept(pair: Pair, file: Path = KEPT) -> Tally:
    """The stored tally of a pair, empty where there is none."""
    wanted = (pair.game, pair.seats, pair.level, pair.other, pair.allies, pair.clocked)
    return next((each.tally() for each in read_rows(file, Row) if each.key == wanted), Tally({}))


def results_of(pair: Pair, file: Path = KEPT, folder: Path = RESULTS) -> Results:
    """Results so far with these sources, here or stored."""
    now, before = sources(pair), kept(pair, file)
    return Results(folder / now, pair, before if before.sources == now else None)


def keep(pair: Pair, results: Results, file: Path = KEPT) -> None:
    """Stores results, unless more games of other sources are stored, or nothing is new."""
    before = kept(pair, file)
    if results.games < max(1, before.games):
        return
    now = sources(pair)
    if (results.each, now) == (before.each, before.sources):
        return
    fresh = row(pair, Tally(results.each, datetime.now(UTC).date().isoformat(), now))
    rows = {each.key: each for each in read_rows(file, Row)}
    rows[fresh.key] = fresh
    write_rows(file, sorted(rows.values(), key=_order))


def _order(each: NamedTuple) -> str:
    return json.dumps(each[:6])
