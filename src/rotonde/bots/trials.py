"""Lines of play tried side by side: each in the same imagined worlds, with the same luck.

What differs between two lines is then what they bring, not what chance brought them. All are tried up to a
near horizon; those that come out close are tried further, so most of the thought goes where it matters.
"""

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
FEWEST: Final = 4  # worlds at a far horizon: with fewer, luck decides


class Line:
    """One line of play, and what came of it up to the horizon that was tried last."""

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.tries = 0
        self.total = 0.0

    def forget(self) -> None:
        self.tries = 0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else NOT_TRIED


class Trials:
    """One decision's trials, from an imagined state; afterwards the best line is the first."""

    def __init__(self, recipe: Recipe, perspective: Perspective, root: State) -> None:
        self._recipe = recipe
        self._guide: Guide = recipe.guide
        self._perspective = perspective
        self._root = root
        self.lines = [Line(actions) for actions in self._guide.lines(root)[: recipe.width]]

    def run(self, chance: Chance, seconds: float) -> None:
        """Try all lines up to the near horizon, the close ones further."""
        deadline = process_time() + seconds
        entrants = self.lines
        for i, horizon in enumerate(self._guide.horizons(self._root)):
            worlds = max(1, self._recipe.iterations // max(FINALISTS, len(entrants)))
            if i == 0 or (len(entrants) > 1 and worlds >= FEWEST):
                self._compare(entrants, horizon, worlds, chance, deadline)
                entrants = _close(entrants)
        first = entrants[0]
        self.lines.remove(first)
        self.lines.insert(0, first)

    def _compare(self, lines: list[Line], horizon: int, worlds: int, chance: Chance, deadline: float) -> None:
        """Put the best first, by so many worlds if there is time."""
        for line in lines:
            line.forget()
        for _ in range(worlds):
            world = self._perspective.imagine(chance)
            luck = chance.below(1 << 30)
            for line in lines:
                line.total += self._tried(world.clone(), line, horizon, luck)
                line.tries += 1
            if process_time() > deadline:
                break
        lines.sort(key=Line.mean, reverse=True)

    def _tried(self, world: State, line: Line, horizon: int, luck: int) -> float:
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
