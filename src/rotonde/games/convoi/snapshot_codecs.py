"""Codecs of Convoi Express: counts, switches, trains and flags as they are written in a snapshot."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rotonde.core.codecs import Choice, Codec, Limit, ListOf, OrNull, Whole
from rotonde.core.errors import SnapshotError
from rotonde.core.fields import Entry
from rotonde.core.snapshot import choice, items, members, place, whole
from rotonde.core.state import Json
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import GOODS, TRAINS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

TRAIN: Final = Choice(TRAINS)
CARGO: Final = OrNull(Choice(GOODS))
FIRST_TOKEN: Final = 2
TRAIN_KEYS: Final = ("train", "space", "heading", "cargo")


def pairs(state: "Convoi") -> list[str]:
    return state.config.board.pairs


def spaces(state: "Convoi") -> list[str]:
    return state.config.board.spaces


def end_names(state: "Convoi") -> list[str]:
    return state.config.board.end_names


SPACE: Final = Choice(spaces)
END: Final = OrNull(Choice(end_names))


class Counts(Codec[list[int]]):
    """A number for each name, written as an object."""

    def __init__(self, names: tuple[str, ...], most: int) -> None:
        self._names = names
        self._count = Whole(0, most)

    def write(self, state: Any, value: list[int]) -> object:
        return dict(zip(self._names, value, strict=True))

    def read(self, state: Any, value: object, where: str) -> list[int]:
        found = members(value, where, self._names)
        return [self._count.read(state, found[name], f"{where}.{name}") for name in self._names]


class CountsOfEach(Codec[list[int]]):
    """Counts one after the other in one list, for each seat or port; written as a list of objects."""

    def __init__(self, names: tuple[str, ...], most: int, rows: Limit) -> None:
        self._size = len(names)
        self._rows = ListOf(Counts(names, most), rows, rows)

    def write(self, state: Any, value: list[int]) -> object:
        size = self._size
        return self._rows.write(state, [value[i : i + size] for i in range(0, len(value), size)])

    def read(self, state: Any, value: object, where: str) -> list[int]:
        return [count for row in self._rows.read(state, value, where) for count in row]


class Switches(Codec[list[int]]):
    """The open pair of each junction; before the first turn some may not be set."""

    def __init__(self) -> None:
        self._pairs = ListOf(Choice(pairs))

    def write(self, state: Any, value: list[int]) -> object:
        return self._pairs.write(state, [pair for pair in value if pair != NONE])

    def read(self, state: "Convoi", value: object, where: str) -> list[int]:
        board = state.config.board
        switches = [NONE] * len(board.junctions)
        for pair in self._pairs.read(state, value, where):
            switches[board.pair_junction[pair]] = pair
        if NONE in switches and state.turn:
            missing = board.junctions[switches.index(NONE)]
            raise SnapshotError(where=where, problem=f"{missing} is not set")
        return switches


class Token(Codec[int]):
    """A departure token; the lowest has the number 2."""

    def write(self, state: Any, value: int) -> object:
        return value + FIRST_TOKEN

    def read(self, state: Any, value: object, where: str) -> int:
        return whole(value, where, FIRST_TOKEN, 12) - FIRST_TOKEN


class CameBy(Codec[int]):
    """The end by which the train that moves came to its space, or null."""

    def write(self, state: Any, value: int) -> object:
        return END.write(state, value)

    def read(self, state: "Convoi", value: object, where: str) -> int:
        if value is None:
            return NONE
        if state.mover < 0 or not state.running >> state.mover & 1:
            raise SnapshotError(where=where, problem="no train is moving")
        return _end_of(state, value, where, state.config.board.space_ends[state.where[state.mover]])


def _end_of(state: "Convoi", value: object, where: str, ends: list[int]) -> int:
    """One of these ends."""
    return ends[choice(value, where, [state.config.board.end_names[end] for end in ends])]


class Trains(Entry):
    """The trains on the network: where each is, the end it faces, and its cube."""

    def __init__(self, key: str) -> None:
        super().__init__(key, "running", "where", "heading", "cargo")

    def write(self, state: "Convoi", into: Json) -> None:
        into[self.key] = [
            {
                "train": TRAIN.write(state, train),
                "space": SPACE.write(state, state.where[train]),
                "heading": END.write(state, state.heading[train]),
                "cargo": CARGO.write(state, state.cargo[train]),
            }
            for train in range(len(TRAINS))
            if state.running >> train & 1
        ]

    def read(self, state: "Convoi", found: Mapping[str, object], where: str) -> None:
        at = place(where, self.key)
        for i, each in enumerate(items(found[self.key], at, 0, len(TRAINS))):
            self._read(state, members(each, f"{at}[{i}]", TRAIN_KEYS), f"{at}[{i}]")

    def _read(self, state: "Convoi", found: Mapping[str, object], at: str) -> None:
        train = TRAIN.read(state, found["train"], f"{at}.train")
        if state.running >> train & 1:
            raise SnapshotError(where=f"{at}.train", problem="that train is there twice")
        space = SPACE.read(state, found["space"], f"{at}.space")
        state.running |= 1 << train
        state.where[train] = space
        state.cargo[train] = CARGO.read(state, found["cargo"], f"{at}.cargo")
        if not state.config.board.is_city(space):
            ends = state.config.board.space_ends[space]
            state.heading[train] = _end_of(state, found["heading"], f"{at}.heading", ends)
        elif found["heading"] is not None:
            raise SnapshotError(where=f"{at}.heading", problem="a train in a city has none")


class Flags(Entry):
    """Attributes that are true or false, written as the list of those that are true."""

    def __init__(self, key: str, *names: str) -> None:
        super().__init__(key, *names)
        self._names = ListOf(Choice(names))

    def write(self, state: Any, into: Json) -> None:
        into[self.key] = [name for name in self.attributes if getattr(state, name)]

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        raised = self._names.read(state, found[self.key], place(where, self.key))
        for i, name in enumerate(self.attributes):
            setattr(state, name, i in raised)
