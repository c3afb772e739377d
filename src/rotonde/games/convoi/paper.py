# rotonde: interpreted
"""Reading a board or a deck that a person may have written: every fault names its entry."""

import re
from collections.abc import Mapping

from rotonde.core.errors import MaterialError

NAME = re.compile(r"[a-z0-9][a-z0-9._-]*")


class Sheet:
    """One JSON object of a material file."""

    def __init__(self, value: object, entry: str) -> None:
        if not isinstance(value, Mapping):
            raise MaterialError(entry=entry, problem=f"expected an object, found {_said(value)}")
        self._table = value
        self.entry = entry

    def fault(self, key: str, problem: str) -> MaterialError:
        return MaterialError(entry=f"{self.entry}.{key}" if key else self.entry, problem=problem)

    def has(self, key: str) -> bool:
        return self._table.get(key) is not None

    def get(self, key: str) -> object:
        if key not in self._table:
            raise self.fault(key, "missing")
        return self._table[key]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(key, f"expected a text, found {_said(value)}")
        return value

    def name(self, key: str) -> str:
        """An identifier, in lower case."""
        value = self.text(key).lower()
        if not NAME.fullmatch(value):
            raise self.fault(key, f"expected letters, digits, '.', '_' or '-', found {_said(value)}")
        return value

    def choice(self, key: str, allowed: tuple[str, ...]) -> int:
        value = self.text(key)
        if value not in allowed:
            raise self.fault(key, f"expected one of {', '.join(allowed)}, found {_said(value)}")
        return allowed.index(value)

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(key, f"expected a number from {low} to {high}, found {_said(value)}")
        return value

    def measure(self, key: str, high: float) -> float:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= high:
            raise self.fault(key, f"BV-18: expected a place on the canvas, found {_said(value)}")
        return float(value)

    def truth(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fault(key, f"expected true or false, found {_said(value)}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fault(key, f"expected a list, found {_said(value)}")
        return list(value)

    def texts(self, key: str) -> list[str]:
        found = self.items(key)
        for i, item in enumerate(found):
            if not isinstance(item, str):
                raise self.fault(f"{key}[{i}]", f"expected a text, found {_said(item)}")
        return [str(item) for item in found]

    def sheets(self, key: str) -> list["Sheet"]:
        return [Sheet(item, f"{self.entry}.{key}[{i}]") for i, item in enumerate(self.items(key))]

    def sheet(self, key: str) -> "Sheet":
        return Sheet(self.get(key), f"{self.entry}.{key}")

    def names(self) -> list[str]:
        return [str(key) for key in self._table]

    def both(self) -> dict[str, str]:
        """Its name in both languages; French is the same unless `fr` says otherwise."""
        english = self.text("name")
        return {"en": english, "fr": self.text("fr") if self.has("fr") else english}


def _said(value: object) -> str:
    said = repr(value)
    return said if len(said) <= 40 else said[:37] + "..."
