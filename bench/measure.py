"""One repetition of one subject, in a process of its own: prints a JSON object of rates.

`python bench/measure.py SUBJECT SECONDS SEED`. Every subject is driven by the same kind of loop: ask for the
legal actions, choose one with `random.Random`, apply it; chance is drawn where it is due. Only players'
decisions count as moves; seconds are those of the processor. Which build of the engine is measured is
PYTHONPATH's choice.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

HORIZON = 5000  # decisions: random players of some games may rob each other for ever
CALIBRATION = 1_000_000
MOMENTS = 200  # positions of random games whose clones are timed

Choice = Callable[[Any], Any]
Rate = tuple[int, float]  # how often, in how many seconds


def calibration() -> Rate:
    """Iterations of a plain Python loop: what this core does today."""
    begun = time.process_time()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 5 + i) & 0xFFFF
    return CALIBRATION, time.process_time() - begun


class Rotonde:
    """A game of ours, as `game_id/seats`."""

    def __init__(self, subject: str, seed: int) -> None:
        import rotonde  # here, because the other subjects do not need it

        game_id, seats = subject.split("/")
        self._game = rotonde.game(game_id)
        self._seats = int(seats)
        self._chance = rotonde.Chance(seed)

    def new(self) -> Any:
        return self._game.new(self._seats)

    def play(self, state: Any, choice: Choice, most: int) -> int:
        """Play up to `most` random decisions; returns how many it took."""
        chance = self._chance
        moves = 0
        while moves < most:
            to_act = state.to_act
            if to_act >= 0:
                state.apply(choice(state.legal_actions()))
                moves += 1
            elif to_act == -1:
                state.apply(state.sample(chance))
            else:
                break
        return moves

    @staticmethod
    def clone_many(states: list[Any]) -> None:
        for state in states:
            state.clone()


class OpenSpiel:
    """A game of OpenSpiel's, written in C++, whose chance outcomes are all alike."""

    def __init__(self, subject: str, seed: int) -> None:
        import pyspiel  # a package of the benchmark only

        self._game = pyspiel.load_game(subject)

    def new(self) -> Any:
        return self._game.new_initial_state()

    def play(self, state: Any, choice: Choice, most: int) -> int:
        """Play up to `most` random decisions; returns how many it took."""
        moves = 0
        while moves < most:
            player = state.current_player()
            if player >= 0:
                state.apply_action(choice(state.legal_actions()))
                moves += 1
            elif player == -1:
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                break
        return moves

    @staticmethod
    def clone_many(states: list[Any]) -> None:
        for state in states:
            state.clone()


Player = Rotonde | OpenSpiel


def playouts(player: Player, choice: Choice, seconds: float) -> Rate:
    """Whole random games, one after the other, for that long."""
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        moves += player.play(player.new(), choice, HORIZON)
    return moves, time.process_time() - begun


def moments(player: Player, random: Random) -> list[Any]:
    """Positions from the midst of random games."""
    found: list[Any] = []
    while len(found) < MOMENTS:
        state = player.new()
        wanted = random.randrange(5, 60)
        if player.play(state, random.choice, wanted) == wanted:
            found.append(state)
    return found


def clones(player: Player, random: Random, seconds: float) -> Rate:
    """Copies of positions from the midst of random games, for that long."""
    states = moments(player, random)
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        player.clone_many(states)
        done += len(states)
    return done, time.process_time() - begun


def main(subject: str, seconds: float, seed: int) -> None:
    """Measure the subject between calibrations, and print the rates by the second."""
    random = Random(seed)
    player: Player = Rotonde(subject, seed) if "/" in subject else OpenSpiel(subject, seed)
    playouts(player, random.choice, seconds / 5)  # warm: tables that fill on first use
    measured = {
        "before": calibration(),
        "moves": playouts(player, random.choice, seconds),
        "between": calibration(),
        "clones": clones(player, random, seconds / 2),
        "after": calibration(),
    }
    print(json.dumps({name: count / took for name, (count, took) in measured.items()}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
