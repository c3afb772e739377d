"""Batched stepping: many games of one kind, a decision in each at every step."""

from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.state import State
from rotonde.learning.observation import Observation
from rotonde.learning.payoffs import payoffs

SEEDS = 1 << 64


class GameBatch:
    """Games stepped together; cells and masks lie in the same memory at every step, a row for each game.

    A game that is over, or at its horizon, gives way to a new one at once; what is observed is the new one's.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        observation: Observation,
        games: int,
        seed: int,
        horizon: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.horizon = horizon  # decisions after which a game is broken off
        self.actions = game.space.players_end
        self.cells = bytearray(games * observation.size)
        self.masks = bytearray(games * self.actions)
        self.ended = bytearray(games)
        self.broken_off = bytearray(games)
        self.rewards = [0.0] * (games * seats)
        self._observation = observation
        self._no_cells = bytes(observation.size)
        self._no_actions = bytes(self.actions)
        seeds = Chance(seed)
        self._chances = [Chance(seeds.below(SEEDS)) for _ in range(games)]
        self._decisions = [0] * games
        self.states: list[State] = [self._begun(chance) for chance in self._chances]
        self.to_act = [state.to_act for state in self.states]
        for i in range(games):
            self._show(i)

    def _begun(self, chance: Chance) -> State:
        """A new game at its first decision."""
        state = self.game.new(self.seats, self.options)
        state.forget()
        draw(state, chance)
        return state

    def step(self, actions: list[int]) -> None:
        """A decision in every game; where one of them is illegal it is refused and nothing happens."""
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} games need as many actions, not {len(actions)}")
        for i, state in enumerate(self.states):
            if state.why_not(actions[i]):
                state.apply(actions[i])  # refuses it
        for i in range(len(actions)):
            self._decide(i, actions[i])
            self._show(i)

    def _decide(self, i: int, a: int) -> None:
        state = self.states[i]
        state.apply(a)
        draw(state, self._chances[i])
        self._decisions[i] += 1
        over = state.to_act == OVER
        late = not over and self._decisions[i] >= self.horizon
        self.ended[i] = 1 if over else 0
        self.broken_off[i] = 1 if late else 0
        self.rewards[i * self.seats : (i + 1) * self.seats] = payoffs(state)
        if over or late:
            self._decisions[i] = 0
            self.states[i] = self._begun(self._chances[i])

    def _show(self, i: int) -> None:
        """Writes the observation and mask of the seat that decides in a game."""
        state = self.states[i]
        seat = state.to_act
        self.to_act[i] = seat
        at = i * len(self._no_cells)
        self.cells[at : at + len(self._no_cells)] = self._no_cells
        self._observation.write(state, seat, self.cells, at)
        first = i * self.actions
        self.masks[first : first + self.actions] = self._no_actions
        for a in state.legal_actions():
            self.masks[first + a] = 1


def draw(state: State, chance: Chance) -> None:
    """Applies chance until the next decision."""
    while state.to_act == CHANCE:
        state.apply(state.sample(chance))
