"""Bars as a picture to keep: plain SVG, readable on light and dark ground."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 170, 110, 22, 34
WIDE = WIDTH - LEFT - RIGHT
PAPER, INK, RED = "#F6EEDC", "#1D1A17", "#9E1B32"


@dataclass(frozen=True)
class Group:
    """Bars under a title: each a name, its length from 0 to 1, and what is written behind it."""

    title: str
    bars: Sequence[tuple[str, float, str]]
    colour: str = RED
    mark: float | None = None


def picture(title: str, groups: Sequence[Group]) -> str:
    """All groups, one below the other."""
    height = sum(TOP + ROW * len(group.bars) for group in groups) + 12
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
    ]
    y = 0
    for group in groups:
        parts += _group(group, y)
        y += TOP + ROW * len(group.bars)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _group(group: Group, y: int) -> list[str]:
    parts = [f'<text x="12" y="{y + 22}" font-weight="bold" fill="{INK}">{escape(group.title)}</text>']
    top = y + TOP
    for i, (name, length, note) in enumerate(group.bars):
        parts += _bar(name, length * WIDE, note, group.colour, top + ROW * i)
    if group.mark is not None:
        x = f"{LEFT + group.mark * WIDE:.1f}"
        ends = f'x1="{x}" y1="{top - 3}" x2="{x}" y2="{top + ROW * len(group.bars) - 3}"'
        parts.append(f'<line {ends} stroke="{INK}" stroke-width="2" stroke-dasharray="3 3"/>')
    return parts


def _bar(name: str, length: float, note: str, colour: str, y: int) -> list[str]:
    return [
        f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end" fill="{INK}">{escape(name)}</text>',
        f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="16" fill="{colour}"/>',
        f'<text x="{LEFT + length + 6:.1f}" y="{y + 13}" fill="{INK}">{escape(note)}</text>',
    ]
