"""Eligibility of games not played out: resigned, forfeited, lent, agreed, closed, brought."""

from dataclasses import replace
from typing import Any

import pytest

from rotonde.server.ratings.eligibility import rated_game_of
from rotonde.server.ratings.rated_game import BEHIND, FIRST, GAVE_UP
from rotonde.table.game.rated import allows_hints, unrated_reason
from rotonde.table.history import History
from rotonde.table.rows import Ending, HintRule, Row, SeatRow
from tests.server.rated_tables import TABLE

ANNA, BOT = TABLE.seats[0], TABLE.seats[2]
RESIGNED = [Row(0, 0, "novice", "resign")]
FORFEITED = [Row(0, 0, "", "late"), Row(1, 0, "novice", "resign")]
LENT = [Row(0, 0, "novice", "lend")]
LATE = [Row(0, 0, "novice", "late")]


def ranks(rows: list[Row], *winners: int) -> tuple[int, ...]:
    return rated_game_of(replace(TABLE, winners=winners), History(rows).resigned).ranks


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
    assert rated_game_of(replace(TABLE, ending=ending), set()).counts is counts


def test_a_game_that_began_as_another_does_not_count() -> None:
    assert not rated_game_of(replace(TABLE, given=3), set()).counts
    assert not rated_game_of(replace(TABLE, origin="{}"), set()).counts
    assert not rated_game_of(replace(TABLE, material="{}"), set()).counts


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"hinted": 1, "winners": (0,)}, "hinted"),
        ({"hinted": 1, "winners": (1,)}, "hinted"),
        ({"hinted": 1, "winners": (), "status": "running"}, "hinted"),
        ({"hinted": 1, "winners": (1,), "seats": (ANNA, BOT)}, "hinted"),
        ({"hints": HintRule.ON}, "hinted"),
        ({"hints": HintRule.ON, "seats": (ANNA, BOT)}, None),
        ({"hints": HintRule.ON, "seats": (ANNA, SeatRow(1, "open")), "status": "open"}, "hinted"),
        ({"stood_in": 1, "winners": (0,)}, "stand_in"),
        ({"stood_in": 1, "winners": (1,)}, None),
        ({"went_back": True}, "back"),
        ({"material": "{}"}, "material"),
        ({"given": 3}, "brought"),
        ({"game": "gone"}, "brought"),
        ({"ending": "agreed"}, "broken_off"),
        ({"ending": "resigned"}, None),
        ({"seats": (ANNA, ANNA)}, "alone"),
        ({"seats": (ANNA, ANNA), "game": "convoi"}, None),
        ({"seats": (BOT, BOT)}, "alone"),
        ({"seats": (BOT, SeatRow(1, "open")), "status": "open"}, None),
    ],
)
def test_a_table_says_why_it_does_not_count(changed: dict[str, Any], why: str | None) -> None:
    assert unrated_reason(replace(TABLE, **changed)) == why


RUNNING = replace(TABLE, status="running")


@pytest.mark.parametrize(
    ("changed", "allowed"),
    [
        ({}, False),
        ({"hints": HintRule.ON}, True),
        ({"hints": HintRule.OFF, "went_back": True}, False),
        ({"went_back": True}, True),
        ({"material": "{}"}, True),
        ({"stood_in": 1}, False),
        ({"game": "convoi"}, False),
        ({"seats": (ANNA, BOT)}, True),
        ({"seats": (ANNA, ANNA)}, True),
        ({"seats": (ANNA, BOT), "hints": HintRule.OFF}, False),
        ({"seats": (ANNA, SeatRow(1, "open")), "status": "open"}, False),
    ],
)
def test_a_rated_game_of_two_people_has_no_hints(changed: dict[str, Any], allowed: bool) -> None:
    """Where a bot has stood in, the game may still count as lost, so a hint must not make it unrated."""
    assert allows_hints(replace(RUNNING, **changed)) is allowed
