"""Games are found by looking; a plug-in is found like ours; both owe the same."""

from pathlib import Path

import pytest

import rotonde
from rotonde.testing import check_game

PLUGIN_TESTS = Path(__file__).parents[1] / "plugin" / "rotonde_quai" / "tests"


def test_games_are_listed_sorted_plug_ins_included() -> None:
    assert rotonde.games() == sorted(rotonde.games())
    assert {"quai", "wurfel"} <= set(rotonde.games())


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(rotonde.UnknownGame, match=r"'chess'; the games here are .*quai.*wurfel") as caught:
        rotonde.game("chess")
    assert "il n'y a pas de jeu" in caught.value.text("fr")


def test_the_plug_in_is_installed_outside_the_package_and_owes_what_ours_owe() -> None:
    quai = rotonde.game("quai")
    assert type(quai).__module__.startswith("rotonde_quai")
    check_game(quai, tests=PLUGIN_TESTS, choose=lambda perspective, seed: perspective.legal_actions()[0])


@pytest.mark.parametrize("game_id", rotonde.games())
def test_every_game_says_who_it_is(game_id: str) -> None:
    game = rotonde.game(game_id)
    assert game.id == game_id
    assert set(game.title) == {"en", "fr"}
    assert game.seats == tuple(sorted(game.seats))
    assert {rule.split("-", 1)[1] for rule in game.rules} >= {"PLAY-1", "PLAY-2", "PLAY-3"}
    for rule in game.rules.values():
        assert rule.en.strip() != rule.fr.strip()
