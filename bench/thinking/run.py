"""Thinking time of bots: a decision and a turn of every level, at every number of seats.

    python -m bench.thinking.run [--games GAME ...] [--levels master] [--seconds 20] [--seats 2 4]

All seats are of one level and look at their clocks, as at a table. Every row plays games, from seeds that no
rating uses, until so many seconds are spent, and one turn of each seat at least. Seconds are those of the
processor, so what else the machine does hardly counts. With the compiled engine; writes
docs/bench-thinking.md and keeps there what is not measured anew. The exit status tells whether a bound was
broken.
"""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from time import process_time
from typing import NamedTuple

import rotonde
from bench import command_line
from bench.paths import ROOT
from bench.ratings.stored_rows import read_rows, write_rows
from rotonde.core.catalogue import home, part
from rotonde.core.heuristics import Heuristics, SearchSettings

PAGE = ROOT / "docs" / "bench-thinking.md"
KEPT = ROOT / "docs" / "bench" / "thinking.json"
DECISION, TURN = 1.0, 3.0  # seconds: what a bot may take at most
FIRST_SEED = 900
HORIZON = 20_000  # actions
ABOUT = f"""# How long bots think

Made by `python -m bench.thinking.run`, with the compiled engine. All seats are of one level and look at their
clocks. Milliseconds of the processor: the median, what one in a hundred exceeds, and the longest; of a
decision, and of all that a seat decides in one turn. At most {DECISION:g} s and {TURN:g} s are allowed.

| game | seats | level | decisions | p50 | p99 | longest | turns | p50 | p99 | longest | within | measured |
| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |
"""

TurnKey = tuple[int, int, int]  # seed, seat, number


class Row(NamedTuple):
    """Times of one level at one table."""

    game: str
    seats: int
    level: str
    decisions: list[float]  # how many, median, 99th of a hundred, longest
    turns: list[float]
    measured: str

    def is_within(self) -> bool:
        return self.decisions[-1] <= DECISION and self.turns[-1] <= TURN

    def said(self) -> str:
        times = [f"{self.decisions[0]:.0f}", *map(_said, self.decisions[1:])]
        times += [f"{self.turns[0]:.0f}", *map(_said, self.turns[1:])]
        cells = [self.game, str(self.seats), self.level, *times, "yes" if self.is_within() else "**no**"]
        return f"| {' | '.join(cells)} | {self.measured} |"


def _said(seconds: float) -> str:
    """In milliseconds."""
    return f"{1000 * seconds:,.0f}" if seconds >= 0.01 else f"{1000 * seconds:.2g}"


def heuristics_of(game: str) -> Heuristics | None:
    """Heuristics of the game, which know its turns."""
    levels = vars(part(game, "bot"))["LEVELS"].values()
    return next((level.heuristics for level in levels if isinstance(level, SearchSettings)), None)


def thoughts(
    game: str, seats: int, level: str, seconds: float
) -> Iterator[tuple[tuple[int, int, int], float]]:
    """Each decision's seconds, with the game, the seat and the turn it belongs to."""
    heuristics = heuristics_of(game)
    until = process_time() + seconds
    seed = FIRST_SEED
    while process_time() < until:
        match = rotonde.Match(rotonde.game(game), seats, seed)
        chance = rotonde.Chance(seed)
        bots = [rotonde.bot(game, level) for _ in range(seats)]
        turn, last = 0, -1
        while match.state.to_act >= 0 and match.state.step < HORIZON:
            seat = match.state.to_act
            turn = heuristics.turn_key(match.state) if heuristics else turn + (seat != last)
            last = seat
            begun = process_time()
            a = bots[seat].choose(match.state.perspective(seat), chance)
            yield (seed, seat, turn), process_time() - begun
            match.apply(a)
            if process_time() > until and turn > seats:
                return
        seed += 1


def measure(game: str, seats: int, level: str, seconds: float) -> Row:
    decisions: list[float] = []
    turns: dict[TurnKey, float] = {}
    for turn, spent in thoughts(game, seats, level, seconds):
        decisions.append(spent)
        turns[turn] = turns.get(turn, 0.0) + spent
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    return Row(game, seats, level, shares(decisions), shares(list(turns.values())), today)


def shares(values: list[float]) -> list[float]:
    """Count, median, what one in a hundred exceeds, maximum."""
    ordered = sorted(values)
    return [len(ordered), ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100], ordered[-1]]


def kept() -> dict[tuple[str, int, str], Row]:
    """The stored rows."""
    return {row[:3]: row for row in read_rows(KEPT, Row)}


def write(known: dict[tuple[str, int, str], Row]) -> None:
    """By game and seats; levels in their order."""
    order = {(game, level): i for game in rotonde.games() for i, level in enumerate(rotonde.levels(game))}
    rows = sorted(known.values(), key=lambda row: (row.game, row.seats, order[row.game, row.level]))
    write_rows(KEPT, rows)
    PAGE.write_text(ABOUT + "\n".join(row.said() for row in rows) + "\n", "utf-8")


def main() -> None:
    """Measures and writes after each row; the exit status says whether all were in time."""
    parser = command_line.parser(__doc__)
    ours = [game for game in rotonde.games() if home(game).startswith("rotonde.")]
    parser.add_argument("--games", nargs="+", default=ours, choices=ours, metavar="GAME")
    parser.add_argument("--levels", nargs="+", default=[], metavar="LEVEL")
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--seconds", type=float, default=20.0, help="for a row")
    chosen = parser.parse_args()
    known = kept()
    for game in chosen.games:
        for seats in chosen.seats or rotonde.game(game).seats:
            for level in chosen.levels or rotonde.levels(game):
                row = known[game, seats, level] = measure(game, seats, level, chosen.seconds)
                print(row.said(), flush=True)
                write(known)
    sys.exit(not all(row.is_within() for row in known.values()))


if __name__ == "__main__":
    main()
