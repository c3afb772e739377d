"""Observation encoder: a seat's view as a row of cells of fixed length, for learners and other frameworks.

A game's `observation.py` has `described(game, seats, options)`, a `Field` that takes every view of such a
table. Cells are made of the view and of nothing else, so an observation tells no more than the view does.
"""

from collections import Counter
from collections.abc import Mapping

from rotonde.core.errors import DuplicateNames
from rotonde.core.state import State
from rotonde.learning.containers import Row, joined
from rotonde.learning.fields import Cell, Field, OneOf, Seat


def _add_parts(parts: dict[str, Field], fields: Mapping[str, Field]) -> None:
    _refuse_duplicates([*parts, *fields])
    parts.update(fields)


def _refuse_duplicates(names: list[str]) -> None:
    """Parts and cells are looked up by name, so a name that comes twice would shift or hide others."""
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise DuplicateNames(names=", ".join(twice))


class Observation:
    """Encoding of one kind of table's views as cells: who looks, who decides, and the view.

    `parts` has the fields by name, in the order of their cells; adapters take names and places from there.
    """

    def __init__(self, seats: int, view: Field) -> None:
        self.seats = seats
        self.view = view
        self._to_act = Seat(seats)
        self.parts: dict[str, Field] = {"seat": OneOf(range(seats)), "to_act": self._to_act}
        _add_parts(self.parts, view.fields if isinstance(view, Row) else {"view": view})
        self.size = 2 * seats + view.size
        _refuse_duplicates([name for name, _ in self.cells()])

    def cells(self) -> list[Cell]:
        """The name and the most of every cell, in order."""
        return [(joined(key, name), most) for key, part in self.parts.items() for name, most in part.cells()]

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        """Writes the observation of `seat` into `size` cells from `at` on, all of them 0 until now."""
        cells[at + seat] = 1
        self._to_act.write(state.to_act, cells, at + self.seats, seat)
        self.view.write(state.view(seat), cells, at + 2 * self.seats, seat)

    def of(self, state: State, seat: int) -> bytearray:
        """The observation of `seat`."""
        cells = bytearray(self.size)
        self.write(state, seat, cells, 0)
        return cells
