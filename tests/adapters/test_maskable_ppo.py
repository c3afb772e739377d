"""The example with sb3-contrib: its table always, its learning in `make soak`, which installs torch."""

import learn_with_maskable_ppo as example
import numpy as np
import pytest


def test_its_table_gives_cells_from_0_to_1_and_a_mask() -> None:
    table = example.table()
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert list(np.flatnonzero(table.action_masks())) == table.table.state.legal_actions()


def test_what_it_gives_on_the_way_it_takes_back() -> None:
    """With the discount the rewards of the way add up to nothing, whatever way it was."""
    table = example.table()
    table.reset(seed=1)
    random = np.random.default_rng(1)
    rewards, over, won = list[float](), False, False
    while not over:
        _, reward, over, _, info = table.step(np.int64(random.choice(np.flatnonzero(table.action_masks()))))
        rewards.append(reward)
        won = info["won"]
    rewards[-1] -= 1 if won else -1
    assert sum(reward * example.FORESIGHT**i for i, reward in enumerate(rewards)) == pytest.approx(
        0, abs=1e-5
    )


@pytest.mark.soak
@pytest.mark.filterwarnings("default")  # torch's own
def test_it_learns() -> None:
    before, after = example.share_won(None), example.share_won(example.trained())
    assert 0.35 < before < 0.65
    assert after > 0.8
