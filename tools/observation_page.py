"""Writes docs/observations.md: every cell of every game's observations, from the games' own descriptions."""

from pathlib import Path

from rotonde.core.catalogue import game, games, home
from rotonde.learning.containers import Around, Both, First, Given, Last, LeftOut, Row
from rotonde.learning.fields import Bag, Balance, Count, Field, Flag, OneOf, Seat, Seats
from rotonde.learning.lookup import observation

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
SHOWN = 8  # values that are named, of many

HEAD = """# Observations, cell by cell

What a seat observes is a row of cells, each a whole number from 0 to 255, made from its view alone
([why](decisions/0024-observations-and-adapters.md)). Below, each game with the fewest seats that it
allows; `observation(game, seats, options).cells()` names every cell of any table. Seats and sides are counted
from the one who looks: `+0` is oneself. What is missing is 0 in all its cells.

`python tools/observation_page.py` writes this page, and a test compares.
"""


def _of(values: list[str]) -> str:
    named = ", ".join(values[:SHOWN])
    return f"{named}, …" if len(values) > SHOWN else named


def said(field: Field) -> str:
    """Description of a field in a few words."""
    match field:
        case Flag():
            return "yes or no"
        case Count():
            return f"0 to {field.most}"
        case Balance():
            return "how much above 0, how much below"
        case OneOf():
            return f"one of {field.size}: {_of([name for name, _ in field.cells()])}"
        case Bag():
            return f"how many of each of {field.size}: {_of([name for name, _ in field.cells()])}"
        case Seat():
            return f"one of {field.size}, from oneself on"
        case Seats():
            return f"any of {field.size}, from oneself on"
        case LeftOut():
            return f"left out: {field.why}"
        case _:
            return _held(field)


def _held(field: Field) -> str:
    match field:
        case Row():
            return "; ".join(f"`{key}` ({said(each)})" for key, each in field.fields.items())
        case Around():
            return f"for each of {field.count}, oneself first: {said(field.field)}"
        case First():
            return f"the first {field.count}: {said(field.field)}"
        case Last():
            return f"the last: {said(field.field)}"
        case Given():
            return f"whether there is one, then {said(field.field)}"
        case Both():
            return f"{said(field.one)}, and {said(field.other)}"
        case _:
            return _of([name for name, _ in field.cells()])


def section(game_id: str) -> str:
    """A game's table: keys of its view, the cells they take, what these tell."""
    found = game(game_id)
    seats = found.seats[0]
    cells = observation(found, seats)
    lines = [
        f"\n## {found.title['en']}, {seats} seats: {cells.size} cells, {found.space.players_end} actions\n"
    ]
    lines += ["| key | cells | what they tell |", "| --- | --- | --- |"]
    at = 0
    for key, field in cells.parts.items():
        last = at + field.size - 1
        where = "none" if not field.size else str(at) if field.size == 1 else f"{at} to {last}"
        lines.append(f"| `{key}` | {where} | {said(field)} |")
        at += field.size
    return "\n".join(lines) + "\n"


def page() -> str:
    """The whole page, for the games in the box."""
    return HEAD + "".join(section(game_id) for game_id in games() if home(game_id).startswith("rotonde."))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
