"""Lines of play tried side by side: each in the same imagined worlds, with the same luck.

What differs between two lines is then what they bring, not what chance brought them. All are tried up to a
near horizon; those that come out close are tried further, so most of the thought goes where it matters.
"""

from math import sqrt
from time import process_time
from typing import Final

from rotonde.bots.search import LONGEST, NOT_TRIED
from rotonde.core.chance import Chance
from rotonde.core.guide import Guide, Recipe
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State

CLOSE: Final = 0.12  # times the chance to win times that to lose: what is nearer is tried further
FINALISTS: Final = 3  # at most; and worlds are shared out as among so many at least
ALIKE: Final = 1e-9  # lines of one worth lead to the same end: one of them is enough
BRIEFLY: Final = 3  # worlds at most, where a further horizon follows
FEWEST: Final = 4  # worlds at the last horizon: with fewer, luck decides
CLEARLY: Final = 2.5  # standard errors behind the best: what is no longer tried


class Line:
    """One line of play, and what came of it in each world up to the horizon that was tried last."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else NOT_TRIED

    def loss(self, best: "Line") -> float:
        """By how much it is clearly worse, from what the two brought in the same worlds; else 0."""
        worlds = len(self.worths)
        if worlds < FEWEST:
            return 0.0
        losses = [best.worths[i] - self.worths[i] for i in range(worlds)]
        mean = sum(losses) / worlds
        spread = sum([(loss - mean) * (loss - mean) for loss in losses]) / (worlds - 1)
        return mean if mean > CLEARLY * sqrt(spread / worlds) else 0.0


class Trials:
    """One decision's trials, from an imagined state; afterwards the best line is the first."""

    def __init__(
        self, recipe: Recipe, perspective: Perspective, root: State, lines: list[list[int]] | None = None
    ) -> None:
        self._iterations = recipe.iterations
        self.tried = 0  # games imagined
        self._guide: Guide = recipe.guide
        self._perspective = perspective
        self._root = root
        chosen = self._guide.lines(root)[: recipe.width] if lines is None else lines
        self.lines = [Line(actions) for actions in chosen]

    def run(self, chance: Chance, seconds: float, most: int) -> None:
        """Try all lines up to the near horizon, the close ones further; few are tried further at once."""
        self._iterations = most
        deadline = process_time() + seconds
        horizons = self._guide.horizons(self._root)
        entrants = self.lines
        for horizon in horizons[:-1]:
            if len(entrants) > FINALISTS or self._share(entrants) < FEWEST:
                self._compare(entrants, horizon, min(BRIEFLY, self._share(entrants)), chance, deadline)
                entrants = _close(entrants)
        if not entrants[0].worths or (len(entrants) > 1 and self._share(entrants) >= FEWEST):
            self._compare(entrants, horizons[-1], self._share(entrants), chance, deadline)
        _put_first(self.lines, entrants[0])

    def weigh(self, chance: Chance, seconds: float) -> list[float]:
        """What each line is worth; one that is not clearly worse than the best is worth as much."""
        entrants = self.lines.copy()
        horizon = self._guide.horizons(self._root)[-1]
        self._compare(entrants, horizon, self._share(entrants), chance, process_time() + seconds)
        best = entrants[0]
        return [best.mean() - line.loss(best) for line in self.lines]

    def _share(self, lines: list[Line]) -> int:
        """In how many worlds each of so many lines is tried."""
        return max(1, self._iterations // max(FINALISTS, len(lines)))

    def _compare(self, lines: list[Line], horizon: int, worlds: int, chance: Chance, deadline: float) -> None:
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
            best = max(trying, key=Line.mean)
            trying = [line for line in trying if line.loss(best) == 0.0]
            if len(trying) == 1 or process_time() > deadline:
                break
        lines.sort(key=Line.mean, reverse=True)
        _put_first(lines, best)

    def _outcome(self, world: State, line: Line, horizon: int, luck: int) -> float:
        """What a line leads to; each chapter has a luck of its own, whatever was decided before it."""
        for a in line.actions:
            world.apply(a)
        chapter = -1
        chance = Chance(luck)
        for _ in range(LONGEST):
            if world.to_act == OVER or self._guide.is_judged(world, horizon):
                break
            if world.to_act != CHANCE:
                world.apply(self._guide.play_on(world, chance))
                continue
            if self._guide.chapter(world) != chapter:
                chapter = self._guide.chapter(world)
                chance = Chance(luck + chapter)
            world.apply(world.sample(chance))
        return self._guide.worth(world, self._perspective.seat)

    def promise(self, a: int) -> float:
        """The chance to win that the trials see in an action; NOT_TRIED where none began with it."""
        for line in self.lines:
            if line.actions[0] == a:
                return line.mean()
        return NOT_TRIED


def _put_first(lines: list[Line], best: Line) -> None:
    lines.remove(best)
    lines.insert(0, best)


def _close(lines: list[Line]) -> list[Line]:
    """The first few that are close to the best, each with an end of its own."""
    found: list[Line] = []
    best = lines[0].mean()
    for line in lines:
        if len(found) == FINALISTS or best - line.mean() > CLOSE * best * (1.0 - best):
            break
        if not found or found[-1].mean() - line.mean() > ALIKE:
            found.append(line)
    return found
