"""Charts as an SVG file: light and dark, as the reader's page is."""

from collections.abc import Sequence
from html import escape

from rotonde.analysis.charts import Chart, Row

WIDTH, LEFT, RIGHT, ROW, GROUP, TOP, SCALE = 790, 280, 190, 30, 28, 44, 26
WIDE = WIDTH - LEFT - RIGHT
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1D1A17}.t{font-weight:600;font-size:15px}.g{font-weight:600}"
    ".b{fill:#1F4B7A;opacity:.45}.n .b{fill:#9E1B32}.h{fill:#8a8377;opacity:.6}"
    ".s{stroke:#1D1A17;stroke-width:2}.d{stroke:#9E1B32;stroke-width:4}"
    ".m{stroke:#1D1A17;stroke-dasharray:3 3}.n text{font-weight:600}"
    "@media(prefers-color-scheme:dark){text{fill:#EDE6D6}.b{fill:#7FB2E5}.n .b{fill:#E0566B}"
    ".s,.m{stroke:#EDE6D6}.d{stroke:#E0566B}.h{fill:#7d8aa0}}"
)


def picture(title: str, charts: Sequence[Chart]) -> str:
    """The charts, one below the other."""
    lines: list[str] = []
    y = 0
    for chart in charts:
        drawn, y = _chart(chart, y)
        lines += drawn
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
    ]
    return "\n".join([*head, *lines, "</svg>"]) + "\n"


def _chart(chart: Chart, y: int) -> tuple[list[str], int]:
    """The lines of a chart that begins at `y`, and where it ends."""
    lines = [f'<text class="t" x="10" y="{y + 24}">{escape(chart.title)}</text>']
    y += TOP
    for name, rows in chart.groups():
        if name:
            lines.append(f'<text class="g" x="10" y="{y + 16}">{escape(name)}</text>')
            y += GROUP
        for row in rows:
            lines += _row(chart, row, y)
            y += ROW
    return lines + _scale(chart, y), y + (SCALE if chart.scale else 10)


def _x(chart: Chart, value: float) -> str:
    return f"{LEFT + WIDE * chart.at(value):.1f}"


def _row(chart: Chart, row: Row, y: int) -> list[str]:
    low, at, high = (_x(chart, x) for x in (row.estimate.low, row.estimate.value, row.estimate.high))
    bar = _bins(row, y) if row.bins else [_bar(float(at) - LEFT, y)]
    mark = [] if row.mark is None else [_line("m", _x(chart, row.mark), _x(chart, row.mark), y, y + ROW)]
    sure = row.is_exact and not row.bins
    span = [] if sure else [_line("s", low, high, y + 15, y + 15), _line("d", at, at, y + 9, y + 21)]
    return [
        '<g class="n">' if row.notable else "<g>",
        f'<text x="{LEFT - 10}" y="{y + 19}" text-anchor="end">{escape(row.label)}</text>',
        *bar,
        *span,
        *mark,
        f'<text x="{LEFT + WIDE + 10}" y="{y + 19}">{escape(row.text)}</text></g>',
    ]


def _bar(wide: float, y: int) -> str:
    return f'<rect class="b" x="{LEFT}" y="{y + 6}" width="{wide:.1f}" height="18"/>'


def _bins(row: Row, y: int) -> list[str]:
    highest, wide = max(row.bins), WIDE / len(row.bins)
    return [
        f'<rect class="h" x="{LEFT + i * wide:.1f}" y="{y + 26 - 24 * part / highest:.1f}"'
        f' width="{wide - 0.6:.1f}" height="{24 * part / highest:.1f}"/>'
        for i, part in enumerate(row.bins)
        if part
    ]


def _line(kind: str, x1: str, x2: str, y1: int, y2: int) -> str:
    return f'<line class="{kind}" x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}"/>'


def _scale(chart: Chart, y: int) -> list[str]:
    return [
        f'<text x="{_x(chart, value)}" y="{y + 16}" text-anchor="middle">{escape(text)}</text>'
        for value, text in chart.scale
    ]
