"""Charts of a report: as lines for the terminal, as a picture to keep."""

from collections.abc import Sequence

from rotonde.core.checks import Bar, Chart
from rotonde.terminal.paint import Line
from rotonde.terminal.svg import Group, picture

BAR = 40  # columns from 0 to the most
FULL, MARK = "█", "┊"


def drawn(chart: Chart, language: str) -> list[Line]:
    """The chart as text: a title, then a line a bar; the mark runs through all of them."""
    widest = max((len(bar.label[language]) for bar in chart.bars), default=0)
    lines: list[Line] = [[("accent", chart.title[language])]]
    for bar in chart.bars:
        name = ("", f"  {bar.label[language]:<{widest}}  ")
        lines.append([name, *_length(bar, chart), ("dim", f"  {bar.note[language]}")])
    return lines


def _length(bar: Bar, chart: Chart) -> Line:
    filled = _column(bar.value, chart)
    signs = [FULL] * filled + [" "] * (BAR - filled)
    if chart.mark is not None:
        at = min(_column(chart.mark, chart), BAR - 1)
        signs[at] = MARK
    style = "bad" if chart.mark is not None and bar.value < chart.mark else "good"
    return [(style, "".join(signs))]


def _column(value: float, chart: Chart) -> int:
    return round(_share(value, chart) * BAR)


def _share(value: float, chart: Chart) -> float:
    return min(max(value / chart.most, 0.0), 1.0) if chart.most > 0 else 0.0


def pictured(title: str, charts: Sequence[Chart], language: str) -> str:
    """All charts as SVG."""
    groups = [
        Group(
            chart.title[language],
            [(bar.label[language], _share(bar.value, chart), bar.note[language]) for bar in chart.bars],
            mark=None if chart.mark is None else _share(chart.mark, chart),
        )
        for chart in charts
    ]
    return picture(title, groups)
