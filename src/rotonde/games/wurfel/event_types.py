# rotonde: interpreted  # declarations only
"""Shapes of events, as `events.py` writes them; the page's types are generated from them."""

from typing import Literal, TypedDict

from rotonde.games.wurfel.view_types import Colour


class StripEvent(TypedDict):
    step: int
    type: Literal["removed"]
    colour: Colour
    length: int


class SeatEvent(TypedDict):
    step: int
    type: Literal["began", "declined", "spared", "stopped", "turn", "won"]
    seat: int


class SeatStripEvent(TypedDict):
    step: int
    type: Literal["gave_up", "lost_front", "took"]
    seat: int
    colour: Colour
    length: int


StealEvent = TypedDict(
    "StealEvent",
    {
        "step": int,
        "type": Literal["stole", "stole_lantern"],
        "seat": int,
        "from": int,
        "colour": Colour,
        "length": int,
    },
)


class RethrowEvent(TypedDict):
    """`dice`: the colours of those that were picked up."""

    step: int
    type: Literal["rethrew"]
    seat: int
    dice: str


class RollEvent(TypedDict):
    """`dice`: the colours that fell; `throw`: the number of the throw."""

    step: int
    type: Literal["rolled"]
    seat: int
    dice: str
    throw: int


class FallEvent(TypedDict):
    step: int
    type: Literal["fell_back"]
    seat: int
    cells: int


Event = StripEvent | SeatEvent | SeatStripEvent | StealEvent | RethrowEvent | RollEvent | FallEvent
