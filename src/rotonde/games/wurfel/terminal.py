# rotonde: interpreted  # drawn a few times a second at most
"""Terminal drawing of a view: tracks to scale beside the numbers 1 to 30, dice, supply."""

from collections.abc import Mapping
from itertools import chain
from typing import Final, cast

from rotonde.games.wurfel.material import COLOURS, LENGTHS
from rotonde.games.wurfel.view_types import Colour, Strip, Track, View
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.styled_text import StyledLine

LETTERS: Final = dict(zip(COLOURS, "WRBGYK", strict=True))
SHORT: Final = {letter.lower(): colour for colour, letter in LETTERS.items()}
NAME: Final = 16  # columns for a name
COUNT: Final = 6  # columns behind the scale, for how far a track has got
RACK: Final = 15  # columns for one colour of the supply
MARKED: Final = (1, 5, 10, 15, 20, 25, 30)


def draw(view: Mapping[str, object], say: Speaker, width: int) -> list[StyledLine]:
    """Everything on the table, for a terminal of that width."""
    return _drawn(cast(View, view), say, width)


def _drawn(view: View, say: Speaker, width: int) -> list[StyledLine]:
    goal = view["goal"]
    cell = 2 if width >= NAME + 2 * goal + COUNT else 1
    lines = [_scale(goal, cell)]
    for seat, track in enumerate(view["tracks"]):
        lines.append(_track(view, say, seat, track, cell))
    lines += [[], _dice(view, say), *_supply(view, say, width)]
    if view["removed"]:
        lines.append(_box(view, say))
    if view["lanterns"]:
        lines.append([("dim", f"* {say.board('lantern')}")])
    return lines


def _scale(goal: int, cell: int) -> StyledLine:
    """The numbers, each ending at the right edge of its cell."""
    numbers = [" "] * (NAME + goal * cell)
    for number in MARKED:
        text = str(number)
        end = NAME + number * cell
        numbers[end - len(text) : end] = text
    return [("dim", "".join(numbers))]


def _track(view: View, say: Speaker, seat: int, track: Track, cell: int) -> StyledLine:
    """A player's name, the empty cells behind the marker, the strips, the way that is left."""
    goal = view["goal"]
    turn = seat == view["turn"]
    lantern = "*" if seat in view["lanterns"] else " "
    name = say.value("seat", seat)[: NAME - 4]
    line = [
        ("accent" if turn else "", f"{'>' if turn else ' '} {name:<{NAME - 4}}"),
        ("accent", lantern + " "),
    ]
    if track["off"]:
        line.append(("dim", ("-" * cell * track["off"])[:-1] + ">"))  # the marker touches the rear strip
    line += [_strip(strip, cell) for strip in track["strips"]]
    left = goal - track["front"]
    line.append(("dim", "·" * (cell * left)))
    line.append(("bold", f" {track['front']}" + _rank(view, seat)))
    return line


def _strip(strip: Strip, cell: int) -> tuple[str, str]:
    """A strip to scale, with its letter and its length on it."""
    label = f"{LETTERS[strip['colour']]}{strip['length']}"
    size = strip["length"] * cell
    text = label.ljust(size, "=") if cell == 1 else f"[{label.ljust(size - 2, '=')}]"
    return f"on-{strip['colour']}", text


def _rank(view: View, seat: int) -> str:
    ranks = view["ranks"]
    return "" if ranks is None else f"  #{ranks[seat]}"


def _dice(view: View, say: Speaker) -> StyledLine:
    line = [_label(say.board("dice"))]
    for colour in view["dice"]:
        line += [(f"on-{colour}", f"[{LETTERS[colour]}]"), ("", " ")]
    waiting = view["dice_count"] - len(view["dice"])
    line.append(("dim", "[ ] " * waiting))
    line.append(("dim", f" {view['throws']}/{view['max_throws']}"))
    return line


def _supply(view: View, say: Speaker, width: int) -> list[StyledLine]:
    """Lengths in the supply, by colour; a dot for one that is not there."""
    there = {(strip["colour"], strip["length"]) for strip in view["supply"]}
    in_a_row = 3 if width >= NAME + 3 * RACK else 2
    lines = []
    for i in range(0, len(COLOURS), in_a_row):
        racks = [_rack(colour, there) for colour in COLOURS[i : i + in_a_row]]
        lines.append([_label(say.board("supply") if i == 0 else ""), *chain.from_iterable(racks)])
    return lines


def _rack(colour: Colour, there: set[tuple[Colour, int]]) -> StyledLine:
    lengths = " ".join(str(length) if (colour, length) in there else "·" for length in LENGTHS)
    return [(f"on-{colour}", f" {LETTERS[colour]} "), ("", f" {lengths}  ")]


def _box(view: View, say: Speaker) -> StyledLine:
    strips = view["removed"]
    text = " ".join(f"{LETTERS[strip['colour']]}{strip['length']}" for strip in strips)
    return [("dim", f"{say.board('box')}: {text}")]


def _label(text: str) -> tuple[str, str]:
    return "bold", f"{text[: NAME - 1]:<{NAME}}"
