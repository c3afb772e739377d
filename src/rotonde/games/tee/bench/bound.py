"""Trans Europe Express: the master's tours beside the shortest ones in hindsight.

A master plays beside a random player that never arrives, so that it always ends its tour.
The turns that it took are compared with the fewest in which the same tour could have been made from the best
start, had it known what it would throw in each of its turns: what it did throw, and a six in turns without a
throw. Cards count as nothing but the freedom they give, no station is closed, nobody is sent anywhere: luck
with cards can beat this bound, ill luck with them counts against the master.
"""

from collections.abc import Iterator
from functools import cache
from statistics import fmean
from typing import NamedTuple

import rotonde
from bench.bounds.figures import followed, mean
from bench.ratings.entrants import RandomBot
from rotonde.games.tee.board import Board
from rotonde.games.tee.material import NETWORKS, VIOLET
from rotonde.games.tee.phases import FACES, FREE
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of, open_tour

GAMES = 60  # as `make bounds` plays them
FIRST_SEED = 40_000
MASTER = 0
LONGEST = 60  # turns: no tour takes so many


class Journey(NamedTuple):
    """Turns: taken, the fewest in hindsight, and what the plan expected at the start."""

    taken: int
    fewest: int
    expected: float


def journeys(games: int) -> Iterator[Journey]:
    """Masters' journeys in so many games."""
    bots = [rotonde.bot("tee", "master"), RandomBot()]
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        match = rotonde.Match(rotonde.game("tee"), 2, seed)
        chance = rotonde.Chance(seed)
        goals: list[int] = []
        while (state := match.state).to_act >= 0:
            assert isinstance(state, Tee)
            if not goals:
                goals = goals_of(state, MASTER)
            match.apply(bots[state.to_act].choose(state.perspective(state.to_act), chance))
        assert isinstance(state, Tee)
        if state.winner == MASTER:
            yield journey(state, goals)


def journey(state: Tee, goals: list[int]) -> Journey:
    """The master's journey in a game that is over."""
    told = state.events(0, None)
    dice: list[int] = []  # turn by turn
    for each in told:
        if each["seat"] == MASTER and each["type"] == "turn":
            dice.append(FACES)
        elif each["seat"] == MASTER and each["type"] == "rolled":
            dice[-1] = int(str(each["die"]))
    starts = state.board.starts
    expected = min(open_tour(state.config.paths, goals, start).left(start, VIOLET) for start in starts)
    return Journey(len(dice), min(fewest(state.board, start, goals, dice) for start in starts), expected)


def fewest(board: Board, home: int, goals: list[int], dice: list[int]) -> int:
    """Turns from home through all goals and back: all that can be reached, turn by turn, as masks."""
    everything = (1 << len(goals)) - 1
    reached = {(VIOLET, everything): 1 << home}  # by what binds and which goals are to come
    for turn in range(LONGEST):
        die = dice[turn] if turn < len(dice) else FACES
        following: dict[tuple[int, int], int] = {}
        for (bound, left), stations in reached.items():
            if bound != FREE:
                _add(following, (FREE, left), stations & _interchanges(board))
            for network in range(len(NETWORKS)) if bound == FREE else (bound,):
                ends = within(board, network, stations, die)
                if not left and ends >> home & 1:
                    return turn + 1
                _add(following, (network, left), ends)
                for i, goal in enumerate(goals):
                    if left >> i & 1 and ends >> goal & 1:
                        _add(following, (network, left & ~(1 << i)), 1 << goal)
        reached = following
    return LONGEST


def _add(found: dict[tuple[int, int], int], place: tuple[int, int], stations: int) -> None:
    if stations:
        found[place] = found.get(place, 0) | stations


def within(board: Board, network: int, stations: int, die: int) -> int:
    """The stations where a move from any of these can end."""
    seen = edge = stations
    for _ in range(die):
        onward = 0
        while edge:
            least = edge & -edge
            onward |= _neighbours(board, network)[least.bit_length() - 1]
            edge ^= least
        edge = onward & ~seen
        seen |= edge
    return seen


@cache
def _neighbours(board: Board, network: int) -> list[int]:
    return [sum(1 << other for other in set(others)) for others in board.neighbours[network]]


@cache
def _interchanges(board: Board) -> int:
    return sum(1 << station for station in range(board.count) if board.is_interchange[station])


def section(games: int) -> str:
    """The tour, beside the shortest in hindsight."""
    found = followed(journeys(games), "tee: tours", games)
    ratio, off = mean([each.taken / each.fewest for each in found])
    taken, taken_off = mean([float(each.taken) for each in found])
    fewest = fmean([each.fewest for each in found])
    expected = fmean([each.expected for each in found])
    return (
        "A master beside a random player, so that it always ends its tour. The"
        " bound: the"
        " fewest turns for the same capitals from the best start, had it known what it would throw"
        " (what it did"
        " throw turn by turn, a six in turns without a throw), with cards that do nothing but free,"
        " and nothing"
        " closed. Cards that carry a traveller on can beat that bound, cards that send it away count"
        " against"
        " the master.\n\n"
        f"{len(found)} tours: {taken:.1f} turns (± {taken_off:.1f}) where {fewest:.1f} were the fewest in"
        f" hindsight and {expected:.1f} were to be expected with the best play before the first"
        f" throw; a tour"
        f" takes {ratio:.2f} times (± {off:.2f}) the fewest."
    )
