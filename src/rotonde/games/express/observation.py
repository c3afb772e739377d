"""Observation: a view as cells, for learners."""

from typing import Final

from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.games.express.actions import MOVES
from rotonde.games.express.config import Config
from rotonde.games.express.material import CARDS, MAINTENANCE, MAINTENANCE_END, MOST_TRAINS, TURNTABLE
from rotonde.games.express.phases import ASKED
from rotonde.learning.containers import Around, Both, First, Given, Last, LeftOut, Row
from rotonde.learning.fields import Bag, Balance, Cell, Count, Field, OneOf, Seat, Seats

TRAINS: Final = 8  # of a side that are encoded; hardly any side has more
ALIKE: Final = 12  # cards of a kind, at most
PACK: Final = 132
CARS: Final = CARDS[:TURNTABLE]  # what can be coupled


class Engine(Field):
    """An engine: whether it lies face up, its card as one sees or remembers it, who has seen it."""

    def __init__(self, seats: int) -> None:
        self._face = OneOf(CARDS)
        self._seen_by = Seats(seats)
        super().__init__(1 + self._face.size + seats)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, dict)
        cells[at] = 1 if value["up"] else 0
        card = value["card"] or value["remembered"]
        if card is not None:
            self._face.write(card, cells, at + 1, seat)
        self._seen_by.write(value["seen_by"], cells, at + 1 + self._face.size, seat)

    def cells(self) -> list[Cell]:
        faces = [(f"card.{name}", most) for name, most in self._face.cells()]
        return [("up", 1), *faces, *((f"seen_by.{name}", most) for name, most in self._seen_by.cells())]


def _cards(cards: list[str] = CARDS) -> Field:
    return Bag(cards, ALIKE)


def _train(seats: int) -> Field:
    return Row(
        {
            "train": Count(MOST_TRAINS),
            "cars": Both(_cards(CARS), Last(OneOf(CARS))),
            "fresh": Count(PACK),
            "engine": Given(Engine(seats)),
        }
    )


def _side(seats: int) -> Field:
    return Row(
        {
            "seats": LeftOut("the same for the whole game, counted round the table"),
            "total": Balance(),
            "maintenance": _cards(CARDS[MAINTENANCE:MAINTENANCE_END]),
            "trains": First(TRAINS, _train(seats)),
        }
    )


def _game(seats: int, sides: int) -> dict[str, Field]:
    nobody_decides = LeftOut("while the dealer is drawn for nobody decides")
    return {
        "phase": OneOf(MOVES.names),
        "round": Count(),
        "dealer": Seat(seats),
        "turn": Seat(seats),
        "teams": LeftOut("an option"),
        "target": LeftOut("an option"),
        "winner": LeftOut("there is none before the game is over"),
        "shown": nobody_decides,
        "contenders": nobody_decides,
        "best": nobody_decides,
        "direction": OneOf((1, -1)),
        "skips": Around(seats, Count()),
        "turns": Around(seats, Count()),
        "idle": Count(),
        "patience": LeftOut("an option"),
    }


def _turn(seats: int, sides: int) -> dict[str, Field]:
    return {
        "to_draw": Count(PACK),
        "limit": Given(Count(PACK)),
        "maintained": OneOf(CARDS),
        "asked": OneOf(ASKED),
        "card": OneOf(CARDS),
        "asking": Seat(seats),
        "aim": Seat(sides),
        "aimed_seat": Seat(seats),
        "aimed_train": Given(Count(MOST_TRAINS)),
        "own_train": Given(Count(MOST_TRAINS)),
        "swapped": Bag(range(MOST_TRAINS)),
        "swapped_theirs": Bag(range(MOST_TRAINS)),
    }


def described(game: Game, seats: int, options: Options) -> Field:
    """Fields: the table, one's own hand, and what one remembers."""
    sides = Config(seats, options).sides
    hand = {"size": Count(PACK), "cards": _cards(), "known": _cards(), "public": _cards()}
    pool = {"sides": Seats(sides), "known": _cards(), "public": _cards()}
    wrecked = {"side": Seat(sides), "card": OneOf(CARDS), "seen_by": Seats(seats)}
    return Row(
        {
            **_game(seats, sides),
            **_turn(seats, sides),
            "sides": Around(sides, _side(seats)),
            "hands": Around(seats, Row(hand)),
            "pools": First(sides, Row(pool)),
            "draw": Count(PACK),
            "discard": Both(_cards(), Last(OneOf(CARDS))),
            "slot": _cards(),
            "wrecked": Row(wrecked),
            "last_round": LeftOut("the totals tell it"),
        }
    )
