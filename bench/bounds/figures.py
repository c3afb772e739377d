"""Figures of a bound: values gathered under a progress bar, and their mean with how far it may be off."""

from collections.abc import Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from rotonde.analysis import statistics

T = TypeVar("T")


def followed(found: Iterable[T], what: str, total: int | None = None) -> list[T]:
    """The values, under a progress bar."""
    return list(track(found, what, total, console=Console(stderr=True)))


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    found = statistics.mean(values)
    return found.value, found.high - found.value
