"""Every game has levels, and all of them keep what bots promise; a game without bots of its own too."""

import pytest

import rotonde
from rotonde.bots.levels import limited
from rotonde.testing import check_ending, check_fairness
from rotonde.testing.bots import HURRY

LEVELS = [(game, level) for game in rotonde.games() for level in rotonde.levels(game)]


@pytest.mark.parametrize("game", rotonde.games())
def test_levels_go_from_novice_to_master(game: str) -> None:
    levels = rotonde.levels(game)
    assert (levels[0], levels[-1]) == ("novice", "master")
    assert all(isinstance(rotonde.bot(game, level), rotonde.Bot) for level in levels)


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_is_fair_and_reasoned(game: str, level: str) -> None:
    check_fairness(rotonde.game(game), limited(game, level, HURRY))


@pytest.mark.strength
@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_ends_its_games_at_every_number_of_seats(game: str, level: str) -> None:
    for seats in rotonde.game(game).seats:
        check_ending(rotonde.game(game), limited(game, level, HURRY), seats)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        rotonde.UnknownLevel, match="'guru'; its levels are novice, casual, regular, strong, master"
    ) as caught:
        rotonde.bot("wurfel", "guru")
    assert "n’a pas de niveau" in caught.value.text("fr")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    for asked in (rotonde.levels, lambda game: rotonde.bot(game, "novice")):
        with pytest.raises(rotonde.UnknownGame, match="wurfel"):
            asked("chess")
