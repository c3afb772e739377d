"""A soak that was stopped goes on where it was, as long as the sources are the same."""

from collections.abc import Sequence
from pathlib import Path

from soak import parts, siege, soak

THREE = {name: (name,) for name in ("one", "two", "three")}


def test_what_passed_is_not_run_again_with_the_same_sources(tmp_path: Path) -> None:
    ran: list[str] = []

    def run(command: Sequence[str], broken: str = "two") -> int:
        ran.append(command[0])
        return command[0] == broken

    notes = tmp_path / "soak" / "parts.json"
    assert soak(THREE, notes, "sources", run) == ["two"]
    assert soak(THREE, notes, "sources", lambda command: run(command, "")) == []
    assert ran == ["one", "two", "three", "two"]
    assert soak(THREE, notes, "other sources", run) == ["two"]
    assert len(ran) == 7


def test_every_game_is_a_part() -> None:
    assert {"core", "server", "convoi", "express", "tee", "wurfel", "marked", "faults"} <= set(parts())


def test_few_examples_make_every_long_part_short() -> None:
    assert [siege()[name][-1] for name in ("faults", "crowd", "day")] == ["300", "5000", "2000"]
    assert [siege(100)[name][-1] for name in ("faults", "crowd", "day")] == ["6", "100", "40"]
    assert [parts(1)[name][-1] for name in ("faults", "crowd", "day")] == ["1", "1", "1"]
