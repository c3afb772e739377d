"""Paired rollouts: lines of play compared in the same imagined worlds, with the same chance.

What differs between two lines is then what they bring, not what chance brought them. All are tried up to a
near horizon; those that come out close are tried further, so most of the time goes where it matters.
"""

from math import sqrt
from time import process_time
from typing import Final

from rotonde.bots.tree_search import LONGEST, NOT_TRIED
from rotonde.core.chance import Chance
from rotonde.core.heuristics import Heuristics, SearchSettings
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State

CLOSE: Final = 0.12  # times the chance to win times that to lose: what is nearer is tried further
FINALISTS: Final = 3  # at most; and worlds are shared out as among so many at least
ALIKE: Final = 1e-9  # lines of one worth lead to the same end: one of them is enough
BRIEFLY: Final = 3  # worlds at most, where a further horizon follows
FEWEST: Final = 4  # worlds at the last horizon: with fewer, luck decides
CLEARLY: Final = 2.5  # standard errors behind the best: what is no longer tried


class LineResults:
    """Results of one line of play: its value in each world up to the horizon that was tried last."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else NOT_TRIED

    def loss(self, best: "LineResults") -> float:
        """Clear loss against the best line, over the worlds that both were tried in; else 0."""
        worlds = len(self.worths)
        if worlds < FEWEST:
            return 0.0
        losses = [best.worths[i] - self.worths[i] for i in range(worlds)]
        mean = sum(losses) / worlds
        spread = sum([(loss - mean) * (loss - mean) for loss in losses]) / (worlds - 1)
        return mean if mean > CLEARLY * sqrt(spread / worlds) else 0.0


class PairedRollouts:
    """One decision's rollouts, from an imagined state; afterwards the best line is the first."""

    def __init__(
        self,
        settings: SearchSettings,
        perspective: Perspective,
        root: State,
        lines: list[list[int]] | None = None,
    ) -> None:
        self._iterations = settings.iterations
        self.tried = 0  # rollouts
        self._heuristics: Heuristics = settings.heuristics
        self._perspective = perspective
        self._root = root
        chosen = self._heuristics.lines(root)[: settings.width] if lines is None else lines
        self.lines = [LineResults(actions) for actions in chosen]

    def run(self, chance: Chance, seconds: float, most: int) -> None:
        """Try all lines up to the near horizon, the close ones further; few are tried further at once."""
        self._iterations = most
        deadline = process_time() + seconds
        horizons = self._heuristics.horizons(self._root)
        lines_left = self.lines
        for horizon in horizons[:-1]:
            if len(lines_left) > FINALISTS or self._share(lines_left) < FEWEST:
                self._compare(lines_left, horizon, min(BRIEFLY, self._share(lines_left)), chance, deadline)
                lines_left = _close(lines_left)
        if not lines_left[0].worths or (len(lines_left) > 1 and self._share(lines_left) >= FEWEST):
            self._compare(lines_left, horizons[-1], self._share(lines_left), chance, deadline)
        _put_first(self.lines, lines_left[0])

    def weigh(self, chance: Chance, seconds: float) -> list[float]:
        """Value of each line; one that is not clearly worse than the best is worth as much."""
        lines_left = self.lines.copy()
        horizon = self._heuristics.horizons(self._root)[-1]
        self._compare(lines_left, horizon, self._share(lines_left), chance, process_time() + seconds)
        best = lines_left[0]
        return [best.mean() - line.loss(best) for line in self.lines]

    def _share(self, lines: list[LineResults]) -> int:
        """Number of worlds in which each of these lines is tried."""
        return max(1, self._iterations // max(FINALISTS, len(lines)))

    def _compare(
        self, lines: list[LineResults], horizon: int, worlds: int, chance: Chance, deadline: float
    ) -> None:
        """Put the best first, by so many worlds if there is time; what is clearly behind drops out."""
        for line in lines:
            line.worths = []
        trying = lines.copy()
        for _ in range(worlds):
            world = self._perspective.imagine(chance)
            luck = chance.below(1 << 30)
            for line in trying:
                line.worths.append(self._outcome(world.clone(), line, horizon, luck))
            self.tried += len(trying)
            best = max(trying, key=LineResults.mean)
            trying = [line for line in trying if line.loss(best) == 0.0]
            if len(trying) == 1 or process_time() > deadline:
                break
        lines.sort(key=LineResults.mean, reverse=True)
        _put_first(lines, best)

    def _outcome(self, world: State, line: LineResults, horizon: int, luck: int) -> float:
        """Outcome of a line; each turn has a chance of its own, whatever was decided before it."""
        for a in line.actions:
            world.apply(a)
        turn = -1
        chance = Chance(luck)
        for _ in range(LONGEST):
            if world.to_act == OVER or self._heuristics.is_leaf(world, horizon):
                break
            if world.to_act != CHANCE:
                world.apply(self._heuristics.rollout_action(world, chance))
                continue
            if self._heuristics.turn_key(world) != turn:
                turn = self._heuristics.turn_key(world)
                chance = Chance(luck + turn)
            world.apply(world.sample(chance))
        return self._heuristics.win_probability(world, self._perspective.seat)

    def win_probability(self, a: int) -> float:
        """Mean win probability of the line that begins with an action; NOT_TRIED where none does."""
        for line in self.lines:
            if line.actions[0] == a:
                return line.mean()
        return NOT_TRIED


def _put_first(lines: list[LineResults], best: LineResults) -> None:
    lines.remove(best)
    lines.insert(0, best)


def _close(lines: list[LineResults]) -> list[LineResults]:
    """The first few that are close to the best, each with an end of its own."""
    found: list[LineResults] = []
    best = lines[0].mean()
    for line in lines:
        if len(found) == FINALISTS or best - line.mean() > CLOSE * best * (1.0 - best):
            break
        if not found or found[-1].mean() - line.mean() > ALIKE:
            found.append(line)
    return found
