"""Observation: a view as cells, for learners."""

from typing import Final

from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.deck import Deck
from rotonde.games.convoi.game import ConvoiExpress
from rotonde.games.convoi.material import (
    CARDS,
    CARDS_OF_EACH,
    COLOURS,
    DEPARTURES,
    FULL_HAND,
    GOODS,
    MOST_POINTS,
    TRAINS,
    members,
)
from rotonde.learning.containers import Around, First, LeftOut, Row
from rotonde.learning.fields import Bag, Count, Field, Flag, OneOf, Seat

CUBES: Final = 3  # of a colour, at most
MOST_GOODS: Final = 10
MOST_TOKENS: Final = 10
PILE: Final = CARDS_OF_EACH * len(CARDS)


def _goods() -> Field:
    return Row({colour: Count(CUBES) for colour in GOODS})


def _cards() -> dict[str, Field]:
    return {card: Count(CARDS_OF_EACH) for card in CARDS}


def _counted(most: int) -> dict[str, Field]:
    return {"count": Count(most), **_cards()}


def _train(board: Board) -> Field:
    fixed = LeftOut("always the same one in this place")
    ends = sorted(set(board.end_names))
    return Row(
        {
            "train": fixed,
            "colour": fixed,
            "space": OneOf(board.spaces),
            "heading": OneOf(ends),
            "cargo": OneOf(GOODS),
        }
    )


def _port() -> Field:
    free = LeftOut("what is stored tells it")
    return Row({"port": LeftOut("in the board's order"), "stored": _goods(), "free": free, "free_any": free})


def _instructions(deck: Deck) -> Field:
    printed = LeftOut("printed on the card")
    return Row(
        {
            "deck": Count(len(deck.ids)),
            "boxed": Count(len(deck.ids)),
            "removed": LeftOut("an option"),
            "card": Row({"id": OneOf(deck.ids), "new": printed, "move": printed}),
            "discard": Bag(deck.ids),
            "bottom": OneOf(deck.ids),
            "unseen": Bag(deck.ids),
        }
    )


def _pile(seats: int) -> Field:
    drawn = Around(seats, Row(_counted(PILE)))
    return Row({**_counted(PILE), "shuffled": Row(_cards()), "drawn": drawn})


def _pending(board: Board, seats: int) -> Field:
    return Row(
        {
            "new_left": Count(len(COLOURS)),
            "new_colours": Bag(COLOURS),
            "new_colour": OneOf(COLOURS),
            "symbol": Count(len(COLOURS)),
            "need": Count(len(COLOURS)),
            "chosen": Bag(COLOURS),
            "held_colours": Bag(COLOURS),
            "colour": OneOf(COLOURS),
            "due": Bag(TRAINS),
            "held_trains": Bag(TRAINS),
            "train": OneOf(TRAINS),
            "points": Count(MOST_POINTS),
            "came_by": OneOf(sorted(set(board.end_names))),
            "by_card": Flag(),
            "lifted": OneOf(board.lights),
            "drawing": Row({"seat": Seat(seats), "cards": Count(FULL_HAND)}),
        }
    )


def described(game: Game, seats: int, options: Options) -> Field:
    """All that lies open on the table, and the hands that the seat sees."""
    assert isinstance(game, ConvoiExpress)
    board = game.boards[str(options["board"])]
    switches = {name: Bag(board.leg_names[j]) for j, name in enumerate(board.junctions)}
    agent = Row({"agent": LeftOut("in the board's order"), "ready": Flag()})
    clock = Row({"tokens": Count(MOST_TOKENS), "full": LeftOut("an option")})
    return Row(
        {
            "board": LeftOut("an option"),
            "phase": OneOf(game.moves.names),
            "turn": Count(),
            "active": Seat(seats),
            "trains": First(len(TRAINS), _train(board)),
            "switches": Row(switches),
            "green": Bag(board.lights),
            "cubes": _goods(),
            "ports": First(len(board.ports), _port()),
            "delivered": Count(MOST_GOODS),
            "goods": LeftOut("an option"),
            "clock": clock,
            "instructions": _instructions(game.deck),
            "hands": Around(seats, Row(_counted(PILE))),
            "pile": _pile(seats),
            "discard": Row(_cards()),
            "agents": First(len(members(board.agents)), agent),
            "passing": Flag(),
            "departure_tokens": First(len(DEPARTURES), Count(max(DEPARTURES))),
            "token_stack": Bag(DEPARTURES),
            "pending": _pending(board, seats),
            "won": LeftOut("it is told when the game is over"),
        }
    )
