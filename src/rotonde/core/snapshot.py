"""Checks of a snapshot's JSON, which may be written by hand: every fault is named with its place."""

from collections.abc import Mapping, Sequence
from typing import Final

from rotonde.core.errors import SnapshotError, sayable

TOP: Final = "snapshot"  # the place of the whole snapshot
LONGEST_QUOTE: Final = 40


def place(where: str, key: str) -> str:
    """The place of a key inside the object at that place."""
    return key if where == TOP else f"{where}.{key}"


def mapping(value: object, where: str) -> Mapping[str, object]:
    """A JSON object, whatever its keys."""
    if not isinstance(value, Mapping):
        raise SnapshotError(where=where, problem=f"expected an object, found {_quoted(value)}")
    return value


def members(value: object, where: str, keys: Sequence[str]) -> Mapping[str, object]:
    """A JSON object with exactly these keys."""
    found = mapping(value, where)
    for key in keys:
        if key not in found:
            raise SnapshotError(where=where, problem=f"{key} is missing")
    if len(found) > len(keys):
        unknown = next(key for key in found if key not in keys)
        raise SnapshotError(where=where, problem=f"{unknown!r} is unknown; known: {', '.join(keys)}")
    return found


def items(value: object, where: str, low: int, high: int) -> list[object]:
    """A list of low to high items."""
    if not isinstance(value, list):
        raise SnapshotError(where=where, problem=f"expected a list, found {_quoted(value)}")
    if not low <= len(value) <= high:
        raise SnapshotError(where=where, problem=f"expected {low} to {high} items, found {len(value)}")
    return value


def whole(value: object, where: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise SnapshotError(
            where=where, problem=f"expected a number from {low} to {high}, found {_quoted(value)}"
        )
    return value


def choice(value: object, where: str, allowed: Sequence[str]) -> int:
    """One of the allowed words, as its index."""
    if not isinstance(value, str) or value not in allowed:
        raise SnapshotError(
            where=where, problem=f"expected one of {', '.join(allowed)}, found {_quoted(value)}"
        )
    return allowed.index(value)


def _quoted(value: object) -> str:
    quoted = repr(sayable(value))
    return quoted if len(quoted) <= LONGEST_QUOTE else quoted[: LONGEST_QUOTE - 3] + "..."
