"""A stamp is fresh exactly while the contents are the same."""

from pathlib import Path

import pytest
import stamp


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "source.py"
    made.write_text("x = 1\n")
    return made


def test_the_same_contents_are_fresh(file: Path, tmp_path: Path) -> None:
    stamp.leave(tmp_path / "new" / "stamp", stamp.digest([file]))
    assert stamp.is_fresh(tmp_path / "new" / "stamp", stamp.digest([file]))


def test_a_changed_file_is_not(file: Path) -> None:
    before = stamp.digest([file])
    file.write_text("x = 2\n")
    assert stamp.digest([file]) != before


def test_another_word_is_not(file: Path) -> None:
    assert stamp.digest([file], "3.11") != stamp.digest([file], "3.12")


def test_a_missing_stamp_is_not(tmp_path: Path) -> None:
    assert not stamp.is_fresh(tmp_path / "stamp", stamp.digest([]))
