"""What was laid comes back into the hand: engines at any time, cars and maintenance of this turn."""

from typing import TYPE_CHECKING

from rotonde.games.express import events, hands, memory
from rotonde.games.express.material import MAINTENANCE, NONE, REPAIRS
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def why_not_unhitch(state: "ExpressState", slot: int) -> str:
    train = state.train(state.side(), slot)
    return "EX-PLAY-2" if train is None or train.is_bare() else ""


def why_not_uncouple(state: "ExpressState", slot: int) -> str:
    if state.train(state.side(), slot) is None:
        return "EX-PLAY-2"
    return "" if state.fresh[slot] else "EX-LAY-6"  # only what was laid this turn


def why_not_unmaintain(state: "ExpressState") -> str:
    return "EX-LAY-5" if state.maintained == NONE else ""


def unhitch(state: "ExpressState", slot: int) -> None:
    """EX-INFO-4: all see it; who knew the face knows what is in the hand now."""
    trains = state.trains[state.side()]
    train = trains[slot]
    assert train is not None
    _engine_to_hand(state, slot, train)
    trains[slot] = train.hitched(NONE, 0)
    state.bare += 1


def _engine_to_hand(state: "ExpressState", slot: int, train: Train) -> None:
    viewers = memory.everyone(state) if train.up else train.seen_by
    hands.put(state, state.turn, train.engine)
    memory.entered(state, state.turn, train.engine, viewers)
    state.note(events.UNHITCHED, state.turn, slot, train.engine, viewers)


def uncouple(state: "ExpressState", slot: int) -> None:
    """EX-LAY-5: the last car first; with its only car a train started this turn is gone."""
    trains = state.trains[state.side()]
    train = trains[slot]
    assert train is not None
    card = train.last()
    hands.put_openly(state, state.turn, card)
    state.fresh[slot] -= 1
    state.note(events.UNCOUPLED, state.turn, slot, card)
    if train.length() > 1:
        trains[slot] = train.shortened()
        return
    trains[slot] = None
    if train.is_bare():
        state.bare -= 1
    else:
        _engine_to_hand(state, slot, train)


def unmaintain(state: "ExpressState") -> None:
    card = state.maintained
    state.maintenance[state.side() * REPAIRS + card - MAINTENANCE] -= 1
    state.maintained = NONE
    hands.put_openly(state, state.turn, card)
    state.note(events.UNMAINTAINED, state.turn, card)
