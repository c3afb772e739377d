"""The example with sb3-contrib, where that is installed: `make soak` does not install torch by itself."""

from importlib.util import find_spec

import learn_with_maskable_ppo as example
import numpy as np
import pytest


def test_its_table_gives_cells_from_0_to_1_and_a_mask() -> None:
    table = example.table()
    seen, _ = table.reset(seed=1)
    assert table.observation_space.contains(seen)
    assert list(np.flatnonzero(table.action_masks())) == table.table.state.legal_actions()


if find_spec("sb3_contrib"):

    @pytest.mark.soak
    @pytest.mark.filterwarnings("default")  # torch's own
    def test_it_learns() -> None:
        assert example.share_won(example.trained(40_000)) > example.share_won(None)
