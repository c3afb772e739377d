"""Team policy: whether to ask before going out, and what to answer a partner who asks."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import asking
from rotonde.games.express.actions import NO, YES
from rotonde.games.express.bot import train_gain
from rotonde.games.express.material import KINDS

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

HEAVY: Final = 10  # points in one's hand that going out would cost the side: wait a turn
MANY: Final = 4  # cards of a partner, who may want to lay some first
FEW: Final = 2  # own cards: with so few one may be about to go out


def answer(state: "ExpressState") -> int:
    """No where the hand of the one who is asked is worth too much to be lost."""
    return NO if weight(state, state.asking) > HEAVY else YES


def weight(state: "ExpressState", seat: int) -> int:
    """EX-SCORE-5: what a hand takes off if the round ends now."""
    total = 0
    for card in range(KINDS):
        total += state.hands[seat * KINDS + card] * state.config.penalties[card]
    return total


def should_ask(state: "ExpressState") -> bool:
    """Whether one could go out with what one holds, while a partner still holds much."""
    if not state.config.teams or state.sizes[state.turn] > FEW or asking.ask.why_not(state, 0):
        return False
    side = state.side()
    if train_gain.missing(state.trains[side]) >= state.sizes[state.turn]:
        return False
    for seat in range(state.seats):
        if seat != state.turn and state.config.side_of[seat] == side and state.sizes[seat] >= MANY:
            return True
    return False
