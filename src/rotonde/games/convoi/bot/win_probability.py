"""Win probability between two turns, fitted to thirteen hundred games of partners without errors.

What is ahead of the goods' cost, in moves, weighs the more the less time is left for luck to turn it.
"""

from math import exp, sqrt
from typing import Final

from rotonde.core.seats import OVER
from rotonde.games.convoi.bot.evaluation import Evaluator, coming
from rotonde.games.convoi.state import Convoi

ROUND: Final = 0.3  # moves that a card of the deck brings, besides its tokens
TOKEN: Final = 1.14
CARD: Final = 0.77  # a card in anybody's hand, beyond the usual
USUAL: Final = 5  # cards in a hand
COMING: Final = 1.3  # what the evaluator sees in the next instruction card
AGENTS: Final = 0.32  # an agent not yet used
BEGUN: Final = 11.4  # what the usual hands bring, less what is lost whenever
LUCK: Final = 0.556
EVEN: Final = 7.1  # the games said 7.8; less by guess, since who searches wins more than they did
UTMOST: Final = 40.0


def win_probability(evaluator: Evaluator, state: Convoi) -> float:
    """From 0 to 1, for all seats alike."""
    if state.to_act == OVER:
        return 1.0 if state.won else 0.0
    goals = evaluator.goals(state)
    tokens = state.deck_count * state.config.tokens + state.clock
    ahead = BEGUN + ROUND * state.deck_count + TOKEN * tokens + CARD * _cards(state) - goals.cost
    ahead += COMING * coming(goals, evaluator.weights.token) + AGENTS * evaluator.agents(state)
    time = state.deck_count + state.clock / state.config.tokens
    seen = LUCK * ahead / sqrt(time + 1.0) - EVEN
    return 1.0 / (1.0 + exp(-max(-UTMOST, min(UTMOST, seen))))


def _cards(state: Convoi) -> int:
    """Number of cards in all hands beyond the usual."""
    return sum([state.hand_size(seat) - USUAL for seat in range(state.seats)])
