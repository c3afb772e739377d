"""Why an action may not be taken: the part of the rulebook it belongs to is asked."""

from typing import TYPE_CHECKING

from rotonde.core.seats import CHANCE
from rotonde.games.express import (
    asking,
    disasters,
    discarding,
    drawing,
    laying,
    setting_up,
    stealing,
    swapping,
    taking_back,
)
from rotonde.games.express.actions import (
    ADD,
    AGAIN,
    AGAINST,
    ASK,
    COUNTER_WITH,
    DECLINE,
    DERAIL,
    DISCARD,
    DONE,
    DRAW_TWO,
    ENGINE,
    KEEP,
    MAINTAIN,
    NO,
    OUT,
    PASS,
    PLAY,
    PUT_DIESEL,
    SHOWS,
    START,
    TAKE,
    TRAIN,
    UNCOUPLE,
    UNHITCH,
    UNMAINTAIN,
    YES,
    added,
)
from rotonde.games.express.material import KINDS, MAINTENANCE, TURNTABLE, WRECK
from rotonde.games.express.phases import (
    AIM_SEAT,
    AIM_SIDE,
    AIM_TRAIN,
    ANSWER,
    COUPLE,
    DRAW,
    ENDED,
    HEAD,
    HITCH,
    LAY,
    RESPOND,
    STOLEN,
    SWAP_OWN,
    SWAP_THEIRS,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def why_not(state: "ExpressState", a: int) -> str:
    if state.phase == ENDED:
        return "EX-PLAY-3"
    if a >= SHOWS:
        return _why_not_chance(state, a)
    if state.to_act == CHANCE:
        return "EX-PLAY-1"
    if a < START:
        return _why_not_draw(state, a)
    if a >= YES:
        return _why_not_reply(state, a)
    if state.phase == STOLEN and ENGINE <= a < PUT_DIESEL:
        return stealing.why_not_new(state, a - ENGINE)
    if state.phase == DRAW:
        return "EX-TURN-1"  # first draw, then lay, then discard
    if state.phase != LAY:
        return "EX-PLAY-1"
    return _why_not_lay(state, a) if a < ASK else _why_not_end(state, a)


def _why_not_chance(state: "ExpressState", a: int) -> str:
    if state.to_act != CHANCE:
        return "EX-PLAY-1"
    first = setting_up.first_outcome(state)
    if not first <= a < first + KINDS:
        return "EX-PLAY-1"
    return "" if state.bag[a - first] else "EX-PLAY-2"


def _why_not_draw(state: "ExpressState", a: int) -> str:
    if state.phase != DRAW:
        return "EX-TURN-1" if state.phase == LAY else "EX-PLAY-1"
    if a == DRAW_TWO:
        return drawing.why_not_draw(state)
    return drawing.why_not_take(state) if a == TAKE else drawing.why_not_skip(state)


def _why_not_lay(state: "ExpressState", a: int) -> str:
    if a < ADD:
        return laying.why_not_start(state, a - START)
    if a < ENGINE:
        return laying.why_not_add(state, added(a - ADD))
    if a < PUT_DIESEL:
        return laying.why_not_engine(state, a - ENGINE)
    if a == PUT_DIESEL:
        return laying.why_not_diesel(state)
    if a < UNHITCH:
        return laying.why_not_maintain(state, a - MAINTAIN + MAINTENANCE)
    if a < UNCOUPLE:
        return taking_back.why_not_unhitch(state, a - UNHITCH)
    if a < UNMAINTAIN:
        return taking_back.why_not_uncouple(state, a - UNCOUPLE)
    return taking_back.why_not_unmaintain(state)


def _why_not_end(state: "ExpressState", a: int) -> str:
    if a == ASK:
        return asking.why_not_ask(state)
    if a < OUT:
        return discarding.why_not_end(state, a - DISCARD)
    if a < AGAIN:
        return discarding.why_not_out(state, a - OUT)
    if a < PLAY:
        return discarding.why_not_effect(state, TURNTABLE)
    if a < PASS:
        return disasters.why_not_play(state, a - PLAY + WRECK)
    return discarding.why_not_pass(state)


def _why_not_reply(state: "ExpressState", a: int) -> str:
    if a >= AGAINST:
        return _why_not_aim(state, a)
    if a == KEEP:
        return "" if state.phase == STOLEN else "EX-PLAY-1"
    if a <= NO:
        return "" if state.phase == ANSWER else "EX-PLAY-1"
    if state.phase != RESPOND:
        return "EX-PLAY-1"
    return "" if a == DECLINE else disasters.why_not_counter(state, a - COUNTER_WITH + MAINTENANCE)


def _why_not_aim(state: "ExpressState", a: int) -> str:
    phase = state.phase
    if a == DONE:
        return swapping.why_not_done(state)
    if a >= TRAIN:
        return _why_not_train(state, a - TRAIN)
    if a >= DERAIL:
        if phase != AIM_SEAT:
            return "EX-PLAY-1"
        return "" if a - DERAIL < state.seats else "EX-PLAY-2"
    return disasters.why_not_against(state, state.card, a - AGAINST) if phase == AIM_SIDE else "EX-PLAY-1"


def _why_not_train(state: "ExpressState", slot: int) -> str:
    phase = state.phase
    if phase in (COUPLE, HITCH, HEAD):
        return laying.why_not_on(state, slot)
    if phase == AIM_TRAIN:
        return disasters.why_not_hit(state.train(state.aim, slot), state.card)
    if phase == STOLEN:
        return stealing.why_not_on(state, slot)
    if phase in (SWAP_OWN, SWAP_THEIRS):
        return swapping.why_not_swap(state, slot)
    return "EX-PLAY-1"
