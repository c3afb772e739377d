"""`rotonde check hasard`: how games go with a deck."""

from rotonde.core.chance import Chance
from rotonde.games.tee import GAME
from rotonde.games.tee.checks import CHECKS
from rotonde.games.tee.deck_checks import Plays


def test_games_are_played_and_their_cards_counted() -> None:
    plays = Plays(GAME)
    for seed in range(2):
        plays.take(Chance(seed))
    report = plays.report()
    assert report.findings[0].said["en"] == "2 of 2 games came to their end."
    assert report.findings[0].said["fr"] == "2 parties sur 2 sont arrivées à leur terme."
    lengths, held, drawn = report.charts
    assert sum(bar.value for bar in lengths.bars) == 1
    assert sum(bar.value for bar in held.bars) == len(GAME.deck.ids)
    assert drawn.bars


def test_every_file_of_the_game_has_its_check() -> None:
    assert {check.file for check in CHECKS} == set(GAME.materials)
