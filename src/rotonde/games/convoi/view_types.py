# rotonde: interpreted  # declarations only
"""Shapes of view, aids, recap and layout; the page's types are generated from them."""

from typing import Literal, NotRequired, TypedDict

Card = Literal["signal", "switch", "move"]
Colour = Literal["black", "brown", "grey"]
Goods = Literal["blue", "yellow", "red", "white"]
Symbol = Literal["black", "brown", "grey", "any"]


class Cards(TypedDict):
    """Number of action cards of each kind."""

    signal: int
    switch: int
    move: int


class Cubes(TypedDict):
    """Number of cubes of each colour of goods."""

    blue: int
    yellow: int
    red: int
    white: int


class Train(TypedDict):
    """`space` is null in the depot."""

    train: str
    colour: Colour
    space: str | None
    heading: str | None
    cargo: Goods | None


class Port(TypedDict):
    """`free`: places left for each colour, `free_any`: for any."""

    port: str
    stored: Cubes
    free: Cubes
    free_any: int


class Clock(TypedDict):
    tokens: int
    full: int


class Instruction(TypedDict):
    """An instruction card: its new trains, and the colours that move."""

    id: str
    new: int
    move: list[Symbol]


class Instructions(TypedDict):
    """`unseen`: the cards of which deck, removed and boxed ones are made."""

    deck: int
    boxed: int
    removed: int
    card: Instruction | None
    discard: list[str]
    bottom: str | None
    unseen: list[str]


class Hand(TypedDict):
    """The kinds where the hand is open."""

    count: int
    signal: NotRequired[int]
    switch: NotRequired[int]
    move: NotRequired[int]


class Pile(Hand):
    """The pile; with hidden hands what it was made of, and what each has drawn since."""

    shuffled: NotRequired[Cards]
    drawn: NotRequired[list[Hand]]


class Agent(TypedDict):
    agent: str
    ready: bool


class Drawing(TypedDict):
    seat: int
    cards: int


class Pending(TypedDict):
    """Pending work: the card's remaining parts, the train that moves, the disc in the hand."""

    new_left: int
    new_colours: list[Colour]
    new_colour: Colour | None
    symbol: int
    need: int
    chosen: list[Colour]
    held_colours: list[Colour]
    colour: Colour | None
    due: list[str]
    held_trains: list[str]
    train: str | None
    points: int
    came_by: str | None
    by_card: bool
    lifted: str | None
    drawing: Drawing | None


class View(TypedDict):
    """`switches`: the open legs of each junction; `green`: the lights that are."""

    board: str
    phase: str
    turn: int
    active: int | None
    trains: list[Train]
    switches: dict[str, list[str]]
    green: list[str]
    cubes: Cubes
    ports: list[Port]
    delivered: int
    goods: int
    clock: Clock
    instructions: Instructions
    hands: list[Hand]
    pile: Pile
    discard: Cards
    agents: list[Agent]
    passing: bool
    departure_tokens: list[int]
    token_stack: list[int]
    pending: Pending
    won: bool | None


class Face(TypedDict):
    """Result of a face of the die: the space, why the train stops there, and what unused points cost.

    `reason`: `points`, `red`, `switch`, `train`, `collision`, `city`, `port` or `departure`.
    """

    points: int
    odds: int
    space: str
    reason: str
    unused: int
    tokens: int


class WayAid(TypedDict):
    """The way ahead of a train; one for each green `exit` of a city.

    `then` is what ends it, `at` the light, junction or train that does. It ends at a city, also where the
    train could run on.
    """

    exit: str | None
    path: list[str]
    then: str
    at: str | None
    faces: list[Face]
    stops: list[list[int]]  # the faces, by number, that bring the train to the same place for the same reason


class TrainAid(TypedDict):
    train: str
    ways: list[WayAid]


class Coming(TypedDict):
    """Unseen cards, as if all were still to come: their number, new trains and moves."""

    unseen: int
    new: int
    with_new: int
    moves: dict[str, int]


class Refusals(TypedDict):
    lift: str
    put: str


class Wish(TypedDict):
    """Possible action with a thing: whether it is allowed, by which rule, and the card that pays."""

    do: str
    may: bool
    rule: str
    card: Literal["signal", "switch", "move", "any"] | None


class Offers(TypedDict):
    """`lit`: the spots where something can be begun, also by a card that could be played for it.

    `payments`: by card, the actions that pay for its action, without two cards of which one would do by
    itself; `calls`: by agent that can be called, the spots to which it can be sent.
    """

    lit: list[str]
    payments: dict[str, list[str]]
    calls: dict[str, list[str]]


class Aids(TypedDict):
    """Empty before the first turn and when the game is over.

    `signals`: the lights to which each green disc could go, `refusals`: the rules that forbid the others;
    `switches`: the pairs of legs that each junction could have instead. `about`, for the seat that decides:
    what it may do with each spot (`light:…`, `junction:…`, `train:…`, `place:…`), `agent:…` and `card:…`;
    `offers`, for the same seat: where it can begin something.
    """

    seat: NotRequired[int]
    trains: NotRequired[list[TrainAid]]
    signals: NotRequired[dict[str, list[str]]]
    refusals: NotRequired[Refusals]
    switches: NotRequired[dict[str, list[tuple[str, str]]]]
    loads: NotRequired[list[str]]
    coming: NotRequired[Coming]
    turns_left: NotRequired[int]
    about: NotRequired[dict[str, list[Wish]] | None]
    offers: NotRequired[Offers | None]


class Run(TypedDict):
    """A train that came into play, was held back or ran: `points` that were rolled, the space from which it
    started and the one where it is, the `reason` why it stopped there, the time `tokens` that it cost.
    """

    train: str
    points: int | None
    start: str | None
    to: str | None
    reason: str
    tokens: int


class LastCard(TypedDict):
    """An instruction card, who revealed it, and what it brought."""

    seat: int
    card: str
    runs: list[Run]


class Recap(TypedDict):
    """The last instruction card; null before the first."""

    card: LastCard | None


class Place(TypedDict):
    """A node of the board; `goods` of a city, `number` of a departure space."""

    id: str
    kind: Literal["city", "port", "departure", "junction"]
    at: tuple[float, float]
    goods: NotRequired[Goods]
    number: NotRequired[int]


class TrackEnd(TypedDict):
    node: str
    end: str


class Section(TypedDict):
    """`ahead`: the end that a train faces that goes from the line's first node to its last."""

    id: str
    ahead: str
    at: tuple[float, float]


# The track from node to node; `lights` before, between and after its sections.
Track = TypedDict(
    "Track",
    {"from": TrackEnd, "to": TrackEnd, "spaces": list[Section], "lights": list[str | None]},
)


class BoardLayout(TypedDict):
    size: tuple[float, float]
    places: list[Place]
    lines: list[Track]


class CardFace(TypedDict):
    """Face of an instruction card."""

    new: int
    move: list[Symbol]


class Layout(TypedDict):
    """The boards and the instruction cards, by their names."""

    boards: dict[str, BoardLayout]
    cards: dict[str, CardFace]
