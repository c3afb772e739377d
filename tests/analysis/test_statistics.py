"""Statistics: intervals and tests as they are in the books, and when a claim is settled."""

import pytest

from rotonde.analysis.statistics import bins, difference, mean, share, verdict


def test_wilsons_interval() -> None:
    found = share(8, 10)
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.8, 0.490, 0.943)
    assert share(0, 10).low == 0
    assert share(0, 0).games == 0


def test_the_interval_of_a_mean() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.386, abs=0.001)
    assert mean([7]).low == 7
    assert mean([]).games == 0


def test_what_pairs_share_falls_out() -> None:
    found = difference([1, 5, 9], [2, 6, 10])
    assert (found.value, found.low, found.high) == (1, 1, 1)
    assert found.excludes(0)


def test_bins_hold_everything() -> None:
    assert bins([0, 1, 2, 10], 0, 10, 2) == (0.75, 0.25)
    assert sum(bins([3, 3], 3, 3, 4)) == 1


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (90, 100, 0.8256, 0.9448),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert share(won, games)[1:3] == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("won", "games", "answer"), [(0, 0, ""), (92, 100, ""), (950, 1000, "yes"), (850, 1000, "no")]
)
def test_a_claim_is_open_until_it_is_clear(won: int, games: int, answer: str) -> None:
    assert verdict(won, games, 0.9) == answer
