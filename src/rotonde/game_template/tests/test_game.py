"""Checks of every game."""

from pathlib import Path

from rotonde.core.perspective import Perspective
from rotonde.game_template import GAME
from rotonde.testing import check_game


def brake_early(perspective: Perspective, seed: int) -> int:
    """A player that ends every game: brakes as soon as it can."""
    return perspective.legal_actions()[-1]


def test_what_every_game_owes() -> None:
    check_game(GAME, tests=Path(__file__).parent, choose=brake_early)
