"""The example that learns in plain numpy learns: half of what it takes by itself is enough to beat random."""

import learn_in_numpy
import pytest

pytestmark = pytest.mark.strength


def test_it_learns_to_beat_random_play() -> None:
    """It won 95 % when this was written; random play wins half."""
    policy = learn_in_numpy.trained(50_000)
    assert learn_in_numpy.share_won(policy, 128) >= 0.85
