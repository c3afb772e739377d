"""Search iterations of one subject, in a process of its own: prints a JSON object of rates.

`python -m bench.search.measure SUBJECT SECONDS SEED`. Every subject searches from positions in the midst of
random games, one after the other; seconds are those of the processor. Which build of our engine is measured
is PYTHONPATH's choice.
"""

import json
import time
from random import Random
from typing import Any, Protocol

from bench import command_line
from bench.speed.measure import OpenSpiel, Rate, Rotonde, calibration

POSITIONS = 40
EARLIEST, LATEST = 5, 40  # random decisions before a position
PEER = "gin_rummy"
EXPLORATION = 1.4
A_SEARCH = 40  # iterations of each search of the peer's


class Searching(Protocol):
    """Positions to search from, and a search."""

    def positions(self, random: Random) -> list[Any]: ...

    def search(self, position: Any) -> int:
        """Searches from there, and says by how many iterations."""
        ...


class Ours:
    """A level's search, as `game/seats/level`: as many iterations as a decision of that level has."""

    def __init__(self, subject: str, seed: int) -> None:
        import rotonde
        from rotonde.core.catalogue import part
        from rotonde.core.heuristics import SearchSettings

        game, seats, level = subject.split("/")
        found = vars(part(game, "bot"))["LEVELS"][level]
        assert isinstance(found, SearchSettings), f"{level} of {game} does not search"
        self._settings = found.limited(A_SEARCH * 10)
        self._player = Rotonde(f"{game}/{seats}", seed)
        self._chance = rotonde.Chance(seed)

    def positions(self, random: Random) -> list[Any]:
        return midst(self._player, random, self._is_a_choice)

    def _is_a_choice(self, state: Any) -> bool:
        return state.to_act >= 0 and len(self._settings.heuristics.candidates(state)) > 1

    def search(self, position: Any) -> int:
        from rotonde.bots.tree_search import TreeSearch

        search = TreeSearch(self._settings, position.perspective(position.to_act))
        search.run(self._chance, 1e9, self._settings.iterations)
        return search.root.tries


class RandomBot:
    """The plain search that games without heuristics of their own get, as `game/seats/`."""

    def __init__(self, subject: str, seed: int) -> None:
        import rotonde

        self._player = Rotonde(subject.rstrip("/"), seed)
        self._chance = rotonde.Chance(seed)

    def positions(self, random: Random) -> list[Any]:
        return midst(self._player, random, lambda state: state.to_act >= 0)

    def search(self, position: Any) -> int:
        from rotonde.bots.random_rollout import outcome, rollout

        perspective = position.perspective(position.to_act)
        legal = position.legal_actions()
        for i in range(A_SEARCH):
            world = perspective.imagine(self._chance)
            world.apply(legal[i % len(legal)])
            rollout(world, self._chance)
            outcome(world, position.to_act)
        return A_SEARCH


class Theirs:
    """OpenSpiel's ISMCTS with one random rollout an iteration, in C++ or in Python."""

    def __init__(self, language: str, seed: int) -> None:
        self._player = OpenSpiel(PEER, seed)
        self._bot = in_cpp(seed) if language == "cpp" else in_python(seed)

    def positions(self, random: Random) -> list[Any]:
        return midst(self._player, random, lambda state: state.current_player() >= 0)

    def search(self, position: Any) -> int:
        self._bot.step(position)
        return A_SEARCH


def in_cpp(seed: int) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), EXPLORATION, A_SEARCH)


def in_python(seed: int) -> Any:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    return ismcts.ISMCTSBot(pyspiel.load_game(PEER), rollouts, EXPLORATION, A_SEARCH, random_state=random)


def midst(player: Rotonde | OpenSpiel, random: Random, is_a_choice: Any) -> list[Any]:
    """Positions with a choice."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = player.new()
        wanted = random.randrange(EARLIEST, LATEST)
        is_there = player.play(state, random.choice, wanted) == wanted
        if is_there and is_a_choice(state) and len(state.legal_actions()) > 1:
            found.append(state)
    return found


def searches(searching: Searching, positions: list[Any], seconds: float) -> Rate:
    """Searches from one position after another, for that long."""
    done = i = 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        done += searching.search(positions[i % len(positions)])
        i += 1
    return done, time.process_time() - begun


def subject_of(subject: str, seed: int) -> Searching:
    if "/" not in subject:
        return Theirs(subject, seed)
    return RandomBot(subject, seed) if subject.endswith("/") else Ours(subject, seed)


def main(subject: str, seconds: float, seed: int) -> None:
    """Measure the subject between calibrations, and print the rates by the second."""
    searching = subject_of(subject, seed)
    positions = searching.positions(Random(seed))
    searches(searching, positions, seconds / 5)  # warm
    measured = {
        "before": calibration(),
        "iterations": searches(searching, positions, seconds),
        "after": calibration(),
    }
    print(json.dumps({name: count / took for name, (count, took) in measured.items()}))


if __name__ == "__main__":
    parser = command_line.parser(__doc__)
    parser.add_argument("subject")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    main(**vars(parser.parse_args()))
