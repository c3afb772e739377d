"""A seat's view as a row of cells of fixed length: what learners and other frameworks are given.

A game's `observation.py` has `described(game, seats, options)`, a `Field` that takes every view of such a
table. Cells are made of the view and of nothing else, so an observation tells no more than the view does.
"""

from collections.abc import Mapping

from rotonde.core.cells import Cell, Field, Seat
from rotonde.core.state import State


class Row(Field):
    """A mapping, key by key."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        super().__init__(sum([field.size for field in fields.values()]))
        self.fields = dict(fields)
        self._keys = list(fields)
        self._each = list(fields.values())

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, dict)
        for i in range(len(self._keys)):
            each = value.get(self._keys[i])
            field = self._each[i]
            if each is not None:
                field.write(each, cells, at, seat)
            at += field.size

    def cells(self) -> list[Cell]:
        return [(_joined(key, name), most) for key in self._keys for name, most in self.fields[key].cells()]


class Around(Field):
    """A list with an entry for each seat, or each side: one's own first, then round the table."""

    def __init__(self, count: int, field: Field) -> None:
        super().__init__(count * field.size)
        self.count = count
        self.field = field

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        for i, each in enumerate(value):
            if each is not None:
                self.field.write(each, cells, at + (i - seat) % self.count * self.field.size, seat)

    def cells(self) -> list[Cell]:
        return [
            (_joined(f"+{i}", name), most) for i in range(self.count) for name, most in self.field.cells()
        ]


class First(Field):
    """The first so many of a list, each in its place."""

    def __init__(self, count: int, field: Field) -> None:
        super().__init__(count * field.size)
        self.count = count
        self.field = field

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        for each in value[: self.count]:
            if each is not None:
                self.field.write(each, cells, at, seat)
            at += self.field.size

    def cells(self) -> list[Cell]:
        return [(_joined(str(i), name), most) for i in range(self.count) for name, most in self.field.cells()]


class Last(Field):
    """The last of a list: the card on top, the car at the end."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.size)
        self.field = field

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        if value:
            self.field.write(value[-1], cells, at, seat)

    def cells(self) -> list[Cell]:
        return [(_joined("last", name), most) for name, most in self.field.cells()]


class Given(Field):
    """What may be missing: a cell that says that it is there, then what it is."""

    def __init__(self, field: Field) -> None:
        super().__init__(1 + field.size)
        self.field = field

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        cells[at] = 1
        self.field.write(value, cells, at + 1, seat)

    def cells(self) -> list[Cell]:
        return [("given", 1), *self.field.cells()]


class Both(Field):
    """The same value told in two ways."""

    def __init__(self, one: Field, other: Field) -> None:
        super().__init__(one.size + other.size)
        self.one = one
        self.other = other

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        self.one.write(value, cells, at, seat)
        self.other.write(value, cells, at + self.one.size, seat)

    def cells(self) -> list[Cell]:
        return [*self.one.cells(), *self.other.cells()]


class LeftOut(Field):
    """What an observation does not tell, and why it need not."""

    def __init__(self, why: str) -> None:
        super().__init__(0)
        self.why = why

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        """Nothing: it takes no cell."""

    def cells(self) -> list[Cell]:
        return []


def _joined(key: str, name: str) -> str:
    return f"{key}.{name}" if name else key


class Observation:
    """How the views of one kind of table become cells: who looks, who decides, and the view."""

    def __init__(self, seats: int, view: Field) -> None:
        self.seats = seats
        self.view = view
        self._to_act = Seat(seats)
        self.size = 2 * seats + view.size

    def cells(self) -> list[Cell]:
        """The name and the most of every cell, in order."""
        looks = [(f"seat.{seat}", 1) for seat in range(self.seats)]
        decides = [(f"to_act.{name}", most) for name, most in self._to_act.cells()]
        return [*looks, *decides, *self.view.cells()]

    def write(self, state: State, seat: int, cells: bytearray, at: int) -> None:
        """Put what `seat` observes into `size` cells from `at` on, all of them 0 until now."""
        cells[at + seat] = 1
        self._to_act.write(state.to_act, cells, at + self.seats, seat)
        self.view.write(state.view(seat), cells, at + 2 * self.seats, seat)

    def of(self, state: State, seat: int) -> bytearray:
        """What `seat` observes."""
        cells = bytearray(self.size)
        self.write(state, seat, cells, 0)
        return cells
