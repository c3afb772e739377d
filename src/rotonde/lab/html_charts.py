"""Charts as HTML: names and numbers are text, so that they can be read on a phone; bars are small SVGs."""

from html import escape

from rotonde.analysis.charts import Chart, Row

WIDE = 1000  # units of a bar from the least to the most; stretched to the width there is


def drawn(chart: Chart) -> str:
    """The whole chart as a figure."""
    note = f"<p class=note>{escape(chart.note)}</p>" if chart.note else ""
    body = "".join(_group(chart, name, rows) for name, rows in chart.groups())
    return f"<figure>{note}{body}{_scale(chart)}</figure>"


def _group(chart: Chart, name: str, rows: list[Row]) -> str:
    head = f"<h3>{escape(name)}</h3>" if name else ""
    return head + "".join(_row(chart, row) for row in rows)


def _row(chart: Chart, row: Row) -> str:
    kind = "row notable" if row.notable else "row"
    return (
        f"<div class='{kind}'><span class=label>{escape(row.label)}</span>"
        f"<span class=number>{escape(row.text)}</span>{bar(chart, row)}</div>"
    )


def bar(chart: Chart, row: Row) -> str:
    """The track of one row: where games lie, the interval, the value, and what it is held against."""
    tall = 34 if row.bins else 18
    middle = tall - 6 if row.bins else tall / 2
    low, at, high = (WIDE * chart.at(x) for x in (row.estimate.low, row.estimate.value, row.estimate.high))
    parts = [_bins(row, tall - 12)]
    if not row.bins:
        parts.append(f"<rect class=bar x=0 y=4 width={at:.0f} height={tall - 8} />")
    parts.append(f"<line class=span x1={low:.0f} x2={high:.0f} y1={middle} y2={middle} />")
    parts.append(f"<line class=dot x1={at:.0f} x2={at:.0f} y1={middle - 5} y2={middle + 5} />")
    if row.mark is not None:
        even = WIDE * chart.at(row.mark)
        parts.append(f"<line class=mark x1={even:.0f} x2={even:.0f} y1=0 y2={tall} />")
    inner = "".join(parts)
    return (
        f"<svg class=track viewBox='0 0 {WIDE} {tall}' height={tall} preserveAspectRatio=none"
        f" aria-hidden=true>{inner}</svg>"
    )


def _bins(row: Row, tall: int) -> str:
    if not row.bins:
        return ""
    highest, wide = max(row.bins), WIDE / len(row.bins)
    return "".join(
        f"<rect class=bin x={i * wide:.0f} y={tall - tall * part / highest:.1f} width={wide - 2:.0f}"
        f" height={tall * part / highest:.1f} />"
        for i, part in enumerate(row.bins)
        if part
    )


def _scale(chart: Chart) -> str:
    names = "".join(f"<span>{escape(text)}</span>" for _, text in chart.scale)
    return f"<div class=scale aria-hidden=true>{names}</div>"
