"""Observation: a view as cells, for learners."""

from typing import Final

from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.game import TransEurope
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.phases import BOUND, HAND
from rotonde.learning.containers import Around, LeftOut, Row
from rotonde.learning.fields import Bag, Count, Field, Flag, OneOf, Seat

FEW: Final = 16  # turns lost or won, steps of a move, tokens: hardly ever more


def _player(board: Board, deck: Deck) -> Field:
    capitals = [board.stations[station] for station in board.capitals]
    return Row(
        {
            "at": OneOf(board.stations),
            "bound": OneOf(BOUND),
            "home": OneOf([board.stations[station] for station in board.starts]),
            "has_chosen": Flag(),
            "open": Bag(capitals),
            "open_red": Count(HAND),
            "open_blue": Count(HAND),
            "visited": Bag(capitals),
            "ruled_out": Bag(capitals),
            "tokens": Count(FEW),
            "skips": Count(FEW),
            "kept": Bag(deck.ids),
        }
    )


def _move(board: Board) -> Field:
    return Row(
        {
            "steps": Count(FEW),
            "left": Count(FEW),
            "six": Flag(),
            "closing": Flag(),
            "network": OneOf(NETWORKS),
            "path": Bag(board.stations),
        }
    )


def described(game: Game, seats: int, options: Options) -> Field:
    """Everything but others' open souvenirs; the order of the cards under the pile is left out."""
    assert isinstance(game, TransEurope)
    board, deck = game.board, game.deck
    return Row(
        {
            "phase": OneOf(game.moves.names),
            "turn": Seat(seats),
            "players": Around(seats, _player(board, deck)),
            "closed": Bag(board.stations),
            "undrawn": Bag(deck.ids),
            "under": Bag(deck.ids),
            "card": OneOf(deck.ids),
            "throws": LeftOut("while who begins is thrown for nobody decides"),
            "move": _move(board),
            "extra": Count(FEW),
            "winner": LeftOut("there is none before the game is over"),
            "ranks": LeftOut("there are none before the game is over"),
        }
    )
