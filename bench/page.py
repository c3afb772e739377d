"""The benchmark's page: ratios first, because they hold on any machine."""

Rates = dict[str, dict[str, float]]

# What each game owes, compiled, against the peer; a game not named here owes the first.
MOVES_TARGET = {"": 5, "wurfel": 20}
CLONES_TARGET = 10

PAGE = """# Speed

Random play and copying, driven from Python: the same loop asks each engine for its legal actions, chooses
one with `random.Random`, and applies it; chance is drawn where it is due. The peer is OpenSpiel's `{peer}`,
written in C++. A move is a decision of a player.

{table}

![Moves and clones a second, as bars](bench/speed.svg)

Rates are medians of {repetitions} repetitions that took turns, by the processor's time, each normalised to a
core that does 20 million iterations a second of a plain Python loop. Python {python}, {date}.
`make bench` measures anew and writes this page.
"""

HEAD = """| subject | moves/s | × {peer} | target | clones/s | × {peer} | target |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


def page(facts: dict[str, object], rates: Rates, peer: str) -> tuple[str, str]:
    """The page, and its table alone."""
    rows = [HEAD.format(peer=peer), *(_row(name, rates, peer) for name in rates)]
    table = "\n".join(rows)
    return PAGE.format(table=table, **facts), table


def _row(name: str, rates: Rates, peer: str) -> str:
    game, _, build = name.partition(" ")
    targets = {"moves": MOVES_TARGET.get(game, MOVES_TARGET[""]), "clones": CLONES_TARGET}
    cells = [name]
    for what, target in targets.items():
        rate = rates[name][what]
        ratio = rate / rates[peer][what]
        cells += [f"{rate:,.0f}", f"{ratio:.1f}", _verdict(ratio, target) if build == "compiled" else ""]
    return f"| {' | '.join(cells)} |"


def _verdict(ratio: float, target: int) -> str:
    return f"≥ {target} ✓" if ratio >= target else f"≥ {target}, missed by {1 - ratio / target:.0%}"
