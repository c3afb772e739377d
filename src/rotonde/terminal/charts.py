"""Charts as lines of text."""

from rotonde.analysis.charts import Chart, Row
from rotonde.i18n.styled_text import StyledLine

BAR = 40  # columns from 0 to the most
FULL, MARK = "█", "┊"


def drawn(chart: Chart) -> list[StyledLine]:
    """The chart as text: a title, then a line a bar; the mark runs through all of them."""
    widest = max((len(row.label) for row in chart.rows), default=0)
    lines: list[StyledLine] = [[("accent", chart.title)]]
    for row in chart.rows:
        name = ("", f"  {row.label:<{widest}}  ")
        lines.append([name, *_length(row, chart), ("dim", f"  {row.text}")])
    return lines


def _length(row: Row, chart: Chart) -> StyledLine:
    filled = round(chart.at(row.estimate.value) * BAR)
    signs = [FULL] * filled + [" "] * (BAR - filled)
    if row.mark is not None:
        signs[min(round(chart.at(row.mark) * BAR), BAR - 1)] = MARK
    style = "bad" if row.mark is not None and row.estimate.value < row.mark else "good"
    return [(style, "".join(signs))]
