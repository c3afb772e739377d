"""The tree that imagined games grow: what was decided, whatever chance and the unseen brought in between."""

from math import isqrt, sqrt

from rotonde.core.guide import ALIKE


class Node:
    """After a decision: how often it was tried and on offer, and what came of it for the one who took it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who decided
        self.tries = 0
        self.offers = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def share(self, worths: list[float]) -> None:
        """One more game came through here and ended like this."""
        self.tries += 1
        if self.seat >= 0:
            self.total += worths[self.seat]


def attention(node: Node, width: int) -> int:
    """How many candidates are looked at here: more, the more often one comes by."""
    return min(width, 2 + isqrt(node.tries))


def pick(node: Node, keys: list[int], curiosity: float) -> int:
    """Which of these branches to try next: one that promises much, or was tried little for its place in line.

    A branch that is rarely on offer is compared by the games in which it was (information-set search); one
    never tried is thought as good as the first.
    """
    first = node.children.get(keys[0])
    if first is None:
        return 0
    best = 0
    highest = -1.0
    for i in range(len(keys)):
        child = node.children.get(keys[i])
        if child is None:
            bound = first.mean() + curiosity * sqrt(node.tries) / (i + 1)
        else:
            child.offers += 1
            bound = child.mean() + curiosity * sqrt(child.offers) / ((i + 1) * (child.tries + 1))
        if bound > highest:
            best = i
            highest = bound
    return best


def grown(node: Node, key: int, seat: int) -> Node:
    """The branch of that key, which is new where nobody came before."""
    child = node.children.get(key)
    if child is None:
        child = Node(seat)
        child.offers = 1
        node.children[key] = child
    return child


def after_chance(node: Node, key: int) -> Node:
    """Chance leads to a branch of its own only where its outcomes are told apart."""
    return node if key == ALIKE else grown(node, ALIKE - 1 - key, ALIKE)
