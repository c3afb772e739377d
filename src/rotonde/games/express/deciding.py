"""What may be done in each phase, and the rules that bear on it."""

from typing import TYPE_CHECKING, Final

from rotonde.core.seats import CHANCE
from rotonde.games.express import (
    asking,
    disasters,
    discarding,
    laying,
    setting_up,
    stealing,
    swapping,
)
from rotonde.games.express.actions import (
    AGAIN,
    ANSWERS,
    ASK,
    DECLINES,
    DERAILS,
    DISCARD,
    DRAW_TWO,
    ON,
    OUT,
    PASS,
    PLAY,
    RESPONSES,
    SKIP,
    TAKE,
)
from rotonde.games.express.material import COUNTER, KINDS, MAINTENANCE, TURNTABLE, WRECK
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
