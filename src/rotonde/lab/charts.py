"""Charts as data: rows with a name, a value, its interval, and perhaps how single games lie."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rotonde.lab.figures import Estimate


@dataclass(frozen=True)
class Row:
    """One line of a chart."""

    label: str
    estimate: Estimate
    text: str
    group: str = ""  # rows of one group stand together under its name
    bins: tuple[float, ...] = ()
    mark: float | None = None  # what the value would be if nothing mattered
    notable: bool = False


@dataclass(frozen=True)
class Chart:
    """Rows on one scale from least to most; `name` is that of its file."""

    name: str
    title: str
    rows: Sequence[Row]
    least: float
    most: float
    note: str = ""
    scale: Sequence[tuple[float, str]] = field(default_factory=tuple)  # where the scale is named, and how

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        wide = self.most - self.least
        return min(1.0, max(0.0, (value - self.least) / wide)) if wide > 0 else 0.0

    def groups(self) -> list[tuple[str, list[Row]]]:
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row.group, []).append(row)
        return list(found.items())
