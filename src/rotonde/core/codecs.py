"""Codecs: how one value of a state is written to JSON and read back, with checks."""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rotonde.core.errors import SnapshotError
from rotonde.core.snapshot import choice, items, members, whole

V = TypeVar("V")
Limit = int | Callable[[Any], int]  # a number, or what computes it from the state
Names = Sequence[str] | Callable[[Any], Sequence[str]]
MOST_ITEMS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[V], metaclass=ABCMeta):
    """Writes a value as JSON; reads it back, or raises `SnapshotError` naming the place `where`.

    Both are given the state: what is allowed may depend on its seats, its material or what was read before.
    """

    @abstractmethod
    def write(self, state: Any, value: V) -> object:
        """The value as JSON."""

    @abstractmethod
    def read(self, state: Any, value: object, where: str) -> V:
        """The value that the JSON at that place stands for."""


class Whole(Codec[int]):
    """A whole number between two limits, both allowed."""

    def __init__(self, low: Limit, high: Limit) -> None:
        self._low = low
        self._high = high

    def write(self, state: Any, value: int) -> object:
        return value

    def read(self, state: Any, value: object, where: str) -> int:
        return whole(value, where, _limit(self._low, state), _limit(self._high, state))


class Seat(Codec[int]):
    """A seat of the table."""

    def write(self, state: Any, value: int) -> object:
        return value

    def read(self, state: Any, value: object, where: str) -> int:
        return whole(value, where, 0, int(state.seats) - 1)


class Flag(Codec[bool]):
    """True as 1, false as 0."""

    def write(self, state: Any, value: bool) -> object:  # noqa: FBT001  # it is the value
        return 1 if value else 0

    def read(self, state: Any, value: object, where: str) -> bool:
        return whole(value, where, 0, 1) == 1


class Choice(Codec[int]):
    """An index, written as the name it stands for."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def write(self, state: Any, value: int) -> object:
        return _names(self._names, state)[value]

    def read(self, state: Any, value: object, where: str) -> int:
        return choice(value, where, _names(self._names, state))


class OrNull(Codec[int]):
    """A number that may be missing: then it is `none`, written as null."""

    def __init__(self, codec: Codec[int], none: int = -1) -> None:
        self._codec = codec
        self._none = none

    def write(self, state: Any, value: int) -> object:
        return None if value == self._none else self._codec.write(state, value)

    def read(self, state: Any, value: object, where: str) -> int:
        return self._none if value is None else self._codec.read(state, value, where)


class ListOf(Codec[list[V]]):
    """A list of `low` to `high` items."""

    def __init__(self, item: Codec[V], low: Limit = 0, high: Limit = MOST_ITEMS) -> None:
        self._item = item
        self._low = low
        self._high = high

    def write(self, state: Any, value: list[V]) -> object:
        return [self._item.write(state, each) for each in value]

    def read(self, state: Any, value: object, where: str) -> list[V]:
        found = items(value, where, _limit(self._low, state), _limit(self._high, state))
        return [self._item.read(state, each, f"{where}[{i}]") for i, each in enumerate(found)]


class Mask(Codec[int]):
    """A set of numbers as a bit mask, written as the list of its members."""

    def __init__(self, member: Codec[int]) -> None:
        self._member = member

    def write(self, state: Any, value: int) -> object:
        return [self._member.write(state, each) for each in range(value.bit_length()) if value >> each & 1]

    def read(self, state: Any, value: object, where: str) -> int:
        mask = 0
        for i, each in enumerate(items(value, where, 0, MOST_ITEMS)):
            bit = 1 << self._member.read(state, each, f"{where}[{i}]")
            if mask & bit:
                raise SnapshotError(where=where, problem="the same twice")
            mask |= bit
        return mask


class Record(Codec[V]):
    """An object of a class, written as a JSON object with these attributes, and made from them again."""

    def __init__(self, make: Callable[..., V], **attributes: Codec[Any]) -> None:
        self._make = make
        self._attributes = attributes

    def write(self, state: Any, value: V) -> object:
        return {key: codec.write(state, getattr(value, key)) for key, codec in self._attributes.items()}

    def read(self, state: Any, value: object, where: str) -> V:
        found = members(value, where, list(self._attributes))
        return self._make(
            *[codec.read(state, found[key], f"{where}.{key}") for key, codec in self._attributes.items()]
        )


def seat_count(state: Any) -> int:
    """The limit of a list with an item for each seat."""
    return int(state.seats)


def phase_names(state: Any) -> Sequence[str]:
    """The names of the phases that the game declares."""
    names: Sequence[str] = state.game.moves.names
    return names


def _limit(limit: Limit, state: Any) -> int:
    return limit if isinstance(limit, int) else limit(state)


def _names(names: Names, state: Any) -> Sequence[str]:
    return names(state) if callable(names) else names
