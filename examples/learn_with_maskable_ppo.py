"""Learns Würfel Express against the weakest bot with sb3-contrib's MaskablePPO.

`pip install 'rotonde[learning]'` (a CPU build of torch is enough), then
`python examples/learn_with_maskable_ppo.py [decisions]`.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rotonde.adapters.gymnasium import SeatEnv

DECISIONS = 100_000
GAMES = 100


class Cells(gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, Any]):
    """The cells alone, from 0 to 1: the mask goes its own way."""

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)
        self.table = table
        self.most = table.look.most.astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, self.most.shape, np.float32)

    def observation(self, observation: Any) -> NDArray[np.float32]:
        cells: NDArray[np.float32] = observation["observation"] / self.most
        return cells

    def action_masks(self) -> NDArray[np.bool_]:
        """What sb3-contrib asks for."""
        return self.table.action_masks()


def table() -> Cells:
    return Cells(SeatEnv("wurfel", 2, level="novice"))


def trained(decisions: int) -> Any:
    """A model after so many decisions."""
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", table(), seed=1, n_steps=1024, batch_size=256, device="cpu")
    return model.learn(decisions)


def share_won(model: Any | None) -> float:
    """How many games are won against the weakest bot; without a model, by random play."""
    tried = table()
    random = np.random.default_rng(1)
    won = 0
    for game in range(GAMES):
        seen, _ = tried.reset(seed=game)
        over, reward = False, 0.0
        while not over:
            masks = tried.action_masks()
            if model is None:
                action = random.choice(np.flatnonzero(masks))
            else:
                action = model.predict(seen, action_masks=masks)[0]
            seen, got, ended, broken_off, _ = tried.step(np.int64(action))
            reward, over = float(got), ended or broken_off
        won += reward > 0
    return won / GAMES


if __name__ == "__main__":
    before = share_won(None)
    after = share_won(trained(int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS))
    print(f"won {after:.0%} of {GAMES} games against the weakest bot; random play won {before:.0%}")
