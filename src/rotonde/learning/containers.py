"""Field encoders that hold several others: mappings, lists, and what may be missing."""

from collections.abc import Mapping

from rotonde.learning.fields import Cell, Field


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
        return [(joined(key, name), most) for key in self._keys for name, most in self.fields[key].cells()]


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
        return [(joined(f"+{i}", name), most) for i in range(self.count) for name, most in self.field.cells()]


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
        return [(joined(str(i), name), most) for i in range(self.count) for name, most in self.field.cells()]


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
        return [(joined("last", name), most) for name, most in self.field.cells()]


class Given(Field):
    """An optional value: a cell for its presence, then its cells."""

    def __init__(self, field: Field) -> None:
        super().__init__(1 + field.size)
        self.field = field

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        cells[at] = 1
        self.field.write(value, cells, at + 1, seat)

    def cells(self) -> list[Cell]:
        return [("given", 1), *self.field.cells()]


class Both(Field):
    """The same value encoded in two ways."""

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
    """A value that the observation leaves out, with the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(0)
        self.why = why

    def write(self, value: object, cells: bytearray, at: int, seat: int) -> None:
        """Nothing: it takes no cell."""

    def cells(self) -> list[Cell]:
        return []


def joined(key: str, name: str) -> str:
    """The name of a cell within a part."""
    return f"{key}.{name}" if name else key
