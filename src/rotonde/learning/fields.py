"""Field encoders: one value of a view as a few cells of an observation, each a whole number from 0 to 255.

A game describes its views with these in `observation.py`; `learning.containers` has those that hold several.
Seats are counted from the one who looks: oneself is 0, the next to the left 1.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final
from zlib import crc32

from mypy_extensions import mypyc_attr

FULL: Final = 255  # what a cell can hold

Cell = tuple[str, int]  # its name and the most that it holds


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(metaclass=ABCMeta):
    """A value and the cells that it takes; a value that is missing or None leaves them all 0."""

    def __init__(self, size: int) -> None:
        self.size = size

    @abstractmethod
    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        """Put a value that is there into `size` cells from `at` on, all 0 until now, as `seat` sees it."""

    @abstractmethod
    def cells(self) -> list[Cell]:
        """The name and the most of every cell, in order."""


def put(cells: bytearray, at: int, value: int) -> None:
    """A number in a cell; what does not fit is the nearest that does."""
    cells[at] = min(max(value, 0), FULL)


class Flag(Field):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        if value:
            cells[at] = 1

    def cells(self) -> list[Cell]:
        return [("", 1)]


class Count(Field):
    """A number from 0 on."""

    def __init__(self, most: int = FULL) -> None:
        super().__init__(1)
        self.most = min(most, FULL)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, int)
        put(cells, at, min(value, self.most))

    def cells(self) -> list[Cell]:
        return [("", self.most)]


class Balance(Field):
    """A number that may be below 0: how much above, how much below."""

    def __init__(self) -> None:
        super().__init__(2)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, int)
        put(cells, at, value)
        put(cells, at + 1, -value)

    def cells(self) -> list[Cell]:
        return [("above", FULL), ("below", FULL)]


class OneOf(Field):
    """One of these values: its cell is 1."""

    def __init__(self, values: Sequence[object]) -> None:
        super().__init__(len(values))
        self._values = list(values)
        self._place = {value: i for i, value in enumerate(values)}

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        cells[at + self._place[value]] = 1

    def cells(self) -> list[Cell]:
        return [(str(value), 1) for value in self._values]


class Bag(Field):
    """Counts of each of these values, in any order."""

    def __init__(self, values: Sequence[object], most: int = 1) -> None:
        super().__init__(len(values))
        self._values = list(values)
        self._place = {value: i for i, value in enumerate(values)}
        self.most = most

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        for each in value:
            cells[at + self._place[each]] += 1

    def cells(self) -> list[Cell]:
        return [(str(value), self.most) for value in self._values]


class Seat(Field):
    """A seat, or a side: how far round the table it is, counted from the one who looks."""

    def __init__(self, count: int) -> None:
        super().__init__(count)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, int)
        if value >= 0:
            cells[at + (value - seat) % self.size] = 1

    def cells(self) -> list[Cell]:
        return [(f"+{i}", 1) for i in range(self.size)]


class Seats(Field):
    """A set of seats, or of sides."""

    def __init__(self, count: int) -> None:
        super().__init__(count)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        assert isinstance(value, list)
        for each in value:
            cells[at + (each - seat) % self.size] = 1

    def cells(self) -> list[Cell]:
        return [(f"+{i}", 1) for i in range(self.size)]


class Hashed(Field):
    """Anything at all, for a game that describes nothing: every leaf falls into one of so many cells."""

    def __init__(self, size: int) -> None:
        super().__init__(size)

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        self._scatter("", value, cells, at)

    def _scatter(self, path: str, value: object, cells: bytearray, at: int) -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                self._scatter(f"{path}.{key}", each, cells, at)
        elif isinstance(value, list):
            for i, each in enumerate(value):
                self._scatter(f"{path}.{i}", each, cells, at)
        elif isinstance(value, int):
            self._add(path, value, cells, at)
        elif value is not None:
            self._add(f"{path}={value}", 1, cells, at)

    def _add(self, path: str, value: int, cells: bytearray, at: int) -> None:
        place = at + crc32(path.encode()) % self.size
        put(cells, place, cells[place] + int(value))

    def cells(self) -> list[Cell]:
        return [(f"#{i}", FULL) for i in range(self.size)]
