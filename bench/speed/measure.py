"""One repetition of one game beside its peer, in one process: prints a JSON object of counts and seconds.

`python -m bench.speed.measure GAME/SEATS PEER SECONDS SEED`. All are driven by the same kind of loop: ask
for the legal actions, choose one with `random.Random`, apply it; chance is drawn where it is due. Only
players' decisions count as moves, on both sides; seconds are those of the processor. They take turns in
short stretches, so that what else the machine does weighs on all alike. Which build of the engine is
measured is PYTHONPATH's choice.
"""

import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench import command_line

HORIZON = 5000  # decisions: random players of some games may rob each other for ever
CALIBRATION = 1_000_000
MOMENTS = 200  # positions of random games whose clones are timed
STRETCHES = 10
COUNTED = 20  # games in which chance is counted, apart from what is timed

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
    def steps(state: Any) -> int:
        """All that has happened, chance included."""
        return int(state.step)

    @staticmethod
    def clone_many(states: list[Any]) -> None:
        for state in states:
            state.clone()


class Recorded:
    """The same game through `Match`, which draws chance itself and writes the record."""

    def __init__(self, subject: str, seed: int) -> None:
        import rotonde

        game_id, seats = subject.split("/")
        self._match = rotonde.Match
        self._game = rotonde.game(game_id)
        self._seats = int(seats)
        self._seeds = Random(seed)

    def new(self) -> Any:
        return self._match(self._game, self._seats, self._seeds.getrandbits(64))

    def play(self, match: Any, choice: Choice, most: int) -> int:
        """Play up to `most` random decisions; returns how many it took."""
        state = match.state
        moves = 0
        while moves < most and state.to_act >= 0:
            match.apply(choice(state.legal_actions()))
            moves += 1
        return moves


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
    def steps(state: Any) -> int:
        """All that has happened, chance included."""
        return len(state.history())

    @staticmethod
    def clone_many(states: list[Any]) -> None:
        for state in states:
            state.clone()


Player = Rotonde | Recorded | OpenSpiel
Copied = Rotonde | OpenSpiel
Work = Callable[[float], Rate]  # for so many seconds


def playouts(player: Player, choice: Choice, seconds: float) -> Rate:
    """Whole random games, one after the other, for that long."""
    moves = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        moves += player.play(player.new(), choice, HORIZON)
    return moves, time.process_time() - begun


def moments(player: Copied, random: Random) -> list[Any]:
    """Positions from the midst of random games."""
    found: list[Any] = []
    while len(found) < MOMENTS:
        state = player.new()
        wanted = random.randrange(5, 60)
        if player.play(state, random.choice, wanted) == wanted:
            found.append(state)
    return found


def clones(player: Copied, states: list[Any], seconds: float) -> Rate:
    """Copies of positions, for that long."""
    done = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        player.clone_many(states)
        done += len(states)
    return done, time.process_time() - begun


def chance_a_move(player: Copied, choice: Choice) -> float:
    """Chance draws for each decision of a player."""
    moves = steps = 0
    for _ in range(COUNTED):
        state = player.new()
        moves += player.play(state, choice, HORIZON)
        steps += player.steps(state)
    return steps / moves - 1


def in_turns(works: dict[str, Work], seconds: float) -> dict[str, Rate]:
    """Each of them for so long, in short stretches one after the other; the first is a warm-up."""
    found: dict[str, list[Rate]] = {name: [] for name in works}
    for _ in range(1 + STRETCHES):
        for name, work in works.items():
            found[name].append(work(seconds / STRETCHES))
    return {name: (sum(n for n, _ in each[1:]), sum(s for _, s in each[1:])) for name, each in found.items()}


def main(subject: str, peer: str, seconds: float, seed: int) -> None:
    """Measure both in turns; print what each did, in how many seconds, and how often chance was drawn."""
    random = Random(seed)
    choice = random.choice
    ours, recorded, theirs = Rotonde(subject, seed), Recorded(subject, seed), OpenSpiel(peer, seed)
    players: dict[str, Player] = {"peer": theirs, "ours": ours, "match": recorded}
    copied: dict[str, Copied] = {"peer": theirs, "ours": ours}
    states = {name: moments(each, random) for name, each in copied.items()}
    playing: dict[str, Work] = {name: partial(playouts, each, choice) for name, each in players.items()}
    copying: dict[str, Work] = {name: partial(clones, each, states[name]) for name, each in copied.items()}
    measured = {
        "moves": in_turns(playing, seconds),
        "clones": in_turns(copying, seconds / 2),
        "chance": {name: chance_a_move(each, choice) for name, each in copied.items()},
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("subject", metavar="GAME/SEATS")
    parser.add_argument("peer")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    main(**vars(parser.parse_args()))
