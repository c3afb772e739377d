"""Bounds: how far each master is from the best possible; writes docs/bounds.md.

    python -m bench.bounds.run [--only GAME ...] [--games N]

With the compiled engine, as `make bounds` runs it. A game's section comes from `bench/bound.py` in its
folder: `section(games)` plays so many games and says what was found; `GAMES` is how many it plays if
nothing is asked.
"""

from datetime import UTC, datetime

from bench import command_line
from bench.paths import ROOT
from bench.ratings.pages import sections
from rotonde.core.catalogue import games, part

ABOUT = """Made by `make bounds`: what each game's master attains beside what could be attained at best. Where
that cannot be computed it is bounded, and the words say what the bound leaves out. Intervals are 95 %."""


def main() -> None:
    """Measure what is asked for, keep what was said of the others, write the page."""
    parser = command_line.parser(__doc__)
    parser.add_argument("--only", nargs="+", metavar="GAME", help="the others' sections stay as they are")
    parser.add_argument("--games", type=int, help="games of each, instead of its own number")
    chosen = parser.parse_args()
    page = ROOT / "docs" / "bounds.md"
    known = sections(page.read_text("utf-8")) if page.exists() else {}
    for game in chosen.only or games():
        bound = part(game, "bench.bound")
        if bound is not None:
            said = bound.section(bound.GAMES if chosen.games is None else chosen.games)
            known[game] = f"{said}\n\nMeasured on {datetime.now(UTC):%Y-%m-%d}."
            print(f"{game}: {known[game]}\n")
    parts = ["# How far from the best", ABOUT, *[f"## {game}\n\n{known[game]}" for game in sorted(known)]]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
