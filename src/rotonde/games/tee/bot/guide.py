"""What choices in Trans Europe Express are worth: turns left, for everyone, as chances to win."""

from math import exp, sqrt
from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.guide import Guide
from rotonde.core.seats import OVER
from rotonde.core.state import State
from rotonde.games.tee.bot import sayings
from rotonde.games.tee.bot.policy import plain
from rotonde.games.tee.bot.rivals import left_for
from rotonde.games.tee.phases import TURN
from rotonde.games.tee.state import Tee

# Fitted to games between regulars and masters: a seat wins in proportion to the exponential of minus its
# turns left, measured in SPREAD times the root of what the leader has left.
SPREAD: Final = 0.66
WAIT: Final = 0.77  # turns that a whole round until one's own is worth
TOKEN: Final = 0.15  # turns that a token in the hand is worth
FARTHEST: Final = 50.0  # spreads behind: so far behind, more does not matter
NEAREST: Final = 0.5  # turns: so near the end, less does not matter


class TeeGuide(Guide):
    """Plays an imagined turn to its end, each as plainly as it can, and judges the race then."""

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, Tee)
        first = plain(state)
        return [first, *[a for a in state.legal_actions() if a != first]]

    def play_on(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Tee)
        return plain(state)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tee)
        if state.to_act == OVER:
            return 1.0 if state.winner == seat else 0.0
        lefts = [_left(state, each) for each in range(state.seats)]
        spread = SPREAD * sqrt(max(min(lefts), NEAREST))
        ahead = lefts[seat]
        return 1.0 / sum([exp(min(FARTHEST, (ahead - left) / spread)) for left in lefts])

    def horizon(self, state: State) -> int:
        assert isinstance(state, Tee)
        return state.turn

    def is_judged(self, state: State, horizon: int) -> bool:
        assert isinstance(state, Tee)
        return state.phase == TURN and state.turn != horizon

    def chapter(self, state: State) -> int:
        assert isinstance(state, Tee)
        return state.turn

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, Tee)
        return sayings.reason(state, a, language)


def _left(state: Tee, seat: int) -> float:
    """Turns that a seat has left, with what its place in the round and its tokens are worth."""
    wait = (seat - state.turn) % state.seats / state.seats
    return left_for(state, seat) + WAIT * wait - TOKEN * state.tokens[seat]
