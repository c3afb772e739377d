"""A snapshot is read part by part, and a fault is named with its place."""

import pytest

from rotonde import SnapshotError
from rotonde.core.snapshot import Reader


def test_a_part_is_an_object_with_its_own_keys() -> None:
    snapshot = Reader({"clock": {"tokens": 7}}, "snapshot", ["clock"])
    assert snapshot.part("clock", ["tokens"]).whole("tokens", 0, 10) == 7
    with pytest.raises(SnapshotError, match=r"at clock\.tokens: expected a number from 0 to 5, found 7"):
        snapshot.part("clock", ["tokens"]).whole("tokens", 0, 5)
    with pytest.raises(SnapshotError, match="at clock: hands is missing"):
        snapshot.part("clock", ["tokens", "hands"])
