"""The short form of `make ratings`: fixed seeds, so a level that plays worse than it should is found out."""

import pytest

from rotonde import Chance, Match, bot
from rotonde.games.convoi import GAME
from rotonde.games.convoi.state import Convoi

pytestmark = pytest.mark.strength
GAMES = 12
SEATS = 4


def delivered(level: str, seed: int) -> int:
    """Goods brought to a port in a game with the default setting, all seats of one level."""
    player = bot("convoi", level)
    match = Match(GAME, SEATS, seed)
    chance = Chance(seed)
    while match.state.to_act >= 0:
        match.apply(player.choose(match.state.perspective(match.state.to_act), chance))
    assert isinstance(match.state, Convoi)
    return match.state.delivered


@pytest.mark.parametrize(
    ("level", "fewest", "most"), [("novice", 6, 36), ("casual", 42, 75), ("regular", 66, 96)]
)
def test_each_level_delivers_what_it_should(level: str, fewest: int, most: int) -> None:
    assert fewest <= sum(delivered(level, seed) for seed in range(GAMES)) <= most  # of 96
