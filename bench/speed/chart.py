"""Two charts in one: moves and clones a second, bars on a scale of powers of ten."""

from math import log10

from bench.speed.page import Row
from rotonde.analysis.charts import Row as Bar
from rotonde.analysis.charts import bar, bars
from rotonde.analysis.svg import picture

LEAST = 3  # the scale begins at 10 ** LEAST


def chart(rows: list[Row]) -> str:
    """Two groups of bars, each with its number and its ratio to the peer."""
    most = max(log10(value) for row in rows for value in (row.moves, row.clones))
    moves = [_bar(row.name, row.moves, row.moves_ratio) for row in rows]
    clones = [_bar(row.name, row.clones, row.clones_ratio) for row in rows]
    charts = [
        bars("Random moves a second (scale of powers of ten)", moves, LEAST, most),
        bars("Clones a second", clones, LEAST, most),
    ]
    return picture("Random moves and clones a second", charts)


def _bar(name: str, value: float, ratio: float) -> Bar:
    return bar(name, log10(value), f"{value:,.0f}  ×{ratio:.1f}")
