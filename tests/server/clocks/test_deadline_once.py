"""A deadline fires once: whichever server is killed when, and however many watch."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from rotonde.server.tables.clocks.messages import Pace
from tests.server.clocks.simulated_time import Evening, spent

STRIKER = Path(__file__).with_name("deadline_process.py")
BEGAN = 1_000_000_000_000
LATE = BEGAN + 12_000


@pytest.fixture
def file(place: Path | str) -> Path | str:
    """A table at which Anna's twelve seconds have passed while a server was there."""

    async def work(evening: Evening) -> None:
        await evening.sit(Pace("turn", 12, 0, "forfeit"))
        await evening.store.beat(LATE)

    spent(place, work, BEGAN)
    return place


@contextmanager
def striking(file: Path | str, point: str = "none") -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, str(STRIKER), str(file), str(LATE), point]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def rows(file: Path | str) -> list[str]:
    found: list[str] = []

    async def read(evening: Evening) -> None:
        (table,) = await evening.store.tables_of("anna", 2)
        evening.table = table.id
        found.extend(await evening.kinds())
        is_over = table.status == "over"
        assert is_over == ("resign" in found)

    spent(file, read)
    return found


@pytest.mark.parametrize(
    ("point", "left", "then"),
    [
        ("before", [], "wrote 2"),
        ("during", [], "wrote 2"),
        ("after", ["late", "resign"], "wrote 0"),
    ],
)
def test_killed_at_any_moment_it_strikes_once(
    file: Path | str, point: str, left: list[str], then: str
) -> None:
    with striking(file, point) as process:
        assert said(process) == point
        process.kill()
        process.wait()
    assert rows(file) == left
    with striking(file) as process:
        assert said(process) == then
    assert rows(file) == ["late", "resign"]


def test_of_several_servers_one_strikes(file: Path | str) -> None:
    """All have seen that the time is over before any of them writes; a database may have three."""
    with ExitStack() as stack:
        number = 3 if isinstance(file, str) else 2
        servers = [stack.enter_context(striking(file, "before")) for _ in range(number)]
        assert {said(each) for each in servers} == {"before"}
        for each in servers:
            assert each.stdin is not None
            each.stdin.write("\n")
            each.stdin.flush()
        assert sorted(said(each) for each in servers) == ["wrote 0"] * (number - 1) + ["wrote 2"]
    assert rows(file) == ["late", "resign"]


def test_a_move_and_the_clock_want_the_same_place(file: Path | str) -> None:
    """The move is written while the clock is about to strike: it was in time."""
    with striking(file, "before") as process:
        assert said(process) == "before"

        async def move(evening: Evening) -> None:
            (table,) = await evening.store.tables_of("anna", 2)
            evening.table = table.id
            await evening.move(0)

        spent(file, move, LATE)
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
        assert said(process) == "wrote 0"
    assert rows(file) == []
