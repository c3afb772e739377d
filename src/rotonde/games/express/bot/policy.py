"""Rollout policy: a quick, sensible player, whose choice a search tries first."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express.actions import ASK, DRAW_TWO, KEEP, SKIP, TAKE, TRAIN
from rotonde.games.express.bot import disaster_policy, team_policy, train_gain
from rotonde.games.express.bot.card_values import uses
from rotonde.games.express.bot.lay_policy import lay
from rotonde.games.express.material import KINDS
from rotonde.games.express.phases import (
    AIM_SEAT,
    AIM_SIDE,
    AIM_TRAIN,
    ANSWER,
    COUPLE,
    DRAW,
    HEAD,
    HITCH,
    LAY,
    RESPOND,
    STOLEN,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

WORTH_TAKING: Final = 85  # the use of a discard that beats two unknown cards
WITH_ONE: Final = 60  # and where one card is held, which can then be thrown away


def rollout_action(state: "ExpressState") -> int:
    phase = state.phase
    if phase == LAY:
        return ASK if team_policy.should_ask(state) else lay(state)
    if phase == DRAW:
        return draw(state)
    if phase == COUPLE:
        return TRAIN + train_gain.best_train(state, state.card)
    if phase == RESPOND:
        return state.legal_actions()[-1]  # stop it where it can be stopped
    return rarely(state)


def rarely(state: "ExpressState") -> int:
    phase = state.phase
    if phase == ANSWER:
        return team_policy.answer(state)
    if phase == STOLEN:
        slot = train_gain.best_train(state, state.card)
        return KEEP if slot < 0 else TRAIN + slot
    if phase in (AIM_SIDE, AIM_TRAIN, AIM_SEAT):
        return disaster_policy.aim(state)
    if phase in (HITCH, HEAD):
        return state.legal_actions()[0]
    return disaster_policy.swap(state)


def draw(state: "ExpressState") -> int:
    """The top discard where it is of use, else two cards."""
    if not state.discards:
        return DRAW_TWO if state.bag_size else SKIP
    size = state.sizes[state.turn]
    if size == 0:  # a single card can only be thrown away again
        return TAKE if may_go_out(state) else DRAW_TWO
    card = state.discards[len(state.discards) - 1]
    state.hands[state.turn * KINDS + card] += 1  # as if it were held
    use = uses(state)[card]
    state.hands[state.turn * KINDS + card] -= 1
    return TAKE if use >= (WITH_ONE if size == 1 else WORTH_TAKING) else DRAW_TWO


def may_go_out(state: "ExpressState") -> bool:
    """Whether the trains allow it, whatever is held."""
    return not state.is_first_turn() and not train_gain.missing(state.trains[state.side()])
