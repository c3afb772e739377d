"""Fields: the declaration of all that a state consists of, from which its snapshot is written and read.

    FIELDS = Fields(
        Field("phase", Choice(phase_names)),       # one attribute: its key, and how its value is written
        Field("deck", Whole(0, 18), "deck_count"),  # where the attribute has another name
        Derived("to_act", _to_act),                # not written: it follows from what was read before
        constants=("config",),                     # shared by all clones, never changed
        caches=("view_cache",),                    # not copied by `clone`
    )

Entries are read in the order in which they stand. `rotonde.testing.check_fields` holds `clone` to the
declaration: no attribute of a state is missing in it, and a clone has an equal value for each.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from rotonde.core.codecs import Codec
from rotonde.core.errors import SnapshotError
from rotonde.core.snapshot import items, members, place
from rotonde.core.state import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(metaclass=ABCMeta):
    """One entry of the declaration: a key of the snapshot ("": none), and the attributes that it fills."""

    def __init__(self, key: str, *attributes: str) -> None:
        self.key = key
        self.attributes = attributes

    def write(self, state: Any, into: Json) -> None:  # noqa: B027  # some write nothing
        """Set the key in the JSON object."""

    @abstractmethod
    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        """Set the attributes from the JSON object, which is at that place and has the key."""


class Field(Entry):
    """One attribute under one key, of the same name unless another is given."""

    def __init__(self, key: str, codec: Codec[Any], attribute: str = "") -> None:
        super().__init__(key, attribute or key)
        self.codec = codec
        self.attribute = attribute or key

    def write(self, state: Any, into: Json) -> None:
        into[self.key] = self.codec.write(state, getattr(state, self.attribute))

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        value = self.codec.read(state, found[self.key], place(where, self.key))
        setattr(state, self.attribute, value)


class Rows(Entry):
    """Lists that go by seat, written as one list: an object for each seat, with its item of each list."""

    def __init__(self, key: str, *columns: Field) -> None:
        super().__init__(key, *[column.attribute for column in columns])
        self._columns = columns

    def write(self, state: Any, into: Json) -> None:
        rows: list[Json] = [{} for _ in range(state.seats)]
        for column in self._columns:
            for row, value in zip(rows, getattr(state, column.attribute), strict=True):
                row[column.key] = column.codec.write(state, value)
        into[self.key] = rows

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        at = place(where, self.key)
        keys = [column.key for column in self._columns]
        for i, each in enumerate(items(found[self.key], at, state.seats, state.seats)):
            row = members(each, f"{at}[{i}]", keys)
            for column in self._columns:
                value = column.codec.read(state, row[column.key], f"{at}[{i}].{column.key}")
                getattr(state, column.attribute)[i] = value


class Derived(Entry):
    """An attribute that is not written, computed from those that were read before.

    `read_only`: a clone may share the object, as nothing ever changes it.
    """

    def __init__(self, attribute: str, compute: Callable[[Any], object], *, read_only: bool = False) -> None:
        super().__init__("", attribute)
        self._compute = compute
        self.read_only = read_only

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        setattr(state, self.attributes[0], self._compute(state))


class Require(Entry):
    """A condition on what was read before; where it does not hold, the fault is at that key."""

    def __init__(self, key: str, holds: Callable[[Any], bool], problem: str) -> None:
        super().__init__("")
        self._at = key
        self._holds = holds
        self._problem = problem

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        if not self._holds(state):
            raise SnapshotError(where=place(where, self._at), problem=self._problem)


class Fields:
    """All entries of a state, or of a part of it, in order."""

    def __init__(
        self, *entries: Entry, constants: tuple[str, ...] = (), caches: tuple[str, ...] = ()
    ) -> None:
        self.entries = entries
        self.constants = constants
        self.caches = caches
        self.keys = [entry.key for entry in entries if entry.key]
        self.attributes = [attribute for entry in entries for attribute in entry.attributes]

    def write(self, state: Any) -> Json:
        """The game's part of a snapshot."""
        written: Json = {}
        for entry in self.entries:
            entry.write(state, written)
        return written

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        """Fill a state from a JSON object that has exactly these keys."""
        for entry in self.entries:
            entry.read(state, found, where)


class Group(Entry):
    """Entries with a JSON object of their own."""

    def __init__(self, key: str, *entries: Entry) -> None:
        self._fields = Fields(*entries)
        super().__init__(key, *self._fields.attributes)

    def write(self, state: Any, into: Json) -> None:
        into[self.key] = self._fields.write(state)

    def read(self, state: Any, found: Mapping[str, object], where: str) -> None:
        at = place(where, self.key)
        self._fields.read(state, members(found[self.key], at, self._fields.keys), at)
