"""Every game has levels, and all of them keep what bots promise; a game without bots of its own too."""

import pytest

import rotonde
from rotonde.testing import check_bots

LEVELS = ["novice", "regular", "master"]


@pytest.mark.parametrize("game", rotonde.games())
def test_levels_go_from_novice_to_master(game: str) -> None:
    levels = rotonde.levels(game)
    assert (levels[0], levels[-1]) == ("novice", "master")
    assert all(isinstance(rotonde.bot(game, level), rotonde.Bot) for level in levels)


@pytest.mark.parametrize("game", rotonde.games())
def test_every_level_is_fair_reasoned_and_ends_its_games(game: str) -> None:
    check_bots(rotonde.game(game))


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        rotonde.UnknownLevel, match="'guru'; its levels are novice, regular, master"
    ) as caught:
        rotonde.bot("wurfel", "guru")
    assert "n'a pas de niveau" in caught.value.text("fr")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    for asked in (rotonde.levels, lambda game: rotonde.bot(game, "novice")):
        with pytest.raises(rotonde.UnknownGame, match="wurfel"):
            asked("chess")
