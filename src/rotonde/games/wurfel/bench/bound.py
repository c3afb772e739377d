"""Würfel Express: what the master's choices lose near the goal, where the rest of the game is solved.

Masters play each other at a table of two. Where a turn begins with both near the goal, the game from there is
solved (wurfel_endgame.py); all choices of that turn are then compared with the best ones, by exact odds.
"""

from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

import rotonde
from bench.bounds.figures import followed, mean
from rotonde.games.wurfel.bench.endgame import Endgame, Position, TooMany, position_of
from rotonde.games.wurfel.bot.planner_bot import values
from rotonde.games.wurfel.bot.scratch_board import ScratchBoard
from rotonde.games.wurfel.state import Wurfel

GAMES = 60  # as `make bounds` plays them
NEAR = 27  # cells that both have reached
DEEPEST = 8  # turns
MEETING = 0.004  # bounds so near count as met
FIRST_SEED = 30_000


class Loss(NamedTuple):
    """Loss of one choice: how much less it wins than the best one, and what the best one wins."""

    lost: float
    best: float
    unsure: float  # the bounds' distance at the turn's beginning


class Solved:
    """The judge of a turn whose following positions are solved."""

    def __init__(self, endgame: Endgame, depth: int) -> None:
        self._endgame = endgame
        self._depth = depth

    def of(self, board: ScratchBoard) -> float:
        return self._endgame.won_after(board, self._depth)


def solve(state: Wurfel) -> tuple[Endgame, int, float] | None:
    """The game from the beginning of a turn, how deep it was solved, and how near the bounds are."""
    endgame = Endgame(state)
    position: Position = position_of(state)
    for depth in range(2, DEEPEST + 1):
        try:
            low, high = endgame.bounds(position, depth)
        except TooMany:
            return None
        if high - low < MEETING:
            return endgame, depth, high - low
    return None


def losses(games: int) -> Iterator[Loss]:
    """Losses of masters' choices in solved turns of so many games."""
    bot = rotonde.bot("wurfel", "master")
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        match = rotonde.Match(rotonde.game("wurfel"), 2, seed)
        solved = None
        turn = -1
        while (state := match.state).to_act >= 0:
            assert isinstance(state, Wurfel)
            if state.step == 0 or state.turn != turn:
                turn = state.turn
                near = min(state.front(0), state.front(1)) >= NEAR
                solved = solve(state) if near else None
            a = bot.choose(state.perspective(state.to_act), rotonde.Chance(seed))
            if solved and len(state.legal_actions()) > 1:
                yield _loss(state, a, *solved)
            match.apply(a)


def _loss(state: Wurfel, a: int, endgame: Endgame, depth: int, unsure: float) -> Loss:
    found = values(state, Solved(endgame, depth - 1))
    best = max(found.values())
    return Loss(max(0.0, best - found[a]), best, unsure)


def section(games: int) -> str:
    """Near the goal, where the rest of the game can be solved."""
    found = followed(losses(games), "wurfel: choices")
    lost, off = mean([each.lost for each in found])
    best = fmean([each.best for each in found])
    most = max(each.lost for each in found)
    costly = sum(each.lost > 0.01 for each in found)
    return (
        f"Tables of two, turns that begin with both on cell {NEAR} or further. Within a"
        f" turn the odds"
        " are exact; the turns that follow are solved by going deeper turn by turn until a lower bound (all"
        " beyond is lost) and an upper one (all beyond is won) are less than"
        f" {100 * MEETING:.1f} points apart. Turns where that takes too many positions"
        f" are left out.\n\n"
        f"{len(found)} choices of masters in {games} games against each other: of {best:.1%} won with"
        f" the best"
        f" choice a master's loses {100 * lost:.3f} points (± {100 * off:.3f}), that is"
        f" {lost / best:.2%} of it,"
        f" at most {100 * most:.2f} points; {costly} choices cost more than one point. Farther from"
        f" the goal"
        " nothing is solved: there the master is measured by levels and anchors only."
    )
