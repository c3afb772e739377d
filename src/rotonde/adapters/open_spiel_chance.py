"""Chance outcomes for OpenSpiel: numbered from 0, each with its probability.

Dice fall in the same hundreds of ways again and again, so outcomes are cached, and used where actions
and odds are the same again.
"""

from rotonde.core.state import State

Outcomes = list[tuple[int, float]]
MOST_CACHED = 256

_cache: dict[tuple[int, int, int], tuple[list[int], list[int], Outcomes]] = {}


def outcomes(state: State, first: int) -> Outcomes:
    """Chance outcomes of a state; the number of chance's first action is `first`."""
    actions, odds = state.legal_actions(), state.odds()
    place = (first, len(actions), actions[0])
    cached = _cache.get(place)
    if cached is None or cached[0] != actions or cached[1] != odds:
        if len(_cache) >= MOST_CACHED:
            _cache.clear()
        cached = _cache[place] = (actions.copy(), odds.copy(), _made(actions, odds, first))
    return cached[2].copy()


def _made(actions: list[int], odds: list[int], first: int) -> Outcomes:
    total = sum(odds)
    return [(a - first, odd / total) for a, odd in zip(actions, odds, strict=True)]
