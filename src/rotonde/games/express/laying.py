"""The second part of a turn: trains, cars, engines and maintenance, laid and taken back at will."""

from typing import TYPE_CHECKING

from rotonde.games.express import events, hands, memory
from rotonde.games.express.actions import (
    ENGINE,
    MAINTAIN,
    PUT_DIESEL,
    START,
    TRAIN,
    UNCOUPLE,
    UNHITCH,
    UNMAINTAIN,
    add_of,
)
from rotonde.games.express.material import (
    CABOOSE,
    DIESEL,
    KINDS,
    MAINTENANCE,
    NONE,
    REAL_END,
    REPAIRS,
    WILD,
)
from rotonde.games.express.phases import COUPLE, HEAD, HITCH, LAY
from rotonde.games.express.trains import Train, started

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


# What is allowed


def lays(state: "ExpressState", legal: list[int]) -> None:
    """Append all that may be laid or taken back now, in the order of the space."""
    slack = state.slack()
    trains = state.trains[state.side()]  # EX-LAY-7, EX-TEAM-1: one's own side's, whoever laid them
    if slack >= 1:
        _cars(state, trains, slack, legal)
    if state.bare:
        _engines(state, trains, legal)
    if slack >= 1 and state.maintained == NONE:
        hand = state.turn * KINDS
        repairs = [card for card in range(REPAIRS) if state.hands[hand + MAINTENANCE + card]]
        legal += [MAINTAIN + card for card in repairs]
    for slot in range(len(trains)):
        train = trains[slot]
        if train is not None and not train.is_bare():
            legal.append(UNHITCH + slot)
    legal += [UNCOUPLE + slot for slot in range(len(state.fresh)) if state.fresh[slot]]
    if state.maintained != NONE:
        legal.append(UNMAINTAIN)


def _cars(state: "ExpressState", trains: list[Train | None], slack: int, legal: list[int]) -> None:
    hand = state.turn * KINDS
    held = state.hands
    if slack >= 2:
        legal += [START + card for card in range(REAL_END) if held[hand + card]]
    accepted = accepted_cars(trains)
    for card in range(WILD + 1):
        if accepted >> card & 1 and held[hand + card]:
            legal.append(add_of(card))


def _engines(state: "ExpressState", trains: list[Train | None], legal: list[int]) -> None:
    hand = state.turn * KINDS
    legal += [ENGINE + card for card in range(KINDS) if state.hands[hand + card]]
    if state.hands[hand + DIESEL] and headable(trains):
        legal.append(PUT_DIESEL)


def accepted_cars(trains: list[Train | None]) -> int:
    """The mask of cards that at least one of these trains takes."""
    accepted = 0
    for train in trains:
        if train is not None:
            accepted |= train.accepts
    return accepted


def headable(trains: list[Train | None]) -> bool:
    """Whether a diesel could be put at the head of one of these."""
    return any(train is not None and train.may_be_headed() for train in trains)


def why_not_start(state: "ExpressState", card: int) -> str:
    if not state.holds(state.turn, card):
        return "EX-PLAY-2"
    return "EX-LAY-4" if state.slack() < 2 else ""  # the car, its engine, and a card to discard


def why_not_add(state: "ExpressState", card: int) -> str:
    if not state.holds(state.turn, card):
        return "EX-PLAY-2"
    if not accepted_cars(state.trains[state.side()]) >> card & 1:
        if card == CABOOSE:
            return "EX-CAB-1"
        return "EX-WILD-1" if card == WILD else "EX-TRAIN-2"
    return "EX-LAY-4" if state.slack() < 1 else ""


def why_not_engine(state: "ExpressState", card: int) -> str:
    """EX-ENG-2: any card will do."""
    if not state.holds(state.turn, card):
        return "EX-PLAY-2"
    return "" if state.bare else "EX-ENG-1"  # exactly one each


def why_not_diesel(state: "ExpressState") -> str:
    if not state.holds(state.turn, DIESEL):
        return "EX-PLAY-2"
    return "" if headable(state.trains[state.side()]) else "EX-ENG-4"


def why_not_maintain(state: "ExpressState", card: int) -> str:
    if not state.holds(state.turn, card):
        return "EX-PLAY-2"
    if state.maintained != NONE:
        return "EX-MNT-1"  # one a turn
    return "EX-LAY-4" if state.slack() < 1 else ""


def why_not_on(state: "ExpressState", slot: int) -> str:
    """Why what is being laid cannot go to that train."""
    train = state.train(state.side(), slot)
    if train is None:
        return "EX-PLAY-2"
    if state.phase == HITCH:
        return "" if train.is_bare() else "EX-ENG-1"
    if state.phase == HEAD:
        return "" if train.may_be_headed() else "EX-ENG-4"
    return why_not_couple(train, state.card)


def why_not_couple(train: Train, card: int) -> str:
    """Why the train does not take that card as its next car."""
    if train.takes(card):
        return ""
    if train.is_closed():
        return "EX-TRAIN-4"  # nothing after a caboose
    if train.last() == WILD:
        return "EX-WILD-3"  # too short a group to link from
    return "EX-TRAIN-3"  # another type only after a wild car


def choices(state: "ExpressState") -> list[int]:
    """The trains that can get what is being laid, as actions."""
    slots = range(len(state.trains[state.side()]))
    return [TRAIN + slot for slot in slots if not why_not_on(state, slot)]


# What happens


def _choose(state: "ExpressState", phase: int, card: int) -> None:
    """Ask which train gets the card, unless only one can."""
    state.phase = phase
    state.card = card
    trains = choices(state)
    if len(trains) == 1:
        lay_on(state, trains[0] - TRAIN)


def start(state: "ExpressState", card: int) -> None:
    hands.play_openly(state, state.turn, card)
    slot = new_train(state, started(card))
    state.fresh[slot] = 1
    state.bare += 1
    state.note(events.STARTED, state.turn, slot, card)


def new_train(state: "ExpressState", train: Train) -> int:
    """The train takes the lowest free slot of the side whose turn it is."""
    trains = state.trains[state.side()]
    for slot in range(len(trains)):
        if trains[slot] is None:
            trains[slot] = train
            return slot
    trains.append(train)
    state.fresh.append(0)
    return len(trains) - 1


def add(state: "ExpressState", card: int) -> None:
    hands.play_openly(state, state.turn, card)  # all see what is going to be added
    _choose(state, COUPLE, card)


def engine(state: "ExpressState", card: int) -> None:
    _choose(state, HITCH, card)


def diesel(state: "ExpressState") -> None:
    hands.play_openly(state, state.turn, DIESEL)
    _choose(state, HEAD, DIESEL)


def lay_on(state: "ExpressState", slot: int) -> None:
    """The train is chosen: couple the car, or hitch the engine."""
    trains = state.trains[state.side()]
    train = trains[slot]
    assert train is not None
    card, seat = state.card, state.turn
    if state.phase == COUPLE:
        trains[slot] = train.followed_by(card)
        state.fresh[slot] += 1
        state.note(events.ADDED, seat, slot, card)
    elif state.phase == HITCH:
        hitch(state, slot, train, card)
    else:
        trains[slot] = train.hitched(card, everybody(state), up=True)
        state.bare -= 1
        state.note(events.HEADED, seat, slot)
    state.card = NONE
    state.phase = LAY


def hitch(state: "ExpressState", slot: int, train: Train, card: int) -> None:
    """EX-INFO-4: all see that an engine is placed, only the one who lays it knows which card it is."""
    hands.pick(state, state.turn, card)
    memory.mixed(state, state.turn)
    state.trains[state.side()][slot] = train.hitched(card, 1 << state.turn)
    state.bare -= 1
    state.note(events.HITCHED, state.turn, slot, card)


def everybody(state: "ExpressState") -> int:
    return (1 << state.seats) - 1


def maintain(state: "ExpressState", card: int) -> None:
    hands.play_openly(state, state.turn, card)
    state.maintenance[state.side() * REPAIRS + card - MAINTENANCE] += 1
    state.maintained = card
    state.note(events.MAINTAINED, state.turn, card)
