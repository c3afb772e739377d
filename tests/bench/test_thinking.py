"""Thinking time of bots: what is measured, and what the page keeps."""

from pathlib import Path

import pytest

from bench.thinking import run as thinking
from bench.thinking.run import Row, measure, shares


def test_the_longest_counts() -> None:
    assert shares([0.1] * 98 + [0.5, 2.0]) == [100, 0.1, 2.0, 2.0]
    slow = Row("wurfel", 2, "master", [1, 0.1, 0.1, 1.1], [1, 1.0, 1.0, 1.1], "today")
    assert not slow.is_within()
    assert "| **no** |" in slow.said()


def test_what_is_not_measured_anew_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(thinking, "KEPT", tmp_path / "rows.json")
    row = measure("wurfel", 2, "novice", 0.01)
    assert row.turns[0] > 1
    thinking.write({row[:3]: row})
    assert thinking.kept() == {row[:3]: row}
    assert "| wurfel | 2 | novice |" in (tmp_path / "page.md").read_text("utf-8")
