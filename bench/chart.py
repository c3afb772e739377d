"""A small chart: bars on a scale of powers of ten, readable on light and dark ground."""

from math import log10

Rates = dict[str, dict[str, float]]

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 170, 110, 22, 34
COLOURS = {"moves": "#9E1B32", "clones": "#1F4B7A"}
TITLES = {"moves": "Random moves a second (scale of powers of ten)", "clones": "Clones a second"}
LEAST = 3  # the scale begins at 10 ** LEAST


def chart(rates: Rates, peer: str) -> str:
    """Two groups of bars, each with its number and its ratio to the peer."""
    most = max(log10(value) for each in rates.values() for value in (each["moves"], each["clones"]))
    height = 2 * (TOP + ROW * len(rates)) + 12
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">',
        "<title>Random moves and clones a second</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#F6EEDC"/>',
    ]
    y = 0
    for what in ("moves", "clones"):
        parts.append(f'<text x="12" y="{y + 22}" font-weight="bold" fill="#1D1A17">{TITLES[what]}</text>')
        y += TOP
        for name in rates:
            parts += _bar(name, rates[name][what], rates[peer][what], what, y, most)
            y += ROW
    return "\n".join([*parts, "</svg>"]) + "\n"


def _bar(name: str, value: float, peer: float, what: str, y: int, most: float) -> list[str]:
    length = (log10(value) - LEAST) / (most - LEAST) * (WIDTH - LEFT - RIGHT)
    said = f"{value:,.0f}  ×{value / peer:.1f}"
    return [
        f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end" fill="#1D1A17">{name}</text>',
        f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="16" fill="{COLOURS[what]}"/>',
        f'<text x="{LEFT + length + 6:.1f}" y="{y + 13}" fill="#1D1A17">{said}</text>',
    ]
