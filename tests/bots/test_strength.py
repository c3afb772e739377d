"""The short form of `make ratings`: fixed seeds, so a bot that plays worse than its level is found out."""

import pytest

from bench.ratings.duels import Pair, play, rotated

pytestmark = pytest.mark.strength
GAMES = 100

# The fewest games of 100 to win. On these seeds it was 88, 65, 66, 67 and 60: whoever played like the level
# below would win 85 of the first and then 50.
FEWEST = [
    ("master", "novice", 87),
    ("master", "strong", 59),
    ("strong", "regular", 59),
    ("regular", "casual", 59),
    ("casual", "novice", 56),
]


@pytest.mark.parametrize(("level", "other", "fewest"), FEWEST)
def test_each_level_beats_those_below_it_at_wurfel(level: str, other: str, fewest: int) -> None:
    pair = Pair("wurfel", 2, level, other, 0.5)
    games = [next_game for next_game, _ in zip(rotated(pair), range(GAMES), strict=False)]
    assert sum(play(pair, seed, seat) for seed, seat in games) >= fewest


def test_a_master_wins_more_than_its_share_of_a_full_table() -> None:
    pair = Pair("wurfel", 6, "master", "novice", 1 / 6)
    assert (
        sum(play(pair, seed, seat) for seed in range(3) for seat in range(6)) >= 6
    )  # of 18; 3 are its share
