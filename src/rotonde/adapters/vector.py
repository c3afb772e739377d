"""Vector environment: many games of one kind at once, numpy in and out.

    games = Stepper("wurfel", games=256, seats=2, seed=1)
    while learning:
        actions = policy(games.observations, games.masks)
        result = games.step(actions)

Needs numpy only. A game that is over gives way to a new one within the step.
"""

from typing import NamedTuple, TypeVar

from rotonde.adapters.extras import missing, say_engine

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing("vector", "numpy") from error

from rotonde.core.catalogue import game as found
from rotonde.core.game import Game
from rotonde.core.options import Option
from rotonde.learning.batch import GameBatch
from rotonde.learning.lookup import observation

__all__ = ["Step", "Stepper"]

Kind = TypeVar("Kind", bound=np.generic)
HORIZON = 2000  # decisions after which a game is broken off


class Step(NamedTuple):
    """Result of a step, a row for each game: rewards by seat, and whether the game ended."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    broken_off: NDArray[np.bool_]


class Stepper:
    """Vector environment; `observations` and `masks` are of the seat that decides (`to_act`) in each game.

    They lie in the engine's memory and change with every step: copy what you store.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        *,
        seed: int = 0,
        horizon: int = HORIZON,
        **options: Option,
    ) -> None:
        say_engine()
        self.game = found(game) if isinstance(game, str) else game
        self.seats = self.game.seat_count(self.game.seats[0] if seats is None else seats)
        agreed = self.game.complete_options(self.seats, options)
        cells = observation(self.game, self.seats, agreed)
        self._batch = GameBatch(self.game, self.seats, agreed, cells, games, seed, horizon)
        self.names = [name for name, _ in cells.cells()]
        self.most = np.array([most for _, most in cells.cells()], np.uint8)
        self.observations = _seen(self._batch.cells, np.uint8).reshape(games, cells.size)
        self.masks = _seen(self._batch.masks, np.bool_).reshape(games, self._batch.actions)
        self._ended = _seen(self._batch.ended, np.bool_)
        self._broken_off = _seen(self._batch.broken_off, np.bool_)

    @property
    def to_act(self) -> NDArray[np.int64]:
        """The seat that decides in each game."""
        return np.array(self._batch.to_act)

    def step(self, actions: NDArray[np.integer]) -> Step:
        """A decision in each game; an illegal one raises `rotonde.IllegalAction`, and nothing happens."""
        self._batch.step(np.asarray(actions).tolist())
        rewards = np.array(self._batch.rewards, np.float32).reshape(-1, self.seats)
        return Step(rewards, self._ended.copy(), self._broken_off.copy())

    def random_actions(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A legal action in each game, all equally likely."""
        drawn: NDArray[np.float32] = random.random(self.masks.shape, np.float32) * self.masks
        chosen: NDArray[np.int64] = drawn.argmax(axis=1)
        return chosen


def _seen(memory: bytearray, kind: type[Kind]) -> NDArray[Kind]:
    """The engine's memory as an array, for reading only."""
    array = np.frombuffer(memory, kind)
    array.flags.writeable = False
    return array
