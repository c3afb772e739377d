"""Observation: a view as cells, for learners."""

from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.games.wurfel.actions import MOVES
from rotonde.games.wurfel.material import (
    COLOURS,
    DICE,
    GOAL,
    LONGEST,
    MOST_STRIPS,
    STRIPS,
    THROWS,
    strip_of,
)
from rotonde.learning.containers import Around, First, LeftOut, Row
from rotonde.learning.fields import Bag, Cell, Count, Field, OneOf, Seat, Seats

FRONT = GOAL + LONGEST


class Strips(Field):
    """Strips of the thirty that lie there, in any order."""

    def __init__(self) -> None:
        super().__init__(len(STRIPS))
        self._colours = {colour: i for i, colour in enumerate(COLOURS)}

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        for strip in value:
            cells[at + strip_of(self._colours[strip["colour"]], strip["length"])] = 1

    def cells(self) -> list[Cell]:
        return [(strip, 1) for strip in STRIPS]


def _track() -> Field:
    """From rear to front, as many strips as there are colours at most."""
    strip = Row({"colour": OneOf(COLOURS), "length": Count(LONGEST)})
    return Row({"off": Count(GOAL), "front": Count(FRONT), "strips": First(MOST_STRIPS, strip)})


def described(game: Game, seats: int, options: Options) -> Field:
    """Everything that lies on the table."""
    return Row(
        {
            "phase": OneOf(MOVES.names),
            "turn": Seat(seats),
            "tracks": Around(seats, _track()),
            "supply": Strips(),
            "removed": LeftOut("it is neither in the supply nor on a track"),
            "dice": Bag(COLOURS, DICE),
            "dice_count": Count(DICE),
            "throws": Count(THROWS),
            "max_throws": LeftOut(f"always {THROWS}"),
            "gained": Count(MOST_STRIPS),
            "lanterns": Seats(seats),
            "robbed": Seats(seats),
            "goal": LeftOut(f"always {GOAL}"),
            "ranks": LeftOut("there are none before the game is over"),
        }
    )
