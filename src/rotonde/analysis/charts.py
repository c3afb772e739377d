"""Charts as data: rows with a label, a value, its interval, and perhaps how single values lie."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rotonde.analysis.statistics import Estimate


@dataclass(frozen=True)
class Row:
    """One line of a chart."""

    label: str
    estimate: Estimate
    text: str
    group: str = ""  # rows of one group stand together under its name
    bins: tuple[float, ...] = ()
    mark: float | None = None  # what the value is held against
    notable: bool = False

    @property
    def is_exact(self) -> bool:
        """Whether the value has no interval."""
        return self.estimate.low == self.estimate.high


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
        """Place of a value, from 0 to 1."""
        wide = self.most - self.least
        return min(1.0, max(0.0, (value - self.least) / wide)) if wide > 0 else 0.0

    def groups(self) -> list[tuple[str, list[Row]]]:
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row.group, []).append(row)
        return list(found.items())


def bar(label: str, value: float, text: str, mark: float | None = None) -> Row:
    """A row with an exact value."""
    return Row(label, Estimate(value, value, value), text, mark=mark)


def bars(title: str, rows: Sequence[Row], least: float = 0.0, most: float = 1.0) -> Chart:
    """A chart without a named scale."""
    return Chart("", title, rows, least, most)
