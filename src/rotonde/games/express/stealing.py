"""The stolen car: kept, or laid at once."""

from typing import TYPE_CHECKING

from rotonde.games.express import discarding, events, hands, laying
from rotonde.games.express.actions import ENGINE, KEEP, TRAIN
from rotonde.games.express.material import KINDS, REAL_END
from rotonde.games.express.phases import STOLEN
from rotonde.games.express.trains import started

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def begin(state: "ExpressState", card: int) -> None:
    """EX-STL-1; EX-STL-2: a stolen wild car is just a wild card again."""
    state.phase = STOLEN
    state.card = card
    state.note(events.STOLE, state.turn, state.aim, state.aimed_train, card)


def legal(state: "ExpressState") -> list[int]:
    """EX-STL-3: nothing but the stolen car, and no going out."""
    hand = state.turn * KINDS
    found: list[int] = []
    if state.card < REAL_END:
        found += [ENGINE + card for card in range(KINDS) if state.hands[hand + card]]
    found.append(KEEP)
    trains = state.trains[state.side()]
    for slot in range(len(trains)):
        train = trains[slot]
        if train is not None and train.takes(state.card):
            found.append(TRAIN + slot)
    return found


def why_not_on(state: "ExpressState", slot: int) -> str:
    train = state.train(state.side(), slot)
    return "EX-PLAY-2" if train is None else laying.why_not_couple(train, state.card)


def why_not_new(state: "ExpressState", engine: int) -> str:
    if state.card >= REAL_END:
        return "EX-STL-1"  # only a real car starts a train
    return "" if state.holds(state.turn, engine) else "EX-PLAY-2"


def keep(state: "ExpressState") -> None:
    """EX-HAND-2: one's hand may then exceed five until the end of the next turn."""
    hands.put_openly(state, state.turn, state.card)
    state.note(events.KEPT, state.turn, state.card)
    discarding.end_turn(state, played=True)


def lay_on(state: "ExpressState", slot: int) -> None:
    trains = state.trains[state.side()]
    train = trains[slot]
    assert train is not None
    trains[slot] = train.followed_by(state.card)
    state.note(events.ADDED, state.turn, slot, state.card)
    discarding.end_turn(state, played=True)


def lay_new(state: "ExpressState", engine: int) -> None:
    train = started(state.card)
    slot = laying.new_train(state, train)
    state.bare += 1
    state.note(events.STARTED, state.turn, slot, state.card)
    laying.hitch(state, slot, train, engine)
    discarding.end_turn(state, played=True)
