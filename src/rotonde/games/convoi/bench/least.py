"""Convoi Express: in which turn a game could be won at the earliest, with the order of its cards known.

What is counted cannot be undercut, whatever anybody does, wherever no empty train may stand in a port: every
cube needs a train of its own, since a train that has delivered is in the depot; a train needs so many runs
from a departure space to the city and so many to the port; a run is a symbol's, once a card, or a card's from
the hand, and so is each loading; every turn brings five cards to hands that can still be used. All else is
given away: dice show their highest face, trains depart from the nearest space, lights and switches are as one
likes them, no train is in the way of another, a card of two runs is as good as one of one, and no token is
ever lost, so that all cards of the deck come. A game that cannot be won even so is lost to luck.
"""

from collections.abc import Iterator
from functools import cache

import rotonde
from rotonde.games.convoi.board import DEPARTURE, TRACK, Board
from rotonde.games.convoi.bot.network import Network
from rotonde.games.convoi.deck import DRAWN, MULTI, Deck
from rotonde.games.convoi.material import COLOURS, DEALT, FACES
from rotonde.games.convoi.state import Convoi

FIRST_SEED = 50_000
Way = tuple[int, int]  # spaces from the nearest departure space to a city, and on to the nearest port


class Least:
    """The bound for one table."""

    def __init__(self, state: Convoi) -> None:
        board = state.config.board
        assert not board.empty_in_ports, "an empty train may leave a port and deliver again"
        self._deck: Deck = state.config.deck
        self._ways = [way(board, city) for city in board.goods_city]
        self._cubes = (state.config.cubes_each,) * len(self._ways)
        self._goods = state.config.goods

    def turn(self, cards: list[int]) -> int:
        """The turn in which these cards in their order could see the game won; 0: in none of theirs."""
        turns = range(1, len(cards) + 2)
        return next((turn for turn in turns if self._is_enough(cards[: turn - 1])), 0)

    def _is_enough(self, cards: list[int]) -> bool:
        """Whether trains, runs and hands may suffice by the end of the turn of the last of these."""
        starts = [0] * len(COLOURS)  # by train: how many cards came before it
        for i, card in enumerate(cards):
            starts += [i] * self._deck.new[card]
        if len(starts) < self._goods:
            return False
        moves = [self._moves(cards[start:]) for start in starts[: self._goods]]  # the first have most of them
        return self._by_hand(moves) + self._goods <= DEALT * (len(cards) + 1)

    def _moves(self, cards: list[int]) -> list[int]:
        """Number of the cards that move a train, by colour."""
        symbols = [self._deck.symbols[card] for card in cards]
        return [sum(colour in each or MULTI in each for each in symbols) for colour in range(len(COLOURS))]

    def _by_hand(self, moves: list[list[int]]) -> int:
        """The runs that cards from hands must bring, if each train fetches what is best for all."""

        @cache
        def fewest(train: int, cubes: tuple[int, ...]) -> int:
            if train == len(moves):
                return 0
            found = []
            for city, left in enumerate(cubes):
                if left:
                    rest = (*cubes[:city], left - 1, *cubes[city + 1 :])
                    found.append(lacking(self._ways[city], moves[train]) + fewest(train + 1, rest))
            return min(found)

        return fewest(0, self._cubes)


def lacking(ways: Way, moves: list[int]) -> int:
    """Runs that a train lacks beyond its cards' moves, with the colour that lacks fewest."""
    needed = [sum(runs(each, colour) for each in ways) for colour in range(len(moves))]
    return min(max(0, needed[colour] - moves[colour]) for colour in range(len(moves)))


def runs(spaces: int, colour: int) -> int:
    """Fewest throws of that colour's die for so many spaces."""
    return -(-spaces // max(FACES[colour]))


def way(board: Board, city: int) -> Way:
    """The shortest ways to a goods city and from there, whatever lights and switches say."""
    onward = distances(board, board.space_ends[city])
    starts = [end for space in board.departures for end in board.space_ends[space]]
    return distances(board, starts)[city], min(onward[port] for port in board.ports)


def distances(board: Board, ends: list[int]) -> dict[int, int]:
    """Distance of each space for a train that leaves by one of these ends; it turns round in cities only."""
    network = Network(board)
    found: dict[int, int] = {}
    seen = set(ends)
    length = 0
    while ends:
        far = [network.far[step] for step in range(len(network.far)) if network.start[step] in ends]
        length += 1
        for end in far:
            found.setdefault(board.end_space[end], length)
        ends = [end for end in dict.fromkeys(_onward(board, far)) if end not in seen]
        seen.update(ends)
    return found


def _onward(board: Board, arrived: list[int]) -> Iterator[int]:
    """The ends by which trains that came in by these may go on."""
    for end in arrived:
        space = board.end_space[end]
        if board.space_kind[space] == TRACK:
            yield board.opposite[end]
        elif board.space_kind[space] != DEPARTURE:
            yield from board.space_ends[space]


def earliest(games: int) -> Iterator[int]:
    """Earliest turns for so many orders of the cards; 0 where there is none."""
    state = rotonde.game("convoi").new(2)
    assert isinstance(state, Convoi)
    least = Least(state)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        yield least.turn(shuffled(rotonde.Chance(seed), DRAWN - state.config.removed))


def shuffled(chance: rotonde.Chance, count: int) -> list[int]:
    """So many of the instruction cards, in any order."""
    deck = list(range(DRAWN))
    return [deck.pop(chance.below(len(deck))) for _ in range(count)]
