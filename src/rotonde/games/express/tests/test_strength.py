"""The short form of `make ratings`: fixed seeds, so a bot that plays worse than its level is found out."""

import pytest

from rotonde import Chance, Match
from rotonde.bots.bot import Bot
from rotonde.bots.levels import contender, limited
from rotonde.games.express import GAME

pytestmark = pytest.mark.strength
HURRY = 100  # imagined games for a decision: a twelfth of the master's


def won(player: Bot, other: Bot, seed: int, seat: int) -> bool:
    match = Match(GAME, 2, seed)
    chance = Chance(seed)
    while match.state.to_act >= 0:
        to_act = match.state.to_act
        bot = player if to_act == seat else other
        match.apply(bot.choose(match.state.perspective(to_act), chance))
    return seat in match.state.winners()


@pytest.mark.parametrize(("other", "fewest"), [("novice", 17), ("greedy", 16), ("casual", 14)])
def test_even_a_hurried_master_beats_those_below_it(other: str, fewest: int) -> None:
    player = limited("express", "master", HURRY)
    rival = contender("express", other)
    assert sum(won(player, rival, seed, seat) for seed in range(10) for seat in range(2)) >= fewest  # of 20
