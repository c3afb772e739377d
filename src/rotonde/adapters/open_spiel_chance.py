"""What chance may bring, as OpenSpiel wants it: outcomes numbered from 0, each with its probability.

Dice fall in the same hundreds of ways again and again, so what was worked out is kept, and used where actions
and odds are the same again.
"""

from rotonde.core.state import State

Outcomes = list[tuple[int, float]]
MOST_KEPT = 256

_kept: dict[tuple[int, int, int], tuple[list[int], list[int], Outcomes]] = {}


def outcomes(state: State, first: int) -> Outcomes:
    """What may fall now; the number of chance's first action is `first`."""
    actions, odds = state.legal_actions(), state.odds()
    place = (first, len(actions), actions[0])
    kept = _kept.get(place)
    if kept is None or kept[0] != actions or kept[1] != odds:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        kept = _kept[place] = (actions.copy(), odds.copy(), _made(actions, odds, first))
    return kept[2].copy()


def _made(actions: list[int], odds: list[int], first: int) -> Outcomes:
    total = sum(odds)
    return [(a - first, odd / total) for a, odd in zip(actions, odds, strict=True)]
