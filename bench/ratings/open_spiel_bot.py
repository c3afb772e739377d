"""OpenSpiel's ISMCTS as a bot of ours: off the shelf, with random rollouts, through our adapter.

It thinks as long for a decision as the game's master does: its simulations are counted so that they take that
time, by how long those before took. Only its Python implementation plays games that are written in Python.
What it has laid it never takes back, nor does anybody in its rollouts: at random one would do so for ever.
"""

from collections.abc import Callable
from functools import lru_cache
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import rotonde
from bench.settings import settings
from rotonde.adapters.open_spiel import SEEDS, GameHistory, RotondeState

EXPLORATION = 1.4
FIRST, FEWEST = 4, 2  # simulations: at the first decision, and at any
HORIZON = 300  # decisions: random players may go round for ever, and a rollout has to end


@lru_cache
def taking_back(game: str) -> frozenset[int]:
    """The actions that only undo what was laid before."""
    space = rotonde.game(game).space
    return frozenset(a for a in range(space.players_end) if space.kind(a) in settings(game).never)


class Onward(RotondeState):
    """A state in which nothing is taken back, as long as there is anything else to do."""

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        legal = state.legal_actions()
        never = taking_back(state.game.id)
        return [a for a in legal if a not in never] or legal if never else legal

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "Onward":
        """Another state that the player cannot tell from this one."""
        other = Onward(self.get_game())
        other.held = self.held.imagined(player_id, int(probability_sampler() * SEEDS))
        return other


class Ismcts:
    """Imagines a world from what the seat knows, and hands it to OpenSpiel, which imagines others."""

    def __init__(self, game: str) -> None:
        self._game = pyspiel.load_game(f"rotonde_{game}", {})
        self._name = game
        self._seconds = settings(game).ismcts_seconds
        self._simulations = 0
        self._spent = 0.0

    def choose(self, perspective: rotonde.Perspective, chance: rotonde.Chance) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        count = self._affordable()
        random = np.random.RandomState(chance.below(1 << 31))
        rollouts = mcts.RandomRolloutEvaluator(1, random)
        bot = ismcts.ISMCTSBot(self._game, rollouts, EXPLORATION, count, random_state=random)
        begun = process_time()
        a = int(bot.step(self._state(perspective, chance)))
        self._spent += process_time() - begun
        self._simulations += count
        return a

    def explain(self, perspective: rotonde.Perspective, a: int, language: str) -> str:
        return {"en": "OpenSpiel's search found it.", "fr": "La recherche d'OpenSpiel l'a trouvé."}[language]

    def _affordable(self) -> int:
        """Number of simulations that the time allows, by what those before took."""
        if not self._spent:
            return FIRST
        return max(FEWEST, round(self._simulations / self._spent * self._seconds))

    def _state(self, perspective: rotonde.Perspective, chance: rotonde.Chance) -> pyspiel.State:
        world = perspective.imagine(chance)
        game = pyspiel.load_game(f"rotonde_{self._name}", {"players": world.seats, "horizon": HORIZON})
        state = Onward(game)
        state.held = GameHistory(world, HORIZON, [None] * world.seats)
        return state
