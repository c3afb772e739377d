"""One simulated game: the same for a seed, on any machine and in any process."""

import signal
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from rotonde.core.catalogue import game as game_of
from rotonde.core.game import Game
from rotonde.core.match import Match
from rotonde.core.seats import OVER
from rotonde.terminal.players import chance_for, player


@dataclass(frozen=True)
class Series:
    """Series: the settings that all games of a simulation share."""

    game: str
    seats: int
    bots: tuple[str, ...]  # a level for each seat
    seed: int
    options: Mapping[str, object]
    horizon: int
    material: Mapping[str, object]  # files in place of those in the box

    def made(self) -> Game:
        """The game that is played, on its material."""
        game = game_of(self.game)
        return game.with_material(self.material) if self.material else game

    def seed_of(self, number: int) -> int:
        """The seed of one game; it depends on nothing but the series' seed and the game's number."""
        digest = sha256(f"rotonde simulate {self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:16], "big")


@dataclass(frozen=True)
class Outcome:
    """Outcome of one game."""

    number: int
    seed: int
    winners: list[int]
    scores: list[int]
    decisions: int
    turns: int  # decisions of one seat in a row
    finished: bool


def play_one(series: Series, game: Game, number: int) -> Outcome:
    """Play the game of that number to its end, or to the horizon."""
    seed = series.seed_of(number)
    match = Match(game, series.seats, seed, series.options)
    bots = [player(series.game, level) for level in series.bots]
    chance = chance_for(seed, "bots")
    state = match.state
    decisions = turns = 0
    turn = OVER
    while state.to_act != OVER and decisions < series.horizon:
        seat = state.to_act
        turns += seat != turn
        turn = seat
        match.apply(bots[seat].choose(state.perspective(seat), chance))
        decisions += 1
    finished = state.to_act == OVER
    return Outcome(number, seed, state.winners(), state.scores(), decisions, turns, finished)


def play_some(series: Series, first: int, end: int) -> list[Outcome]:
    """The games from one number up to another: a task for a worker."""
    game = series.made()
    return [play_one(series, game, number) for number in range(first, end)]


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that talks to the person answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
