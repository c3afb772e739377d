"""Intervals as they are in the books."""

import pytest

from rotonde.lab.figures import bins, difference, mean, share
from rotonde.lab.wording import Wording


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


def test_numbers_are_written_as_each_language_does() -> None:
    assert (Wording("en").percent(0.1234), Wording("en").number(-1234.5)) == ("12.3%", "−1,234.5")
    assert (Wording("fr").percent(0.1234), Wording("fr").signed(2.5)) == ("12,3\u202f%", "+2,50")
