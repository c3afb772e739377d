"""Disasters: aimed, countered, and what four of them do; the engine swap has a file of its own."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.express import discarding, events, hands, memory, stealing, swapping
from rotonde.games.express.material import (
    BROKEN_CAR,
    CARDS,
    COUNTER,
    DERAILMENT,
    ENGINE_SWAP,
    MAINTENANCE,
    MOST_SEATS,
    NONE,
    REPAIR_NAMES,
    REPAIRS,
    STEAL,
    WRECK,
)
from rotonde.games.express.move_bases import TRAIN, LayMove, TrainMove
from rotonde.games.express.phases import AIM_SEAT, AIM_SIDE, AIM_TRAIN, RESPOND
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


# Aiming


class Play(LayMove):
    """EX-DIS-3: the card is named, then its target; EX-DIS-5: it stays in the slot."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        card = WRECK + i
        rule = discarding.why_not_effect(state, card)
        if rule:
            return rule
        return "" if card == DERAILMENT or sides(state, card) else "EX-DIS-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        card = WRECK + i
        hands.play_openly(state, state.turn, card)
        state.slot.append(card)
        state.card = card
        state.note(events.PLAYED, state.turn, card)
        if card == DERAILMENT:
            state.phase = AIM_SEAT
            return
        state.phase = AIM_SIDE
        possible = sides(state, card)
        if len(possible) == 1:
            against.apply(state, possible[0] - against.first)


class Against(Move["ExpressState"]):
    """The side that the disaster is played against."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return why_not_against(state, state.card, i)

    def apply(self, state: "ExpressState", i: int) -> None:
        state.aim = i
        if state.card == ENGINE_SWAP:
            _meet(state)
            return
        state.phase = AIM_TRAIN
        possible = hit.legal(state)
        if len(possible) == 1:
            hit.apply(state, possible[0] - hit.first)


def sides(state: "ExpressState", card: int) -> list[int]:
    """The sides that this disaster can be played against, as actions."""
    possible = range(state.config.sides)
    return [against.first + side for side in possible if not why_not_against(state, card, side)]


def why_not_against(state: "ExpressState", card: int, side: int) -> str:
    """EX-DIS-1: also one's own side, except for the engine swap."""
    if side >= state.config.sides:
        return "EX-PLAY-2"
    if card == ENGINE_SWAP:
        return swapping.why_not_against(state, side)
    rule = "EX-DIS-1"  # there is no train
    for train in state.trains[side]:
        if train is not None:
            rule = why_not_hit(train, card)
            if not rule:
                break
    return rule


class Hit(TrainMove):
    """The train of that side that is hit."""

    def side(self, state: "ExpressState") -> int:
        return state.aim

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return why_not_hit(train, state.card)

    def apply(self, state: "ExpressState", i: int) -> None:
        state.aimed_train = i
        _meet(state)


def why_not_hit(train: Train, card: int) -> str:
    return "EX-CAB-3" if train.is_closed() and card != WRECK else ""


class Derail(Move["ExpressState"]):
    """EX-DER-1: who loses a turn."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "" if i < state.seats else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        state.aim = state.config.side_of[i]
        state.aimed_seat = i
        _meet(state)


# Countering


def _meet(state: "ExpressState") -> None:
    state.note(events.AIMED, state.card, state.aim, state.aimed_train, state.aimed_seat)
    repair = COUNTER[state.card]
    if state.repairs(state.aim, repair):  # EX-CTR-1: no choice, both go to the slot
        state.maintenance[state.aim * REPAIRS + repair - MAINTENANCE] -= 1
        state.slot.append(repair)
        state.note(events.SPENT, state.aim, repair)
        discarding.end_turn(state, played=True)  # EX-CTR-5
    else:
        _ask_next(state, state.turn)


def _ask_next(state: "ExpressState", after: int) -> None:
    """EX-CTR-2: every defender is asked, also one who can only decline; else the log would show it."""
    seat = (after + state.direction) % state.seats
    while seat != state.turn:
        if _defends(state, seat):
            state.phase = RESPOND
            state.asking = seat
            state.to_act = seat
            return
        seat = (seat + state.direction) % state.seats
    state.asking = NONE
    state.to_act = state.turn
    _strike(state)


def _defends(state: "ExpressState", seat: int) -> bool:
    if state.card == DERAILMENT:
        return seat == state.aimed_seat
    return state.config.side_of[seat] == state.aim


class Decline(Move["ExpressState"]):
    """Let it happen."""

    def apply(self, state: "ExpressState", i: int) -> None:
        state.note(events.DECLINED, state.asking)
        _ask_next(state, state.asking)


class Counter(Move["ExpressState"]):
    """EX-CTR-3: the maintenance car stays in the layout, and is not the one of a turn."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        """EX-CTR-4: from the hand; an engine stops nothing."""
        card = MAINTENANCE + i
        if card != COUNTER[state.card]:
            return "EX-MNT-2"
        return "" if state.holds(state.asking, card) else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        card = MAINTENANCE + i
        hands.play_openly(state, state.asking, card)
        state.maintenance[state.aim * REPAIRS + i] += 1
        state.note(events.COUNTERED, state.asking, card)
        discarding.end_turn(state, played=True)


play: Final = Play("play", card=CARDS[WRECK:])
against: Final = Against("against", side=range(MOST_SEATS))
hit: Final = Hit(TRAIN)
derail: Final = Derail("derail", seat=range(MOST_SEATS))
decline: Final = Decline("decline")
counter: Final = Counter("counter", card=REPAIR_NAMES)


# Effects


def _strike(state: "ExpressState") -> None:
    card = state.card
    if card == ENGINE_SWAP:
        swapping.begin(state)
        return
    if card == STEAL:
        stealing.begin(state, _last_car(state))
        _shorten(state)
        return
    if card == DERAILMENT:
        state.skips[state.aimed_seat] += 1  # EX-DER-1
        state.note(events.DERAILED, state.aimed_seat)
    elif card == BROKEN_CAR:
        car = _last_car(state)  # EX-BRK-1
        state.slot.append(car)
        state.note(events.BROKE, state.aim, state.aimed_train, car)
        _shorten(state)
    else:
        _wreck(state)
    discarding.end_turn(state, played=True)


def _last_car(state: "ExpressState") -> int:
    train = state.trains[state.aim][state.aimed_train]
    assert train is not None
    return train.last()


def _shorten(state: "ExpressState") -> None:
    """The train that is hit loses its last car; without cars it is gone."""
    trains = state.trains[state.aim]
    train = trains[state.aimed_train]
    assert train is not None
    if train.length() > 1:
        trains[state.aimed_train] = train.shortened()
    else:
        trains[state.aimed_train] = None
        _return_engine(state, train)


def _return_engine(state: "ExpressState", train: Train) -> None:
    """EX-DIS-6: the engine comes into a hand of its side: who is next in the direction, the attacker last."""
    seat = (state.turn + state.direction) % state.seats
    while state.config.side_of[seat] != state.aim:
        seat = (seat + state.direction) % state.seats
    viewers = memory.everyone(state) if train.up else train.seen_by
    if not viewers >> seat & 1:
        memory.looked(state, seat, state.aim, train.engine)  # EX-INFO-6
    hands.put(state, seat, train.engine)
    memory.entered(state, seat, train.engine, viewers)
    state.note(events.RETURNED, seat, train.engine, viewers | 1 << seat)


def _wreck(state: "ExpressState") -> None:
    """EX-WRK-1: all of it goes to the slot, an engine face down unseen (EX-INFO-7)."""
    train = state.trains[state.aim][state.aimed_train]
    assert train is not None
    state.trains[state.aim][state.aimed_train] = None
    state.slot += list(train.cars)
    if train.up:
        state.slot.append(train.engine)
    else:
        state.wrecked = train.engine
        state.wrecked_side = state.aim
        state.wrecked_seen_by = train.seen_by
    state.note(events.WRECKED, state.aim, state.aimed_train)
