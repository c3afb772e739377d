"""Win probability: each seat's chance to be first, from everybody's turns left."""

from math import exp, sqrt
from typing import Final

from rotonde.games.tee.state import Tee

# Fitted to games between regulars and masters: a seat wins in proportion to the exponential of minus its
# turns left, measured in SPREAD times the root of what the leader has left.
SPREAD: Final = 0.66
WAIT: Final = 0.77  # turns that a whole round until one's own is worth
TOKEN: Final = 0.15  # turns that a token in the hand is worth
FARTHEST: Final = 50.0  # spreads behind: so far behind, more does not matter
NEAREST: Final = 0.5  # turns: so near the end, less does not matter


def win_probability(lefts: list[float], seat: int) -> float:
    """A seat's, from what everybody has left."""
    spread = SPREAD * sqrt(max(min(lefts), NEAREST))
    ahead = lefts[seat]
    return 1.0 / sum([exp(min(FARTHEST, (ahead - left) / spread)) for left in lefts])


def handicap(state: Tee, seat: int, turn: int) -> float:
    """Handicap in turns by a seat's place in the round and its tokens, when it is `turn`'s turn."""
    wait = (seat - turn) % state.seats / state.seats
    return WAIT * wait - TOKEN * state.tokens[seat]
