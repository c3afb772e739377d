"""The short form of `make ratings`: fixed seeds, so a bot that plays worse than its level is found out."""

import pytest

import rotonde
from rotonde.core.seats import OVER

pytestmark = pytest.mark.strength
GAMES = 100

# On these seeds a master won 92, a strong one 87; one that played like a novice would win about 50.


def wins(level: str, other: str) -> int:
    """Number of games that the first level wins, from both seats in turn with the same dice."""
    won = 0
    for number in range(GAMES):
        seat = number % 2
        levels = [level, other] if seat == 0 else [other, level]
        match = rotonde.Match(rotonde.game("tee"), 2, number // 2)
        bots = [rotonde.bot("tee", each) for each in levels]
        chance = rotonde.Chance(number // 2)
        while match.state.to_act != OVER:
            turn = match.state.to_act
            match.apply(bots[turn].choose(match.state.perspective(turn), chance))
        won += match.state.winners() == [seat]
    return won


def test_a_master_beats_a_novice_in_four_games_of_five() -> None:
    assert wins("master", "novice") >= 82


def test_a_strong_player_beats_a_novice() -> None:
    assert wins("strong", "novice") >= 82
