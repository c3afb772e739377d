"""Which part of the rulebook an action belongs to: asked in `legal` and `why_not`, taken in `do`."""

from typing import TYPE_CHECKING, Final

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
)
from rotonde.games.express.actions import (
    ADD,
    AGAIN,
    AGAINST,
    ANSWERS,
    ASK,
    COUNTER_WITH,
    DEALS,
    DECLINE,
    DECLINES,
    DERAIL,
    DERAILS,
    DISCARD,
    DONE,
    DRAW_TWO,
    DRAWS,
    ENGINE,
    KEEP,
    MAINTAIN,
    NO,
    ON,
    OUT,
    PASS,
    PLAY,
    PUT_DIESEL,
    RESPONSES,
    SHOWS,
    SKIP,
    START,
    TAKE,
    TRAIN,
    UNCOUPLE,
    UNHITCH,
    UNMAINTAIN,
    YES,
    added,
)
from rotonde.games.express.material import COUNTER, DERAILMENT, KINDS, MAINTENANCE, TURNTABLE, WRECK
from rotonde.games.express.phases import (
    AIM_SEAT,
    AIM_SIDE,
    AIM_TRAIN,
    ANSWER,
    COUPLE,
    DEAL,
    DRAW,
    DRAWING,
    ENDED,
    HEAD,
    HITCH,
    LAY,
    RESPOND,
    SHOW,
    STOLEN,
    SWAP_OWN,
    SWAP_THEIRS,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

RULES_NOW: Final = [
    ["EX-DEALER-1", "EX-DEALER-2"],
    ["EX-SETUP-4", "EX-DEALER-4"],
    ["EX-DRAW-1", "EX-DRAW-2", "EX-SHUF-1"],
    ["EX-DRAW-1"],
    ["EX-LAY-1", "EX-LAY-3", "EX-LAY-4", "EX-TRAIN-1", "EX-TRAIN-2", "EX-HAND-1", "EX-DISC-1", "EX-OUT-1"],
    ["EX-TRAIN-2", "EX-TRAIN-3", "EX-TRAIN-4", "EX-WILD-1", "EX-CAB-1"],
    ["EX-ENG-1", "EX-ENG-2"],
    ["EX-ENG-4"],
    ["EX-ASK-1", "EX-ASK-2", "EX-ASK-3"],
    ["EX-DIS-1", "EX-CTR-1"],
    ["EX-DIS-1", "EX-DER-1"],
    ["EX-DIS-1", "EX-CAB-3"],
    ["EX-CTR-2", "EX-CTR-3", "EX-MNT-2"],
    ["EX-STL-1", "EX-STL-3"],
    ["EX-SWAP-1", "EX-SWAP-2"],
    ["EX-SWAP-1", "EX-SWAP-2"],
    ["EX-END-3", "EX-END-4"],
]


# What may be done


def legal(state: "ExpressState") -> list[int]:
    phase = state.phase
    if phase == LAY:
        return _in_lay(state)
    if state.to_act == CHANCE:
        first = setting_up.first_outcome(state)
        return [first + card for card in range(KINDS) if state.bag[card]]
    if phase == DRAW:
        return _to_draw(state)
    if phase in (COUPLE, HITCH, HEAD):
        return laying.choices(state)
    if phase == RESPOND:
        card = COUNTER[state.card]
        return RESPONSES[card - MAINTENANCE] if state.holds(state.asking, card) else DECLINES
    return _rarely(state)


def _to_draw(state: "ExpressState") -> list[int]:
    if state.discards:
        return [DRAW_TWO, TAKE]
    return [DRAW_TWO] if state.bag_size else [SKIP]


def _in_lay(state: "ExpressState") -> list[int]:
    found: list[int] = []
    laying.lays(state, found)
    if not asking.why_not_ask(state):
        found.append(ASK)
    if state.bare:
        return found
    size = state.sizes[state.turn]
    if not size:
        found.append(PASS)
    elif size <= state.limit:
        _endings(state, found, size)
    return found


def _endings(state: "ExpressState", found: list[int], size: int) -> None:
    """EX-DISC-1: the four ways in which a card ends the turn."""
    hand = state.turn * KINDS
    held = [card for card in range(KINDS) if state.hands[hand + card]]
    found += [DISCARD + card for card in held]
    if size == 1 and not discarding.why_not_out(state, held[0]):
        found.append(OUT + held[0])
    if state.is_first_turn():
        return
    if state.hands[hand + TURNTABLE]:
        found += [AGAIN, ON]
    for card in held:
        if card >= WRECK and not disasters.why_not_play(state, card):
            found.append(PLAY + card - WRECK)


def _rarely(state: "ExpressState") -> list[int]:
    phase = state.phase
    if phase == STOLEN:
        return stealing.legal(state)
    if phase == ANSWER:
        return ANSWERS
    if phase == AIM_SIDE:
        return disasters.sides(state, state.card)
    if phase == AIM_TRAIN:
        return disasters.targets(state)
    if phase == AIM_SEAT:
        return DERAILS[state.seats]
    if phase in (SWAP_OWN, SWAP_THEIRS):
        return swapping.legal(state)
    return []


# Why something may not be done


def why_not(state: "ExpressState", a: int) -> str:
    if state.phase == ENDED:
        return "EX-PLAY-3"
    if a >= SHOWS:
        return _why_not_chance(state, a)
    if state.to_act == CHANCE:
        return "EX-PLAY-1"
    if a < START:
        return _why_not_draw(state, a)
    if a == KEEP:
        return "" if state.phase == STOLEN else "EX-PLAY-1"
    if a >= AGAINST:
        return _why_not_aim(state, a)
    if ENGINE <= a < PUT_DIESEL and state.phase == STOLEN:
        return stealing.why_not_new(state, a - ENGINE)
    if a >= YES:
        return _why_not_reply(state, a)
    if state.phase == DRAW:
        return "EX-TURN-1"  # first draw, then lay, then discard
    if state.phase != LAY:
        return "EX-PLAY-1"
    if a < ASK:
        return _why_not_lay(state, a)
    return _why_not_end(state, a)


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
        return laying.why_not_unhitch(state, a - UNHITCH)
    if a < UNMAINTAIN:
        return laying.why_not_uncouple(state, a - UNCOUPLE)
    return laying.why_not_unmaintain(state)


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


# What happens


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
        laying.unhitch(state, a - UNHITCH)
    elif a < UNMAINTAIN:
        laying.uncouple(state, a - UNCOUPLE)
    else:
        laying.unmaintain(state)


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


