# rotonde: interpreted
"""Record header: reads its values; a fault carries the number of its line."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rotonde.core import catalogue
from rotonde.core.chance import Chance
from rotonde.core.errors import RecordError, RotondeError
from rotonde.core.record_faults import (
    Disordered,
    FalseOpening,
    Missing,
    NoJson,
    NoNumber,
    NoObject,
    NoSteps,
    OtherSeats,
)
from rotonde.core.shared_seed import NONE, SharedSeed

if TYPE_CHECKING:
    from rotonde.core.game import Game


class Header:
    """The `key: value` lines of a record, each read with its line number at hand."""

    def __init__(self, lines: list[str], known: tuple[str, ...]) -> None:
        self._values: dict[str, str] = {}
        self._lines: dict[str, int] = {}
        for number, line in enumerate(lines, 2):
            key, colon, value = line.partition(": ")
            behind = known[known.index(key) :] if key in known else ()
            if not colon or not behind or any(later in self._values for later in behind):
                raise RecordError(line=number, problem=Disordered(known=", ".join(known), line=line))
            self._values[key] = value
            self._lines[key] = number

    def has(self, key: str) -> bool:
        return key in self._values

    def _value(self, key: str) -> str:
        if key not in self._values:
            raise RecordError(line=len(self._values) + 2, problem=Missing(key=key))
        return self._values[key]

    def whole(self, key: str) -> int:
        value = self._value(key)
        if not (value.isascii() and value.isdigit() and len(value) <= 39):
            raise self.fault(key, NoNumber(key=key, value=value))
        return int(value)

    def fault(self, key: str, problem: RotondeError) -> RecordError:
        """The refusal of a value, with the number of its line."""
        return RecordError(line=self._lines[key], problem=problem)

    def redrawn(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for pair in self._value("redrawn").split():
            step, _, times = pair.partition(":")
            if not all(each.isascii() and each.isdigit() and len(each) < 10 for each in (step, times)):
                raise self.fault("redrawn", NoSteps(pair=pair))
            found[int(step)] = int(times)
        return found

    def seed(self) -> int | None:
        """The number, if it is opened."""
        if not self.has("seed"):
            return None
        seed = self.whole("seed")
        with self.faults_at("seed"):
            return Chance(seed).seed

    def shared_seed(self, seats: int) -> SharedSeed:
        """The server's part, if it is the one that was committed to, and the contributions."""
        commitment, part = self._value("commitment"), self._value("server")
        given = ["" if each == NONE else each for each in self._value("contributions").split()]
        if len(given) != seats:
            raise self.fault("contributions", OtherSeats(count=len(given), seats=seats))
        with self.faults_at("server"):
            server = SharedSeed(part, [])
        if server.commitment != commitment:
            raise self.fault("server", FalseOpening(commitment=commitment))
        with self.faults_at("contributions"):
            return SharedSeed(part, given)

    def table(self, key: str) -> dict[str, object]:
        value = self._value(key)
        try:
            table = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise self.fault(key, NoJson(key=key, at=getattr(error, "pos", 0) + 1)) from error
        if not isinstance(table, dict):
            raise self.fault(key, NoObject(key=key))
        return table

    def game(self) -> "Game":
        name = self._value("game")
        with self.faults_at("game"):
            found = catalogue.game(name)
        if not self.has("material"):
            return found
        with self.faults_at("material"):
            return found.with_material(self.table("material"))

    @contextmanager
    def faults_at(self, key: str) -> Iterator[None]:
        """Give what a value is refused for the number of its line."""
        try:
            yield
        except RecordError:
            raise
        except RotondeError as error:
            raise self.fault(key, error) from error
