"""Drawing, the first part of a turn: from the draw pile or the top discard; then the hand limit is read."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move, Phase
from rotonde.core.seats import CHANCE
from rotonde.games.express import events, hands, memory, setup
from rotonde.games.express.material import (
    CABOOSE,
    CARDS,
    HAND_LIMIT,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    NONE,
    REAL_END,
    WILD,
)
from rotonde.games.express.phases import DRAW, DRAWING, LAY, NOT_ASKED

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def begin_turn(state: "ExpressState", seat: int) -> None:
    state.phase = DRAW  # EX-TURN-1
    state.turn = seat
    state.to_act = seat
    state.limit = 0
    state.asked = NOT_ASKED
    state.maintained = NONE
    state.fresh = []
    state.note(events.TURN, seat)


class DrawMove(Move["ExpressState"]):
    """A move of the draw phase."""

    def not_due(self, state: "ExpressState") -> str:
        return "EX-TURN-1" if state.phase == LAY else ""


class Draw(DrawMove):
    """Two cards from the draw pile."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "" if state.bag_size or state.discards else "EX-SHUF-3"  # EX-SHUF-2: either pile will do

    def apply(self, state: "ExpressState", i: int) -> None:
        state.to_draw = 2  # EX-DRAW-1
        _draw_on(state)


def _draw_on(state: "ExpressState") -> None:
    if state.to_draw and not state.bag_size:
        _shuffle(state)
    if state.to_draw and state.bag_size:
        state.phase = DRAWING
        state.to_act = CHANCE
    else:
        state.to_draw = 0  # EX-SHUF-2: what there is
        begin_lay(state)


def _shuffle(state: "ExpressState") -> None:
    """EX-SHUF-1: the whole discard pile, the slot (EX-DRAW-3) is not touched."""
    if state.discards:
        for card in state.discards:
            state.bag[card] += 1
        state.bag_size = len(state.discards)
        state.discards = []
        state.note(events.SHUFFLED, state.bag_size)


class Draws(Move["ExpressState"]):
    """Chance: the card that is drawn."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "" if state.bag[i] else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        hands.draw_from_bag(state, i)
        hands.put(state, state.turn, i)
        state.note(events.DREW, state.turn, i)
        state.to_draw -= 1
        _draw_on(state)


class Take(DrawMove):
    """EX-DRAW-2: the top discard, no matter who laid it there."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "" if state.discards else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        card = state.discards.pop()
        hands.put_openly(state, state.turn, card)
        state.note(events.TOOK, state.turn, card)
        begin_lay(state)


class Skip(DrawMove):
    """No card, where there is none."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "EX-DRAW-1" if state.bag_size or state.discards else ""  # nobody may do without

    def apply(self, state: "ExpressState", i: int) -> None:
        state.note(events.NO_DRAW, state.turn)
        begin_lay(state)


draw: Final = Draw("draw")
take: Final = Take("take")
skip: Final = Skip("skip")
draws: Final = Draws("draws", card=CARDS)


class DrawPhase(Phase["ExpressState"]):
    """Every turn begins with it."""

    def legal(self, state: "ExpressState") -> list[int]:
        if state.discards:
            return [draw.first, take.first]
        return [draw.first] if state.bag_size else [skip.first]


def begin_lay(state: "ExpressState") -> None:
    """EX-LAY-1: right after the draw."""
    state.phase = LAY
    state.to_act = state.turn
    state.bare = 0
    state.alone = 0
    state.fresh = [0] * len(state.trains[state.side()])
    state.limit = discard_limit(state)
    if state.limit > HAND_LIMIT + 1 and state.is_first_turn():
        setup.misdeal(state)
    else:  # EX-HAND-4: in a later turn the excess stays
        _look(state)


def _look(state: "ExpressState") -> None:
    """EX-LAY-2, EX-INFO-3: after the draw, the engines of one's side are seen."""
    side, bit = state.side(), 1 << state.turn
    trains = state.trains[side]
    for slot in range(len(trains)):
        train = trains[slot]
        if train is not None and not train.seen_by & bit:
            trains[slot] = train.hitched(train.engine, train.seen_by | bit, up=train.up)
            memory.looked(state, state.turn, side, train.engine)


def discard_limit(state: "ExpressState") -> int:
    """EX-HAND-3: the most cards with which one may discard, if the lay phase began now.

    Six, or what remains of an impossible hand when all that can leave it has left.
    """
    return max(HAND_LIMIT + 1, state.sizes[state.turn] - state.bare - leaving(state))


def leaving(state: "ExpressState") -> int:
    """EX-HAND-3: how many cards can leave the hand of the one whose turn it is."""
    hand = state.turn * KINDS
    cars = sum(state.hands[hand : hand + REAL_END])
    wilds = state.hands[hand + WILD]
    cabooses = state.hands[hand + CABOOSE]
    repairs = sum(state.hands[hand + MAINTENANCE : hand + MAINTENANCE_END])
    found = 1 if repairs and state.maintained == NONE else 0
    open_trains = 0
    for train in state.trains[state.side()]:
        if train is not None and not train.is_closed() and not train.is_alone():
            open_trains += 1
    if cars + open_trains:
        found += 2 * cars + wilds + min(cabooses, open_trains + cars) - state.alone
    return found
