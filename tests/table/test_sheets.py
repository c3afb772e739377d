"""Checks of every sheet: facts in both languages, within what the game has."""

import pytest

import rotonde
from rotonde.table.game.sheet import Sheet, sheet

SHEETS = {game_id: found for game_id in rotonde.games() if (found := sheet(game_id))}


@pytest.fixture(params=SHEETS)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_each_of_our_games_has_a_sheet_and_another_may_do_without() -> None:
    assert set(SHEETS) >= {"convoi", "express", "tee", "wurfel"}
    assert all(sheet(game_id) is None for game_id in rotonde.games() if game_id not in SHEETS)


def test_a_sheet_says_what_a_game_is_how_long_for_whom_and_how_hard(game_id: str) -> None:
    found: Sheet = SHEETS[game_id]
    assert all(found.about[language] for language in ("en", "fr"))
    assert 0 < found.minutes[0] <= found.minutes[1]
    assert found.age > 0
    assert found.difficulty in (1, 2, 3)


def test_a_first_table_can_be_set_as_the_sheet_says(game_id: str) -> None:
    found = SHEETS[game_id]
    assert found.level in ("", *rotonde.levels(game_id))
    assert found.solo in (0, *rotonde.game(game_id).seats)
