"""Disaster policy: which one pays, whom it hits, which engines change places."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import disasters, scoring
from rotonde.games.express.actions import AGAINST, DERAIL, DONE, TRAIN
from rotonde.games.express.bot.card_values import uses
from rotonde.games.express.material import DERAILMENT, WRECK
from rotonde.games.express.phases import AIM_SEAT, AIM_TRAIN, SWAP_OWN

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

WORTH_A_STRIKE: Final = 3  # points
NEVER: Final = -1000  # one's own side


def pays(state: "ExpressState", card: int) -> bool:
    """Whether a disaster would hurt a rival enough."""
    if card == DERAILMENT:
        return True
    mine = state.side()
    for side in range(state.config.sides):
        if side != mine and best_target(state, side, card) >= WORTH_A_STRIKE:
            return True
    return False


def best_target(state: "ExpressState", side: int, card: int) -> int:
    """The points of the best train of a side that the disaster can hit."""
    most = 0
    for train in state.trains[side]:
        if train is not None and not disasters.why_not_hit(train, card):
            most = max(most, scoring.train_score(state.config, train))
    return most


def aim(state: "ExpressState") -> int:
    """The target that hurts most: a side, a seat, a train."""
    legal = state.legal_actions()
    best = legal[0]
    most = -(1 << 20)
    for a in legal:
        found = harm(state, a)
        if found > most:
            best = a
            most = found
    return best


def harm(state: "ExpressState", a: int) -> int:
    """Expected harm of a target."""
    if state.phase == AIM_TRAIN:
        hurt = loss(state, a - TRAIN)
        return hurt if state.aim != state.side() else -hurt
    if state.phase == AIM_SEAT:
        seat = a - DERAIL
        side = state.config.side_of[seat]
        return NEVER if side == state.side() else state.totals[side] - 4 * state.sizes[seat]
    side = a - AGAINST
    return NEVER if side == state.side() else best_target(state, side, state.card) + state.totals[side]


def loss(state: "ExpressState", slot: int) -> int:
    """The points that the disaster would cost the train it is aimed at."""
    train = state.train(state.aim, slot)
    assert train is not None
    after = 0
    if state.card != WRECK and train.length() > 1:
        after = scoring.train_score(state.config, train.shortened())
    return scoring.train_score(state.config, train) - after


def swap(state: "ExpressState") -> int:
    """One pair: the engine that is of least use to oneself, for any."""
    if state.phase != SWAP_OWN:
        return state.legal_actions()[0]
    if state.swapped:
        return DONE
    kept = uses(state)
    best = -1
    least = 1 << 20
    for a in state.legal_actions():
        train = state.train(state.side(), a - TRAIN)
        assert train is not None
        if kept[train.engine] < least:
            best = a
            least = kept[train.engine]
    return best
