"""Node of the search tree: keyed by decisions, whatever chance and the unseen brought in between."""

from math import isqrt, sqrt

from rotonde.core.heuristics import ALIKE


class Node:
    """Node: how often a decision was tried and on offer, and its total value for the seat that took it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who decided
        self.tries = 0
        self.offers = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    def share(self, worths: list[float]) -> None:
        """Back up the result of one iteration."""
        self.tries += 1
        if self.seat >= 0:
            self.total += worths[self.seat]


def attention(node: Node, width: int) -> int:
    """Progressive widening: how many candidates are searched here, more with every visit."""
    return min(width, 2 + isqrt(node.tries))


def pick(node: Node, keys: list[int], exploration: float) -> int:
    """Selection (PUCT): the index of the branch to try next, by its mean, its tries and its rank.

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
            bound = first.mean() + exploration * sqrt(node.tries) / (i + 1)
        else:
            child.offers += 1
            bound = child.mean() + exploration * sqrt(child.offers) / ((i + 1) * (child.tries + 1))
        if bound > highest:
            best = i
            highest = bound
    return best


def grown(node: Node, key: int, seat: int) -> Node:
    """The child of that key, created where there is none."""
    child = node.children.get(key)
    if child is None:
        child = Node(seat)
        child.offers = 1
        node.children[key] = child
    return child


def after_chance(node: Node, key: int) -> Node:
    """Chance leads to a branch of its own only where its outcomes are told apart."""
    return node if key == ALIKE else grown(node, ALIKE - 1 - key, ALIKE)
