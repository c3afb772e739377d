# rotonde: interpreted  # declarations only
"""Shapes of view, aids and recap; the page's types are generated from them."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["white", "red", "blue", "green", "yellow", "black"]


class Strip(TypedDict):
    colour: Colour
    length: int


class Track(TypedDict):
    """`strips` from rear to front."""

    off: int
    front: int
    strips: list[Strip]


class View(TypedDict):
    """`dice` in the order of the colours, none before the first throw; `ranks` when the game is over."""

    phase: str
    turn: int | None
    tracks: list[Track]
    supply: list[Strip]
    removed: list[Strip]
    dice: list[Colour]
    dice_count: int
    throws: int
    max_throws: int
    gained: int
    lanterns: list[int]
    robbed: list[int]
    goal: int
    ranks: list[int] | None


class ColourAid(TypedDict):
    """`rule`: what bars the colour, or empty."""

    colour: Colour
    shown: int
    usable: bool
    rule: str


# A strip that could be taken if the dice stayed as they are; `front`: mine after it.
Take = TypedDict(
    "Take",
    {
        "action": str,
        "from": int | None,
        "colour": Colour,
        "length": int,
        "front": int,
        "victim_front": int | None,
        "wins": bool,
    },
)


class Failure(TypedDict):
    """Cost of failing."""

    kind: Literal["lost_front", "fell_back", "spared"]
    cells: int
    colour: Colour | None


class Odds(TypedDict):
    """One throw that keeps the dice of the colour: how likely so many of them show it then, by length."""

    colour: Colour
    kept: int
    thrown: int
    at_least: dict[str, float]


class Discard(TypedDict):
    """Result of giving up the `k` rearmost strips."""

    k: int
    dice: int
    off: int
    frees: list[Colour]


class Aids(TypedDict):
    """About the one whose turn it is; empty when the game is over."""

    seat: NotRequired[int]
    colours: NotRequired[list[ColourAid]]
    takes: NotRequired[list[Take]]
    failure: NotRequired[Failure]
    odds: NotRequired[list[Odds]]
    discards: NotRequired[list[Discard]]


class Recap(TypedDict):
    """`throw` names the last change of the dice, "" before the first; `thrown`: the dice that fell then."""

    throw: str
    thrown: list[Colour]
