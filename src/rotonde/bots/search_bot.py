"""Search bot: plays by tree search or paired rollouts with a game's heuristics."""

from time import process_time
from typing import Final

from rotonde.bots.paired_rollouts import PairedRollouts
from rotonde.bots.tree_search import NOT_TRIED, TreeSearch
from rotonde.core.chance import Chance
from rotonde.core.heuristics import SearchSettings
from rotonde.core.message import Message
from rotonde.core.perspective import Perspective
from rotonde.core.state import Json, State

SHARES: Final = 4  # a decision takes no more than one part in so many of what its turn has left
FEWEST: Final = 8  # rollouts for a decision, however many its turn has had


class SearchBot:
    """Searches for each decision, unless there is but one candidate.

    A line of several actions is searched once: while the seat sees what the line leads to, it goes on.
    """

    def __init__(self, settings: SearchSettings) -> None:
        self._settings = settings
        self._rest: list[int] = []  # of the line being carried out
        self._expected: Json = {}  # what the seat sees when it goes on
        self._turn = -1
        self._spent = 0.0  # seconds in that turn
        self._tried = 0  # rollouts in it

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        if self._rest and perspective.view() == self._expected:
            return self._begin(self._rest, perspective, chance)
        begun = process_time()
        world = perspective.imagine(chance)
        think = self._best_paired if self._settings.paired else self._best_searched
        line = think(world, perspective, chance)
        self._spent += process_time() - begun
        return self._begin(line, perspective, chance)

    def _best_paired(self, world: State, perspective: Perspective, chance: Chance) -> list[int]:
        rollouts = PairedRollouts(self._settings, perspective, world)
        if len(rollouts.lines) > 1:
            rollouts.run(chance, self._seconds(world), self._iterations())
        self._tried += rollouts.tried
        return rollouts.lines[0].actions

    def _best_searched(self, world: State, perspective: Perspective, chance: Chance) -> list[int]:
        candidates = self._settings.heuristics.candidates(world)
        if len(candidates) == 1:
            return candidates
        search = TreeSearch(self._settings, perspective)
        search.run(chance, self._seconds(world), self._iterations())
        self._tried += search.tried
        return [search.best(candidates)]

    def _seconds(self, world: State) -> float:
        """Seconds for this decision: never more than a good part of what the turn still has."""
        turn = self._settings.heuristics.turn_key(world)
        if turn != self._turn:
            self._turn = turn
            self._spent = 0.0
            self._tried = 0
        left = self._settings.turn_seconds - self._spent
        return max(0.0, min(self._settings.seconds, left / SHARES))

    def _iterations(self) -> int:
        """Rollouts for this decision, by the same measure; the turn is known by now."""
        left = self._settings.turn_iterations - self._tried
        return min(self._settings.iterations, max(FEWEST, left // SHARES))

    def _begin(self, line: list[int], perspective: Perspective, chance: Chance) -> int:
        """The first action of a line; stores the rest with the view in which it goes on."""
        self._rest = line[1:]
        if self._rest:
            world = perspective.imagine(chance)
            world.apply(line[0])
            self._expected = world.view(perspective.seat)
        return line[0]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        chance = Chance(perspective.step)
        reason = self._settings.heuristics.reason(perspective.imagine(chance), a, language)
        share = self._win_probability(perspective, chance, a)
        if share == NOT_TRIED:
            return reason
        return Message("bot-share", reason=reason, share=round(100 * share)).text(language)

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        lines = [[a] for a in actions]
        rollouts = PairedRollouts(self._settings, perspective, perspective.imagine(chance), lines)
        return rollouts.weigh(chance, self._settings.seconds)

    def _win_probability(self, perspective: Perspective, chance: Chance, a: int) -> float:
        if self._settings.paired:
            rollouts = PairedRollouts(self._settings, perspective, perspective.imagine(chance))
            rollouts.run(chance, self._settings.seconds, self._settings.iterations)
            return rollouts.win_probability(a)
        search = TreeSearch(self._settings, perspective)
        search.run(chance, self._settings.seconds, self._settings.iterations)
        return search.win_probability(a)
