"""Bounds of Convoi Express are bounds: nobody wins earlier, and luck is fixed by the seed."""

import pytest

from rotonde import Chance, Match
from rotonde.games.convoi import GAME
from rotonde.games.convoi.bench.bound import won
from rotonde.games.convoi.bench.least import Least, lacking, runs, shuffled, way
from rotonde.games.convoi.bot.planner_bot import PlannerBot
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.state import Convoi


def convoi() -> Convoi:
    state = GAME.new(2)
    assert isinstance(state, Convoi)
    return state


def test_a_way_of_convoi_is_the_shortest_whatever_lights_say() -> None:
    board = convoi().config.board
    assert [way(board, city) for city in board.goods_city] == [(3, 6), (5, 10), (3, 11), (5, 8)]
    assert [runs(spaces, colour) for spaces, colour in ((5, 0), (6, 0), (6, 2))] == [1, 2, 2]
    assert lacking((5, 10), [0, 4, 4]) == 1  # brown: two throws and three, one more than its cards bring
    assert lacking((5, 10), [3, 0, 0]) == 0


def test_nobody_wins_before_the_eighth_train_is_there() -> None:
    deck, least = convoi().config.deck, Least(convoi())
    none = [card for card in range(18) if not deck.new[card]]
    some = [card for card in range(18) if deck.new[card]]
    assert least.turn(none) == 0
    assert least.turn(none + some) == 1 + len(none) + next(
        i for i in range(9) if sum(deck.new[card] for card in some[:i]) >= 5
    )


def test_no_game_of_convoi_was_won_earlier_than_it_could_be() -> None:
    """In easy games, since those are won."""
    options = {"removed": 0, "tokens": 10, "extraGreen": True}
    seen = 0
    for seed in range(8):
        match, bot, chance = Match(GAME, 4, seed, options), PlannerBot(Weights()), Chance(seed)
        while match.state.to_act >= 0:
            match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
        assert isinstance(match.state, Convoi)
        told = [event["instruction"] for event in match.state.events(0, None) if event["type"] == "revealed"]
        cards = [match.state.config.deck.ids.index(str(name)) for name in told[1:]]
        if match.state.won:
            seen += 1
            assert 0 < Least(match.state).turn(cards) <= match.state.turn
    assert seen > 3


def test_cards_are_drawn_once_each() -> None:
    assert sorted(shuffled(Chance(1), 18)) == list(range(18))
    assert len(set(shuffled(Chance(2), 16))) == 16


@pytest.mark.strength
def test_a_game_of_convoi_is_lost_or_won_by_its_luck_and_its_whims() -> None:
    assert won(50_000, 0) == won(50_000, 0)
