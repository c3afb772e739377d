"""Laying, the second part of a turn: trains, cars, engines and maintenance."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import events, hands, memory, taking_back
from rotonde.games.express.material import (
    CABOOSE,
    CARDS,
    DIESEL,
    KINDS,
    MAINTENANCE,
    NONE,
    REAL_END,
    REPAIR_NAMES,
    REPAIRS,
    WILD,
)
from rotonde.games.express.move_bases import ENGINE, PUT_DIESEL, TRAIN, LayMove, TrainMove
from rotonde.games.express.phases import COUPLE, HEAD, HITCH, LAY
from rotonde.games.express.trains import Train, started

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


class Start(LayMove):
    """A car starts a train; real cars first, then the wild car."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if i == REAL_END:
            return why_not_start_wild(state)
        if not state.holds(state.turn, i):
            return "EX-PLAY-2"
        return "EX-LAY-4" if state.slack() < 2 else ""  # the car, its engine, and a card to discard

    def apply(self, state: "ExpressState", i: int) -> None:
        card = i if i < REAL_END else WILD
        hands.play_openly(state, state.turn, card)
        slot = new_train(state, started(card))
        state.fresh[slot] = 1
        state.bare += 1
        if card == WILD:
            state.alone += 1
        state.note(events.STARTED, state.turn, slot, card)


def why_not_start_wild(state: "ExpressState") -> str:
    """EX-WILD-1: a wild car comes first only where a real car can join it in the same turn."""
    if not state.holds(state.turn, WILD):
        return "EX-PLAY-2"
    hand = state.turn * KINDS
    if not sum(state.hands[hand : hand + REAL_END]):
        return "EX-WILD-1"
    return "EX-LAY-4" if state.slack() < 3 else ""  # both cars, the engine, and a card to discard


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


class Add(LayMove):
    """A car goes to the end of a train; real cars first, then the caboose and the wild car."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        card = _added(i)
        if not state.holds(state.turn, card):
            return "EX-PLAY-2"
        if not accepted_cars(state.trains[state.side()]) >> card & 1:
            if card == CABOOSE:
                return "EX-CAB-1"
            return "EX-WILD-1" if card == WILD else "EX-TRAIN-2"
        return "EX-LAY-4" if state.slack() < 1 else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        card = _added(i)
        hands.play_openly(state, state.turn, card)  # all see what is going to be added
        _choose(state, COUPLE, couple, card)


def _added(i: int) -> int:
    """The card of the i-th `add`."""
    return i if i < REAL_END else i + CABOOSE - REAL_END


def add_of(card: int) -> int:
    """The `add` of a car."""
    return add.first + (card if card < REAL_END else card - CABOOSE + REAL_END)


def accepted_cars(trains: list[Train | None]) -> int:
    """The mask of cards that at least one of these trains takes."""
    accepted = 0
    for train in trains:
        if train is not None:
            accepted |= train.accepts
    return accepted


class Engine(LayMove):
    """EX-ENG-2: any card becomes the engine of a train, face down."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not state.holds(state.turn, i):
            return "EX-PLAY-2"
        return "" if state.bare else "EX-ENG-1"  # exactly one each

    def apply(self, state: "ExpressState", i: int) -> None:
        _choose(state, HITCH, hitch_to, i)


class Diesel(LayMove):
    """A diesel at the head of a train, face up."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not state.holds(state.turn, DIESEL):
            return "EX-PLAY-2"
        trains = state.trains[state.side()]
        if headable(trains):
            return ""
        return "EX-ENG-1" if any(train and train.is_passenger() for train in trains) else "EX-ENG-4"

    def apply(self, state: "ExpressState", i: int) -> None:
        hands.play_openly(state, state.turn, DIESEL)
        _choose(state, HEAD, head, DIESEL)


def headable(trains: list[Train | None]) -> bool:
    """Whether a diesel could be put at the head of one of these."""
    return any(train is not None and train.may_be_headed() for train in trains)


class Maintain(LayMove):
    """A maintenance car, laid before it is needed."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not state.holds(state.turn, MAINTENANCE + i):
            return "EX-PLAY-2"
        if state.maintained != NONE:
            return "EX-MNT-1"  # one a turn
        return "EX-LAY-4" if state.slack() < 1 else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        card = MAINTENANCE + i
        hands.play_openly(state, state.turn, card)
        state.maintenance[state.side() * REPAIRS + i] += 1
        state.maintained = card
        state.note(events.MAINTAINED, state.turn, card)


# Which train gets the card


def _choose(state: "ExpressState", phase: int, move: TrainMove, card: int) -> None:
    """Ask which train gets the card, unless only one can."""
    state.phase = phase
    state.card = card
    trains = move.legal(state)
    if len(trains) == 1:
        move.apply(state, trains[0] - move.first)


class Couple(TrainMove):
    """The train gets the car."""

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return why_not_couple(train, state.card)

    def apply(self, state: "ExpressState", i: int) -> None:
        trains = state.trains[state.side()]
        train = trains[i]
        assert train is not None
        if train.is_alone() and state.fresh[i]:
            state.alone -= 1  # EX-WILD-1: a real car has joined it
        trains[i] = train.followed_by(state.card)
        state.fresh[i] += 1
        state.note(events.ADDED, state.turn, i, state.card)
        _laid(state)


def why_not_couple(train: Train, card: int) -> str:
    """Rule by which the train does not take that card next."""
    if train.takes(card):
        return ""
    if train.is_closed():
        return "EX-TRAIN-4"  # nothing after a caboose
    if train.is_alone():
        return "EX-WILD-1"  # a real car first
    if train.last() == WILD:
        return "EX-WILD-3"  # too short a group to link from
    return "EX-TRAIN-3"  # another type only after a wild car


class HitchTo(TrainMove):
    """The train gets the engine."""

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return "" if train.is_bare() else "EX-ENG-1"

    def apply(self, state: "ExpressState", i: int) -> None:
        train = state.trains[state.side()][i]
        assert train is not None
        hitch(state, i, train, state.card)
        _laid(state)


def hitch(state: "ExpressState", slot: int, train: Train, card: int) -> None:
    """EX-INFO-4: all see that an engine is placed, only the one who lays it knows which card it is."""
    hands.pick(state, state.turn, card)
    memory.mixed(state, state.turn)
    state.trains[state.side()][slot] = train.hitched(card, 1 << state.turn)
    state.bare -= 1
    state.note(events.HITCHED, state.turn, slot, card)


class Head(TrainMove):
    """The train gets the diesel; an engine that lies there comes back to the hand."""

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        if not train.is_passenger():
            return "EX-ENG-4"
        return "EX-ENG-1" if train.up else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        train = state.trains[state.side()][i]
        assert train is not None
        if train.is_bare():
            state.bare -= 1
        else:
            taking_back.engine_to_hand(state, i, train)
        put_diesel(state, i, train)
        _laid(state)


def put_diesel(state: "ExpressState", slot: int, train: Train) -> None:
    """EX-ENG-4: face up, for all to see."""
    state.trains[state.side()][slot] = train.hitched(DIESEL, everybody(state), up=True)
    state.note(events.HEADED, state.turn, slot)


def everybody(state: "ExpressState") -> int:
    return (1 << state.seats) - 1


def _laid(state: "ExpressState") -> None:
    state.card = NONE
    state.phase = LAY


start: Final = Start("start", card=[*CARDS[:REAL_END], CARDS[WILD]])
add: Final = Add("add", card=[*CARDS[:REAL_END], CARDS[CABOOSE], CARDS[WILD]])
engine: Final = Engine(ENGINE)
diesel: Final = Diesel(PUT_DIESEL)
maintain: Final = Maintain("maintain", card=REPAIR_NAMES)
couple: Final = Couple(TRAIN)
hitch_to: Final = HitchTo(TRAIN)
head: Final = Head(TRAIN)
