"""Taking back into the hand: engines at any time, cars and maintenance of this turn."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import events, hands, memory
from rotonde.games.express.material import MAINTENANCE, MOST_TRAINS, NONE, REPAIRS
from rotonde.games.express.move_bases import LayMove
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


class Unhitch(LayMove):
    """EX-INFO-4: all see it; who knew the face knows what is in the hand now."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        train = state.train(state.side(), i)
        return "EX-PLAY-2" if train is None or train.is_bare() else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        trains = state.trains[state.side()]
        train = trains[i]
        assert train is not None
        engine_to_hand(state, i, train)
        trains[i] = train.hitched(NONE, 0)
        state.bare += 1


def engine_to_hand(state: "ExpressState", slot: int, train: Train) -> None:
    viewers = memory.everyone(state) if train.up else train.seen_by
    hands.put(state, state.turn, train.engine)
    memory.entered(state, state.turn, train.engine, viewers)
    state.note(events.UNHITCHED, state.turn, slot, train.engine, viewers)


class Uncouple(LayMove):
    """EX-LAY-5: the last car first; with its only car a train started this turn is gone."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if state.train(state.side(), i) is None:
            return "EX-PLAY-2"
        return "" if state.fresh[i] else "EX-LAY-6"  # only what was laid this turn

    def apply(self, state: "ExpressState", i: int) -> None:
        trains = state.trains[state.side()]
        train = trains[i]
        assert train is not None
        card = train.last()
        hands.put_openly(state, state.turn, card)
        state.fresh[i] -= 1
        state.note(events.UNCOUPLED, state.turn, i, card)
        if train.length() > 1:
            shorter = train.shortened()
            trains[i] = shorter
            if shorter.is_alone() and state.fresh[i]:
                state.alone += 1
            return
        trains[i] = None
        if train.is_alone():
            state.alone -= 1
        if train.is_bare():
            state.bare -= 1
        else:
            engine_to_hand(state, i, train)


class Unmaintain(LayMove):
    """The maintenance car of this turn."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "EX-LAY-5" if state.maintained == NONE else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        card = state.maintained
        state.maintenance[state.side() * REPAIRS + card - MAINTENANCE] -= 1
        state.maintained = NONE
        hands.put_openly(state, state.turn, card)
        state.note(events.UNMAINTAINED, state.turn, card)


unhitch: Final = Unhitch("unhitch", train=range(MOST_TRAINS))
uncouple: Final = Uncouple("uncouple", train=range(MOST_TRAINS))
unmaintain: Final = Unmaintain("unmaintain")
