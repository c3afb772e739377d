"""Rivals: how long each one's tour still takes, and who is first."""

from rotonde.games.tee.bot.distance import Distance
from rotonde.games.tee.phases import NOWHERE
from rotonde.games.tee.state import Tee


def left_for(state: Tee, seat: int) -> float:
    """Turns that a seat has left, lost ones included."""
    return Distance(state, seat).left(state.at[seat], state.bound[seat]) + state.skips[seat]


def leader_of(state: Tee, me: int) -> int:
    """The rival with the shortest way left; of several the first."""
    best, least = NOWHERE, 0.0
    for seat in range(state.seats):
        if seat != me:
            left = left_for(state, seat)
            if best == NOWHERE or left < least:
                best, least = seat, left
    return best
