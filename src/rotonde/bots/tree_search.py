"""Monte Carlo tree search for every game: with chance, with hidden cards, against others or together.

Each iteration begins in a fresh world that the seat cannot tell from the real one. The tree is open-loop: it
branches by decisions and, where a game's heuristics say so, by what is seen of chance. Every seat maximises
its own win probability; where all share one, they play together.
"""

from time import process_time
from typing import Final

from rotonde.bots.tree_node import Node, after_chance, attention, grown, pick
from rotonde.core.chance import Chance
from rotonde.core.heuristics import Heuristics, SearchSettings
from rotonde.core.perspective import Perspective
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State

ALONE: Final = -1  # nobody decided what leads to the root
NOT_TRIED: Final = -1.0
LONGEST: Final = 5000  # actions of one imagined game: heuristics that go round for ever are stopped


class TreeSearch:
    """One decision's search: iterates until the answer is clear or the budget is spent."""

    def __init__(self, settings: SearchSettings, perspective: Perspective) -> None:
        self._heuristics: Heuristics = settings.heuristics
        self._settings = settings
        self._perspective = perspective
        self.root = Node(ALONE)
        self.tried = 0  # iterations
        self._horizon = 0

    def run(self, chance: Chance, seconds: float, most: int) -> None:
        """Spend the budget; the same chance and iterations give the same tree, if the time suffices."""
        deadline = process_time() + seconds
        self._horizon = self._heuristics.horizon(self._perspective.imagine(chance))
        for i in range(most):
            self._iterate(chance)
            self.tried += 1
            if i & 7 == 7 and (self._is_settled(most - i - 1) or process_time() > deadline):
                return

    def best(self, legal: list[int]) -> int:
        """The choice that was tried most, of equals the one with the higher mean."""
        best = legal[0]
        found = Node(ALONE)
        for a in legal:
            child = self.root.children.get(a)
            if child is not None and (child.tries, child.mean()) > (found.tries, found.mean()):
                best = a
                found = child
        return best

    def win_probability(self, a: int) -> float:
        """Mean value of an action at the root; NOT_TRIED where it was not searched."""
        tried = self.root.children.get(a)
        return NOT_TRIED if tried is None else tried.mean()

    def _is_settled(self, left: int) -> bool:
        """Whether no other choice can still be tried more often than the first."""
        first = second = 0
        for child in self.root.children.values():
            if child.tries > first:
                second = first
                first = child.tries
            elif child.tries > second:
                second = child.tries
        return first - second > left

    def _iterate(self, chance: Chance) -> None:
        world = self._perspective.imagine(chance)
        path = [self.root]
        while not self._is_over(world) and self._descend(world, path, chance):
            pass
        self._play_on(world, chance)
        worths = self._heuristics.win_probabilities(world)
        for node in path:
            node.share(worths)

    def _descend(self, world: State, path: list[Node], chance: Chance) -> bool:
        """Take one action within the tree; False once a new branch has grown."""
        node = path[-1]
        if world.to_act == CHANCE:
            a = world.sample(chance)
            following = after_chance(node, self._heuristics.seen(world, a, self._perspective.seat))
        else:
            a, key = self._decide(world, node)
            following = grown(node, key, world.to_act)
        world.apply(a)
        if following is not node:
            path.append(following)
        return following.tries > 0 or following.seat < 0

    def _decide(self, world: State, node: Node) -> tuple[int, int]:
        """The candidate to try next, and the branch it belongs to."""
        candidates = self._heuristics.candidates(world)
        if len(candidates) > 1:
            candidates = candidates[: attention(node, self._settings.width)]
        seat = self._perspective.seat
        keys = [self._heuristics.seen(world, a, seat) for a in candidates]
        i = pick(node, keys, self._settings.exploration)
        return candidates[i], keys[i]

    def _play_on(self, world: State, chance: Chance) -> None:
        for _ in range(LONGEST):
            if self._is_over(world):
                return
            chosen = world.to_act == CHANCE
            world.apply(world.sample(chance) if chosen else self._heuristics.rollout_action(world, chance))

    def _is_over(self, world: State) -> bool:
        return world.to_act == OVER or self._heuristics.is_leaf(world, self._horizon)
