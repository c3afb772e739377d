"""Bounds are bounds: what is called solved is, and what is called the fewest cannot be undercut."""

import pytest
from convoi_least import Least, lacking, runs, shuffled, way
from tee_bound import fewest, within
from wurfel_bound import Solved, solve
from wurfel_endgame import Endgame, position_of

from rotonde import Chance, Match
from rotonde.games.convoi import GAME as CONVOI
from rotonde.games.convoi.bot.partner import Partner
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.state import Convoi
from rotonde.games.tee import GAME as TEE
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.state import Tee
from rotonde.games.wurfel.bot.thinker import best, values
from rotonde.games.wurfel.tests.tables import to_discard, track

# Both have one strip to go, and few strips that could be taken without arriving.
NEAR = to_discard(track(25, "white 2", "red 2"), track(26, "blue 3"))


def test_bounds_close_in_from_both_sides() -> None:
    endgame = Endgame(NEAR)
    bounds = [endgame.bounds(position_of(NEAR), depth) for depth in (1, 2, 3)]
    lows, highs = zip(*bounds, strict=True)
    assert list(lows) == sorted(lows)
    assert list(highs) == sorted(highs, reverse=True)
    assert all(low <= high for low, high in bounds)
    assert highs[-1] - lows[-1] < 0.1


def test_a_solved_turn_has_the_value_of_its_best_choice() -> None:
    solved = solve(NEAR)
    assert solved is not None
    endgame, depth, unsure = solved
    found = values(NEAR, Solved(endgame, depth - 1))
    low, high = endgame.bounds(position_of(NEAR), depth)
    assert low - 1e-9 <= found[best(found)] <= high + 1e-9
    assert high - low == pytest.approx(unsure)


def test_the_fewest_turns_are_those_of_the_dice_and_of_the_way() -> None:
    state = TEE.new(2)
    assert isinstance(state, Tee)
    board = state.board
    home = board.starts[0]
    first = board.neighbours[VIOLET][home][0]
    assert fewest(board, home, [first], [6, 6]) == 2
    far = next(s for s in range(board.count) if within(board, VIOLET, 1 << home, 2) >> s & 1 and s != home)
    assert fewest(board, home, [far], [1] * 9) >= fewest(board, home, [far], [6] * 9)


def convoi() -> Convoi:
    state = CONVOI.new(2)
    assert isinstance(state, Convoi)
    return state


def test_a_way_of_convoi_is_the_shortest_whatever_lights_say() -> None:
    board = convoi().table.board
    assert [way(board, city) for city in board.goods_city] == [(3, 6), (5, 10), (3, 11), (5, 8)]
    assert [runs(spaces, colour) for spaces, colour in ((5, 0), (6, 0), (6, 2))] == [1, 2, 2]
    assert lacking((5, 10), [0, 4, 4]) == 1  # brown: two throws and three, one more than its cards bring
    assert lacking((5, 10), [3, 0, 0]) == 0


def test_nobody_wins_before_the_eighth_train_is_there() -> None:
    deck, least = convoi().table.deck, Least(convoi())
    none = [card for card in range(18) if not deck.new[card]]
    some = [card for card in range(18) if deck.new[card]]
    assert least.turn(none) == 0
    assert least.turn(none + some) == 1 + len(none) + next(
        i for i in range(9) if sum(deck.new[card] for card in some[:i]) >= 5
    )


def test_no_game_of_convoi_was_won_earlier_than_it_could_be() -> None:
    """Whoever plays, and however lucky: in easy games, since those are won."""
    options = {"removed": 0, "tokens": 10, "extraGreen": True}
    seen = 0
    for seed in range(8):
        match, bot, chance = Match(CONVOI, 4, seed, options), Partner(Taste()), Chance(seed)
        while match.state.to_act >= 0:
            match.apply(bot.choose(match.state.perspective(match.state.to_act), chance))
        assert isinstance(match.state, Convoi)
        told = [event["instruction"] for event in match.state.events(0, None) if event["type"] == "revealed"]
        cards = [match.state.table.deck.ids.index(str(name)) for name in told[1:]]
        if match.state.won:
            seen += 1
            assert 0 < Least(match.state).turn(cards) <= match.state.turn
    assert seen > 3


def test_cards_are_drawn_once_each() -> None:
    assert sorted(shuffled(Chance(1), 18)) == list(range(18))
    assert len(set(shuffled(Chance(2), 16))) == 16


@pytest.mark.strength
def test_a_game_of_convoi_is_lost_or_won_by_its_luck_and_its_whims() -> None:
    from convoi_bound import won

    assert won(50_000, 0) == won(50_000, 0)
