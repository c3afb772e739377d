"""Stealing: the stolen car goes to the hand or is laid at once; no going out with it (EX-STL-3)."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.express import discarding, events, hands, laying
from rotonde.games.express.material import DIESEL, FREIGHT_END, REAL_END
from rotonde.games.express.move_bases import ENGINE, PUT_DIESEL, TRAIN, TrainMove
from rotonde.games.express.phases import STOLEN
from rotonde.games.express.trains import Train, started

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def begin(state: "ExpressState", card: int) -> None:
    """EX-STL-1; EX-STL-2: a stolen wild car is just a wild card again."""
    state.phase = STOLEN
    state.card = card
    state.note(events.STOLE, state.turn, state.aim, state.aimed_train, card)


class Keep(Move["ExpressState"]):
    """EX-HAND-2: one's hand may then exceed five until the end of the next turn."""

    def apply(self, state: "ExpressState", i: int) -> None:
        hands.put_openly(state, state.turn, state.card)
        state.note(events.KEPT, state.turn, state.card)
        discarding.end_turn(state, played=True)


class CoupleStolen(TrainMove):
    """The train that gets it."""

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return laying.why_not_couple(train, state.card)

    def apply(self, state: "ExpressState", i: int) -> None:
        trains = state.trains[state.side()]
        train = trains[i]
        assert train is not None
        trains[i] = train.followed_by(state.card)
        state.note(events.ADDED, state.turn, i, state.card)
        discarding.end_turn(state, played=True)


class StartBehindDiesel(Move["ExpressState"]):
    """A passenger car starts a train behind a diesel, face up."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not FREIGHT_END <= state.card < REAL_END:
            return "EX-ENG-4"
        return "" if state.holds(state.turn, DIESEL) else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        train = started(state.card)
        slot = laying.new_train(state, train)
        state.note(events.STARTED, state.turn, slot, state.card)
        hands.play_openly(state, state.turn, DIESEL)
        laying.put_diesel(state, slot, train)
        discarding.end_turn(state, played=True)


class StartStolen(Move["ExpressState"]):
    """Starts a train with it, and this engine."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if state.card >= REAL_END:
            return "EX-STL-1"  # only a real car starts a train
        return "" if state.holds(state.turn, i) else "EX-PLAY-2"

    def apply(self, state: "ExpressState", i: int) -> None:
        train = started(state.card)
        slot = laying.new_train(state, train)
        state.bare += 1
        state.note(events.STARTED, state.turn, slot, state.card)
        laying.hitch(state, slot, train, i)
        discarding.end_turn(state, played=True)


keep: Final = Keep("keep")
couple_stolen: Final = CoupleStolen(TRAIN)
start_stolen: Final = StartStolen(ENGINE)
start_behind_diesel: Final = StartBehindDiesel(PUT_DIESEL)
