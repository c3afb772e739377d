"""Base classes of moves: what moves of several parts of the rulebook have in common."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from rotonde.core.actions import Kind, kind
from rotonde.core.moves import Move
from rotonde.games.express.material import CARDS, MOST_TRAINS
from rotonde.games.express.phases import DRAW
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

# Notations that mean one thing in one phase and another in another.
ENGINE: Final[Kind] = kind("engine", card=CARDS)
PUT_DIESEL: Final[Kind] = kind("diesel")
TRAIN: Final[Kind] = kind("train", train=range(MOST_TRAINS))


class LayMove(Move["ExpressState"]):
    """A move of the lay phase, in which a turn also ends."""

    def not_due(self, state: "ExpressState") -> str:
        return "EX-TURN-1" if state.phase == DRAW else ""  # first draw, then lay, then discard


class TrainMove(Move["ExpressState"]):
    """A move that names a train; the phase says what for."""

    def side(self, state: "ExpressState") -> int:
        """Side whose trains can be named."""
        return state.side()

    @abstractmethod
    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        """The rule that forbids to name that train."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        train = state.train(self.side(state), i)
        return "EX-PLAY-2" if train is None else self.why_not_train(state, train, i)

    def legal(self, state: "ExpressState") -> list[int]:
        found: list[int] = []
        trains = state.trains[self.side(state)]
        for slot in range(len(trains)):
            train = trains[slot]
            if train is not None and not self.why_not_train(state, train, slot):
                found.append(self.first + slot)
        return found
