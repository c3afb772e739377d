"""Learns Würfel Express for two with sb3-contrib's MaskablePPO, until it beats random play.

`pip install 'rotonde[learning]'` (a CPU build of torch is enough), then
`python examples/learn_with_maskable_ppo.py [decisions]`. Takes a minute of one core with the compiled engine.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rotonde.adapters.gymnasium import SeatEnv
from rotonde.adapters.observation_space import SeatObservation

DECISIONS = 40_000
TABLES = 16  # side by side: one pass through the net decides for all of them
FORESIGHT = 0.98  # how much the next decision counts
GAMES = 200
UNSEEN = 1000  # games from this seed on are for trying what was learnt

Floats = NDArray[np.float32]


class Racing(gymnasium.Wrapper[Floats, np.int64, SeatObservation, np.int64]):
    """The cells from 0 to 1, and a reward for every cell of the track besides the one for winning.

    What is gained on the way is given back at the end, so whoever plays best without it does with it.
    """

    def __init__(self, table: SeatEnv) -> None:
        super().__init__(table)  # type: ignore[arg-type]  # it declares what goes in like what comes out
        self.table = table
        self.most = table.look.most.astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, self.most.shape, np.float32)
        self._front = [name for name, _ in table.look.cells.cells()].index("tracks.+0.front")  # one's own

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        seen, info = self.table.reset(seed=seed, options=options)
        cells = self._cells(seen["observation"])
        self._reached = float(cells[self._front])
        return cells, info

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        seen, won, ended, broken_off, info = self.table.step(action)
        cells = self._cells(seen["observation"])
        reached = 0.0 if ended else float(cells[self._front])
        moved = FORESIGHT * reached - self._reached
        self._reached = reached
        return cells, won + moved, ended, broken_off, {**info, "won": won > 0}

    def _cells(self, seen: NDArray[np.uint8]) -> Floats:
        cells: Floats = np.divide(seen, self.most, dtype=np.float32)
        return cells

    def action_masks(self) -> NDArray[np.bool_]:
        """Action mask for sb3-contrib."""
        return self.table.action_masks()


def table() -> Racing:
    return Racing(SeatEnv("wurfel", 2, level="random"))


def trained(decisions: int = DECISIONS) -> Any:
    """A model after so many decisions."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)  # the net is small: more threads only wait for each other
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=FORESIGHT,
        policy_kwargs={"net_arch": [64]},
        seed=1,
        device="cpu",
    )
    return model.learn(decisions)


def share_won(model: Any | None, games: int = GAMES) -> float:
    """Share of games won against random play; without a model, by random play."""
    tried = table()
    random = np.random.default_rng(1)
    won = 0
    for seed in range(UNSEEN, UNSEEN + games):
        seen, info = tried.reset(seed=seed)
        over = False
        while not over:
            masks = tried.action_masks()
            if model is None:
                action = random.choice(np.flatnonzero(masks))
            else:
                action = model.predict(seen, action_masks=masks)[0]
            seen, _, ended, broken_off, info = tried.step(np.int64(action))
            over = ended or broken_off
        won += info["won"]
    return won / games


if __name__ == "__main__":
    before = share_won(None)
    after = share_won(trained(int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS))
    print(f"won {after:.0%} of {GAMES} games against random play, which wins {before:.0%} against itself")
