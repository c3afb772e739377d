"""How a game counts that was not played out: resigned, forfeited, lent, agreed, closed, brought."""

import pytest
from msgspec.structs import replace

from rotonde.server.history import History
from rotonde.server.standing.case import BEHIND, FIRST, GAVE_UP
from rotonde.server.standing.weighing import case_of
from rotonde.server.store import Ending, Row, SeatRow, TableRow

TABLE = TableRow(
    id="t1",
    game="wurfel",
    version=1,
    options={},
    seed="",
    host="anna",
    invitation="",
    status="over",
    seats=(
        SeatRow(0, "person", "Anna", guest="anna"),
        SeatRow(1, "person", "Ben", guest="ben"),
        SeatRow(2, "bot", "Ada", level="novice"),
    ),
)
RESIGNED = [Row(0, 0, "novice", "resign")]
FORFEITED = [Row(0, 0, "", "late"), Row(1, 0, "novice", "resign")]
LENT = [Row(0, 0, "novice", "lend")]
LATE = [Row(0, 0, "novice", "late")]


def ranks(rows: list[Row], *winners: int) -> tuple[int, ...]:
    return case_of(replace(TABLE, winners=winners), History(rows).resigned).ranks


@pytest.mark.parametrize("rows", [RESIGNED, FORFEITED], ids=["resigned", "forfeited"])
def test_whoever_resigned_or_let_the_clock_run_out_is_behind_all_others(rows: list[Row]) -> None:
    assert ranks(rows, 1) == (GAVE_UP, FIRST, BEHIND)
    assert ranks(rows, 0) == (GAVE_UP, BEHIND, BEHIND), "also where a bot then won in their place"


@pytest.mark.parametrize("rows", [LENT, LATE], ids=["lent", "a bot helped out"])
def test_whoever_a_bot_stood_in_for_shares_its_fate(rows: list[Row]) -> None:
    assert ranks(rows, 0) == (FIRST, BEHIND, BEHIND)
    assert ranks(rows, 1) == (BEHIND, FIRST, BEHIND)


@pytest.mark.parametrize(
    ("ending", "counts"),
    [("", True), ("resigned", True), ("agreed", False), ("closed", False), ("unfinished", False)],
)
def test_what_counts(ending: Ending, counts: bool) -> None:  # a column of the table above
    assert case_of(replace(TABLE, ending=ending), set()).counts is counts


def test_a_game_that_began_as_another_does_not_count() -> None:
    assert not case_of(replace(TABLE, given=3), set()).counts
    assert not case_of(replace(TABLE, origin="{}"), set()).counts
    assert not case_of(replace(TABLE, material="{}"), set()).counts
