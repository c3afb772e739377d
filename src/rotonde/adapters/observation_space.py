"""Observation and action spaces of a table, and a seat's observation in them."""

from typing import TypedDict

from rotonde.adapters.extras import missing, say_engine
from rotonde.core.catalogue import game as found
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.state import State
from rotonde.learning.lookup import observation

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("gymnasium", "Gymnasium") from error

HORIZON = 2000  # decisions after which a game is broken off: random players may go on for ever


class SeatObservation(TypedDict):
    """Observation of a seat, and its action mask, empty while another decides."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class ObservationSpace:
    """Game, seats and options of a table, with the spaces of observations and actions."""

    def __init__(self, game: str | Game, seats: int | None, options: Options) -> None:
        say_engine()
        self.game = found(game) if isinstance(game, str) else game
        self.seats = self.game.seat_count(self.game.seats[0] if seats is None else seats)
        self.options = self.game.complete_options(self.seats, options)
        self.cells = observation(self.game, self.seats, self.options)
        self.actions = self.game.space.players_end
        self.most = np.array([most for _, most in self.cells.cells()], np.uint8)

    def observation_space(self) -> spaces.Dict:
        """Cells from 0 to the most that each can hold, and a mask of the actions."""
        cells = spaces.Box(np.zeros_like(self.most), self.most, dtype=np.uint8)
        return spaces.Dict({"observation": cells, "action_mask": spaces.MultiBinary(self.actions)})

    def action_space(self) -> spaces.Discrete:
        """The players' actions, numbered as in the game's own space."""
        return spaces.Discrete(self.actions)

    def observe(self, state: State, seat: int) -> SeatObservation:
        """Observation of the seat, from its view alone."""
        cells = np.frombuffer(self.cells.of(state, seat), np.uint8)
        return {"observation": cells, "action_mask": self.mask(state, seat)}

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Action mask of the seat."""
        mask = np.zeros(self.actions, np.int8)
        if state.to_act == seat:
            mask[state.legal_actions()] = 1
        return mask
