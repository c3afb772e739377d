"""Two charts in one: moves and clones a second, bars on a scale of powers of ten."""

from math import log10

from rotonde.terminal.svg import Group, picture

Rates = dict[str, dict[str, float]]

COLOURS = {"moves": "#9E1B32", "clones": "#1F4B7A"}
TITLES = {"moves": "Random moves a second (scale of powers of ten)", "clones": "Clones a second"}
LEAST = 3  # the scale begins at 10 ** LEAST


def chart(rates: Rates, peer: str) -> str:
    """Two groups of bars, each with its number and its ratio to the peer."""
    most = max(log10(value) for each in rates.values() for value in (each["moves"], each["clones"]))
    groups = []
    for what in ("moves", "clones"):
        bars = [
            (name, (log10(each[what]) - LEAST) / (most - LEAST), _said(each[what], rates[peer][what]))
            for name, each in rates.items()
        ]
        groups.append(Group(TITLES[what], bars, COLOURS[what]))
    return picture("Random moves and clones a second", groups)


def _said(value: float, peer: float) -> str:
    return f"{value:,.0f}  ×{value / peer:.1f}"
