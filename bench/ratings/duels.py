"""Games of one level against another: the same dice for every seat in turn, each result stored on disk."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import rotonde
from bench.ratings.entrants import ISMCTS, entrant
from bench.ratings.tally import Game, Tally
from rotonde.bots.source_fingerprint import digest, fingerprint

HORIZON = 20_000  # actions: a game that has no end by then is everybody's alike
RATED = 3000  # seeds from here up are for rating alone: of those below, bots saw some while they were made
BOTS_CHANCE = 1 << 64  # added to a game's seed, so that bots and dice draw from different generators


Chosen = tuple[tuple[str, str], ...]  # options of a table, by name


class Pair(NamedTuple):
    """One seat of `level` among seats of `other`, and the share of games it is claimed to win at least."""

    game: str
    seats: int
    level: str
    other: str
    claim: float
    allies: tuple[int, ...] = ()  # seats further on that are of `level` too
    clocked: bool = False  # bots look at their clocks, as at a table; else only imagined games count
    chosen: Chosen = ()  # what makes the allies, where they are not those of a table that chose nothing

    @property
    def name(self) -> str:
        chosen = "".join(f"-{value}" for _, value in self.chosen)
        clocked = "-clocked" if self.clocked else ""
        return f"{self.game}-{self.seats}-{self.level}-{self.other}{chosen}{clocked}"

    @property
    def said(self) -> str:
        return self.level + (", by the clock" if self.clocked else "")

    @property
    def table(self) -> str:
        if self.allies:
            return f"{self.seats} seats in teams of {1 + len(self.allies)}"
        return f"{self.seats} seats" + (" alone" if self.chosen else "")

    @property
    def is_slow(self) -> bool:
        """Whether OpenSpiel's search plays."""
        return ISMCTS in (self.level, self.other)

    def side(self, seat: int) -> list[int]:
        """The seats of `level` when it sits in that one."""
        return [seat, *[(seat + further) % self.seats for further in self.allies]]


def play(pair: Pair, seed: int, seat: int) -> float:
    """Result of `level` in that seat: 1, 0, or its part of a shared win; one without end is shared."""
    level = entrant(pair.game, pair.level, clocked=pair.clocked)
    other = entrant(pair.game, pair.other, clocked=pair.clocked)
    side = pair.side(seat)
    match = rotonde.Match(rotonde.game(pair.game), pair.seats, seed, dict(pair.chosen))
    chance = rotonde.Chance(BOTS_CHANCE + seed)
    while match.state.to_act >= 0 and match.state.step < HORIZON:
        to_act = match.state.to_act
        bot = level if to_act in side else other
        match.apply(bot.choose(match.state.perspective(to_act), chance))
    winners = match.state.winners() or range(pair.seats)
    return len(set(side) & set(winners)) / len(winners)


def rotated(pair: Pair) -> Iterator[tuple[int, int]]:
    """Seeds and seats without end: each seed once from every seat, or from the first of every team."""
    firsts = [seat for seat in range(pair.seats) if seat == min(pair.side(seat))]
    seed = RATED
    while True:
        for seat in firsts:
            yield seed, seat
        seed += 1


class Results(Tally):
    """Results on disk, a line a game; a line that an interruption cut short does not count."""

    def __init__(self, folder: Path, pair: Pair, begun: Tally | None = None) -> None:
        """Reads the folder, and results begun elsewhere with the same sources."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{pair.name}.jsonl"
        super().__init__({**(begun.each if begun else {}), **dict(self._read())})
        self._file.write_text("".join(_line(*game, won) for game, won in self.each.items()), "utf-8")

    def _read(self) -> Iterator[tuple[Game, float]]:
        if not self._file.exists():
            return
        for line in self._file.read_text("utf-8").splitlines():
            try:
                result = json.loads(line)
                yield (result["seed"], result["seat"]), result["won"]
            except (ValueError, TypeError, KeyError):
                continue

    def add(self, seed: int, seat: int, won: float) -> None:
        with self._file.open("a", encoding="utf-8") as lines:
            lines.write(_line(seed, seat, won))
        self.each[seed, seat] = won


def _line(seed: int, seat: int, won: float) -> str:
    return json.dumps({"seed": seed, "seat": seat, "won": won}) + "\n"


def sources(pair: Pair) -> str:
    """Fingerprint of the sources; where OpenSpiel's search plays, its time is among them."""
    found = fingerprint(pair.game)
    theirs = ("", Path(__file__).with_name("open_spiel_bot.py"))
    return f"{found}+{digest([theirs])}" if pair.is_slow else found
