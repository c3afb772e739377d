"""A soak that was stopped goes on where it was, as long as the sources are the same."""

import sys
from collections.abc import Sequence
from pathlib import Path

from soak import parts, run, siege, soak

from tests.faults.soak import keep, kept
from tests.faults.trial import Outcome

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


def test_trials_of_other_sources_are_made_again(tmp_path: Path) -> None:
    done = {"sqlite": {"0": Outcome(moves=7)}, "postgresql": dict[str, Outcome]()}
    keep(tmp_path / "soak" / "faults.json", "sources", done)
    assert kept(tmp_path / "soak" / "faults.json", "sources") == done
    assert kept(tmp_path / "soak" / "faults.json", "other sources") == {"sqlite": {}, "postgresql": {}}


def test_a_part_is_told_of_which_sources_it_is() -> None:
    say = "import os, sys; sys.exit(os.environ['ROTONDE_SOAK_SOURCES'] != 'these')"
    assert run((sys.executable, "-c", say), "these") == 0
    assert run((sys.executable, "-c", say), "those") == 1
