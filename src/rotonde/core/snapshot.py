# rotonde: interpreted
"""Reading a snapshot that a person may have written: every fault is named with its place."""

from collections.abc import Mapping, Sequence

from rotonde.core.errors import SnapshotError, sayable

TOP = "snapshot"  # where an object is that is not inside another


class Reader:
    """One JSON object of a snapshot; what is asked for must be there, and nothing else may be."""

    def __init__(self, table: object, where: str, keys: Sequence[str]) -> None:
        found = self.mapping(table, where)
        for key in keys:
            if key not in found:
                raise SnapshotError(where=where, problem=f"{key} is missing")
        for key in found:
            if key not in keys:
                raise SnapshotError(where=where, problem=f"{key!r} is unknown; known: {', '.join(keys)}")
        self._table = found
        self._where = where

    @staticmethod
    def mapping(value: object, where: str) -> Mapping[str, object]:
        """A JSON object, whatever its keys."""
        if not isinstance(value, Mapping):
            raise SnapshotError(where=where, problem=f"expected an object, found {_said(value)}")
        return value

    def place(self, key: str) -> str:
        return key if self._where == TOP else f"{self._where}.{key}"

    def fault(self, key: str, problem: str) -> SnapshotError:
        return SnapshotError(where=self.place(key), problem=problem)

    def table(self, key: str) -> dict[str, object]:
        """An object, whatever its keys."""
        return dict(self.mapping(self._table[key], self.place(key)))

    def empty(self, key: str) -> bool:
        """Whether null stands there."""
        return self._table[key] is None

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return whole(self._table[key], self.place(key), low, high)

    def choice(self, key: str, allowed: Sequence[str]) -> int:
        """One of the allowed words, as its index."""
        return choice(self._table[key], self.place(key), allowed)

    def items(self, key: str, low: int = 0, high: int = 1000) -> list[object]:
        """A list of low to high items."""
        value = self._table[key]
        if not isinstance(value, list):
            raise self.fault(key, f"expected a list, found {_said(value)}")
        if not low <= len(value) <= high:
            raise self.fault(key, f"expected {low} to {high} items, found {len(value)}")
        return list(value)

    def choices(self, key: str, allowed: Sequence[str], low: int = 0, high: int = 1000) -> list[int]:
        """A list of allowed words, as their indices."""
        return [
            choice(item, f"{self.place(key)}[{i}]", allowed)
            for i, item in enumerate(self.items(key, low, high))
        ]

    def wholes(self, key: str, low: int, high: int, most: int = 1000) -> list[int]:
        """A list of whole numbers, each from low to high."""
        return [
            whole(item, f"{self.place(key)}[{i}]", low, high)
            for i, item in enumerate(self.items(key, 0, most))
        ]

    def pairs(self, key: str, below: int) -> list[list[int]]:
        """A list of pairs of whole numbers, each from 0 up to but not with `below`."""
        found = []
        for i, item in enumerate(self.items(key)):
            where = f"{self.place(key)}[{i}]"
            if not isinstance(item, list) or len(item) != 2:
                raise SnapshotError(where=where, problem=f"expected a pair, found {_said(item)}")
            found.append([whole(number, where, 0, below - 1) for number in item])
        return found

    def part(self, key: str, keys: Sequence[str]) -> "Reader":
        """An object with these keys."""
        return Reader(self._table[key], self.place(key), keys)

    def objects(self, key: str, keys: Sequence[str], low: int = 0, high: int = 1000) -> list["Reader"]:
        """A list of objects, each with the same keys."""
        return [
            Reader(item, f"{self.place(key)}[{i}]", keys) for i, item in enumerate(self.items(key, low, high))
        ]


def whole(value: object, where: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SnapshotError(
            where=where, problem=f"expected a number from {low} to {high}, found {_said(value)}"
        )
    return value


def choice(value: object, where: str, allowed: Sequence[str]) -> int:
    if not isinstance(value, str) or value not in allowed:
        raise SnapshotError(
            where=where, problem=f"expected one of {', '.join(allowed)}, found {_said(value)}"
        )
    return allowed.index(value)


def _said(value: object) -> str:
    said = repr(sayable(value))
    return said if len(said) <= 40 else said[:37] + "..."
