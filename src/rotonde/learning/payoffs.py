"""Payoffs: the reward of each seat at the end of a game, for learners."""

from rotonde.core.seats import OVER
from rotonde.core.state import State


def payoffs(state: State) -> list[float]:
    """From -1 to 1 for each seat, all 0 while the game runs and where everybody wins.

    Among sides of equal size the sum is 0: who wins alone has 1, which the others pay in equal parts. Where
    all play together everyone has 1 or -1.
    """
    if state.to_act != OVER:
        return [0.0] * state.seats
    sides = state.sides()
    winners = state.winners()
    if len(sides) == 1:
        return [1.0 if winners else -1.0] * state.seats
    won = sum([1 for side in sides if side[0] in winners])
    gain = (len(sides) - won) / (len(sides) - 1)
    loss = won / (len(sides) - 1)
    return [gain if seat in winners else -loss for seat in range(state.seats)]
