"""The benchmark's page: ratios first, because they hold on any machine."""

from typing import NamedTuple

from bench.settings import settings

CLONES_TARGET = 10


class Row(NamedTuple):
    """A subject's rates by the second of the processor, and its ratios to the peer."""

    name: str
    moves: float
    moves_ratio: float
    match_ratio: float | None  # through Match
    chance: float  # drawn for each move
    clones: float
    clones_ratio: float


PAGE = """# Speed

Random play and copying, driven from Python: the same loop asks each engine for its legal actions, chooses
one with `random.Random`, and applies it; chance is drawn where it is due. The peer is OpenSpiel's `{peer}`,
written in C++.

**What is counted.** A move is a decision of a player, on both sides; what chance does is not counted, but
its time is. *Chance a move* says how often it is drawn. A game is played to its end, or cut after 5,000
decisions: at random some games never end. Each is played in the middle of its numbers of seats. Ours is
driven through `State`, as bots and adapters drive it; *through `Match`* is the same play through
`rotonde.Match`, which draws chance itself, keeps what may be taken back and writes the record.

{table}

![Moves and clones a second, as bars](bench/speed.svg)

Each repetition is a process in which ours and the peer take turns in stretches of a tenth of a second; its
ratio is that of the two rates in the same process, by the processor's time. Shown are medians of
{repetitions} repetitions; rates are those of the machine that measured. Python {python}, {date}.
`make bench` measures anew and writes this page.
"""

HEAD = """| subject | moves/s | × {peer} | target | through `Match` | chance a move \
| clones/s | × {peer} | target |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def page(facts: dict[str, object], rows: list[Row]) -> tuple[str, str]:
    """The page, and its table alone."""
    table = "\n".join([HEAD.format(peer=facts["peer"]), *map(_line, rows)])
    return PAGE.format(table=table, **facts), table


def _line(row: Row) -> str:
    game, _, build = row.name.partition(" ")
    is_compiled = build == "compiled"
    cells = [
        row.name,
        *(f"{row.moves:,.0f}", f"{row.moves_ratio:.1f}"),
        _verdict(row.moves_ratio, settings(game).moves_target) if is_compiled else "",
        "" if row.match_ratio is None else f"{row.match_ratio:.1f}",
        f"{row.chance:.2f}",
        *(f"{row.clones:,.0f}", f"{row.clones_ratio:.1f}"),
        _verdict(row.clones_ratio, CLONES_TARGET) if is_compiled else "",
    ]
    return f"| {' | '.join(cells)} |"


def _verdict(ratio: float, target: int) -> str:
    return f"≥ {target} ✓" if ratio >= target else f"≥ {target}, missed by {1 - ratio / target:.0%}"
