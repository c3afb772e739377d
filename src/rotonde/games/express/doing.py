"""An action is taken by the part of the rulebook it belongs to."""

from typing import TYPE_CHECKING

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
    DEALS,
    DECLINE,
    DERAIL,
    DISCARD,
    DONE,
    DRAW_TWO,
    DRAWS,
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
from rotonde.games.express.material import KINDS, MAINTENANCE, WRECK
from rotonde.games.express.phases import (
    AIM_TRAIN,
    COUPLE,
    HEAD,
    HITCH,
    STOLEN,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def do(state: "ExpressState", a: int) -> None:
    if a >= SHOWS:
        _chance(state, a)
    elif a >= TRAIN:
        _train(state, a)
    elif a < START:
        _draw(state, a)
    elif a < ASK:
        _lay(state, a)
    elif a < YES:
        _end(state, a)
    else:
        _reply(state, a)


def _chance(state: "ExpressState", a: int) -> None:
    if a >= DRAWS:
        drawing.drawn(state, a - DRAWS)
    elif a >= DEALS:
        setting_up.deal(state, (a - DEALS) % KINDS)
    else:
        setting_up.show(state, (a - SHOWS) % KINDS)


def _train(state: "ExpressState", a: int) -> None:
    phase = state.phase
    if a == DONE:
        swapping.done(state)
    elif phase in (COUPLE, HITCH, HEAD):
        laying.lay_on(state, a - TRAIN)
    elif phase == AIM_TRAIN:
        disasters.hit(state, a - TRAIN)
    elif phase == STOLEN:
        stealing.lay_on(state, a - TRAIN)
    else:
        swapping.swap(state, a - TRAIN)


def _draw(state: "ExpressState", a: int) -> None:
    if a == DRAW_TWO:
        drawing.draw_two(state)
    elif a == TAKE:
        drawing.take(state)
    else:
        drawing.skip(state)


def _lay(state: "ExpressState", a: int) -> None:
    if a < ADD:
        laying.start(state, a - START)
    elif a < ENGINE:
        laying.add(state, added(a - ADD))
    elif a < PUT_DIESEL:
        _engine(state, a - ENGINE)
    elif a == PUT_DIESEL:
        laying.diesel(state)
    elif a < UNHITCH:
        laying.maintain(state, a - MAINTAIN + MAINTENANCE)
    elif a < UNCOUPLE:
        taking_back.unhitch(state, a - UNHITCH)
    elif a < UNMAINTAIN:
        taking_back.uncouple(state, a - UNCOUPLE)
    else:
        taking_back.unmaintain(state)


def _engine(state: "ExpressState", card: int) -> None:
    if state.phase == STOLEN:
        stealing.lay_new(state, card)
    else:
        laying.engine(state, card)


def _end(state: "ExpressState", a: int) -> None:
    if a == ASK:
        asking.ask(state)
    elif a < OUT:
        discarding.discard(state, a - DISCARD)
    elif a < AGAIN:
        discarding.out(state, a - OUT)
    elif a < PLAY:
        discarding.turntable(state, again=a == AGAIN)
    elif a < PASS:
        disasters.play(state, a - PLAY + WRECK)
    else:
        discarding.pass_on(state)


def _reply(state: "ExpressState", a: int) -> None:
    if a == YES:
        asking.yes(state)
    elif a == NO:
        asking.no(state)
    elif a == DECLINE:
        disasters.decline(state)
    elif a < KEEP:
        disasters.counter(state, a - COUNTER_WITH + MAINTENANCE)
    elif a == KEEP:
        stealing.keep(state)
    elif a < DERAIL:
        disasters.against(state, a - AGAINST)
    else:
        disasters.derail(state, a - DERAIL)
