# rotonde: interpreted
"""Reading a material file that anyone may have written: every fault names its entry."""

import re
from collections.abc import Mapping, Sequence

from rotonde.core.errors import MaterialError

NAME = re.compile(r"[a-z0-9][a-z0-9_-]*", re.IGNORECASE)


class Entry:
    """One JSON object of a material file; what is asked for must be there and of its type."""

    def __init__(
        self, table: object, where: str, required: Sequence[str], allowed: Sequence[str] = ()
    ) -> None:
        if not isinstance(table, Mapping):
            raise MaterialError(entry=where, problem=f"expected an object, found {said(table)}")
        self.where = where
        self._table = table
        for key in required:
            if key not in table:
                raise self.fault(f"{key} is missing")
        for key in table:
            if key not in required and key not in allowed:
                known = ", ".join([*required, *allowed])
                raise self.fault(f"{key!r} is unknown; known: {known}")

    def fault(self, problem: str) -> MaterialError:
        return MaterialError(entry=self.where, problem=problem)

    def has(self, key: str) -> bool:
        return key in self._table

    def value(self, key: str) -> object:
        return self._table[key]

    def text(self, key: str) -> str:
        """Some text, not empty."""
        value = self._table[key]
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"{key}: expected a text, found {said(value)}")
        return value

    def name(self, key: str) -> str:
        """A word of letters, digits, _ and -, for notation."""
        value = self.text(key)
        if not NAME.fullmatch(value):
            raise self.fault(f"{key}: {value!r} has other signs than letters, digits, _ and -")
        return value

    def flag(self, key: str) -> bool:
        value = self._table[key]
        if not isinstance(value, bool):
            raise self.fault(f"{key}: expected true or false, found {said(value)}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        value = self._table[key]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(f"{key}: expected a number from {low} to {high}, found {said(value)}")
        return value

    def number(self, key: str, most: float) -> float:
        """A number, whole or not, from minus `most` to `most`."""
        value = self._table[key]
        if isinstance(value, bool) or not isinstance(value, int | float) or not -most <= value <= most:
            raise self.fault(f"{key}: expected a number from {-most} to {most}, found {said(value)}")
        return value

    def choice(self, key: str, allowed: Sequence[str]) -> int:
        """One of the allowed words, as its index."""
        value = self._table[key]
        if not isinstance(value, str) or value not in allowed:
            raise self.fault(f"{key}: expected one of {', '.join(allowed)}, found {said(value)}")
        return allowed.index(value)

    def items(self, key: str) -> list[object]:
        value = self._table[key]
        if not isinstance(value, list):
            raise self.fault(f"{key}: expected a list, found {said(value)}")
        return value

    def among(self, key: str, known: Mapping[str, int], what: str) -> list[int]:
        """A list of different known names, as their numbers."""
        found: list[int] = []
        for i, item in enumerate(self.items(key)):
            if not isinstance(item, str) or item not in known:
                raise MaterialError(entry=f"{self.where}.{key}[{i}]", problem=f"no {what} {said(item)}")
            if known[item] in found:
                raise MaterialError(entry=f"{self.where}.{key}[{i}]", problem=f"{item} is there twice")
            found.append(known[item])
        return found

    def both(self, key: str) -> dict[str, str]:
        """A text in English and French."""
        entry = Entry(self._table[key], f"{self.where}.{key}", ("en", "fr"))
        return {"en": entry.text("en"), "fr": entry.text("fr")}


def said(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
