# rotonde: interpreted  # declarations only
"""Shapes of view and aids; the page's types are generated from them."""

from typing import NotRequired, TypedDict


class Engine(TypedDict):
    """`card` is what the seat sees now, `remembered` what it has seen."""

    up: bool
    card: str | None
    remembered: str | None
    seen_by: list[int]


class Train(TypedDict):
    """`fresh`: how many of its cars were laid this turn."""

    train: int
    cars: list[str]
    fresh: int
    engine: Engine | None


class Side(TypedDict):
    seats: list[int]
    total: int
    maintenance: list[str]
    trains: list[Train]


class Hand(TypedDict):
    """`known` is what the seat remembers of it, `public` what all do."""

    size: int
    cards: list[str] | None
    known: list[str]
    public: list[str]


class Pool(TypedDict):
    """Cards known to be somewhere in the hands and face-down engines of these sides."""

    sides: list[int]
    known: list[str]
    public: list[str]


class Wrecked(TypedDict):
    """An engine in the slot that nobody was shown."""

    side: int
    card: str | None
    seen_by: list[int]


class Worth(TypedDict):
    """Score of a train, car by car."""

    train: int
    cars: list[str]
    up: bool
    values: list[int]
    score: int
    factor: int
    bonuses: list[str]


class TrainSheet(Worth):
    engine: str


class HandSheet(TypedDict):
    seat: int
    cards: list[str]
    cost: int


class SideSheet(TypedDict):
    trains: list[TrainSheet]
    maintenance: list[str]
    maintenance_score: int
    out_bonus: int
    hands: list[HandSheet]
    result: int


class Sheet(TypedDict):
    """The score sheet of a finished round; `out`: the seat that went out."""

    out: int | None
    sides: list[SideSheet]


class Shown(TypedDict):
    seat: int
    card: str


class GameView(TypedDict):
    """`turns`: how many each has taken in the round; `shown`, `contenders`, `best`: the dealer's draw."""

    phase: str
    round: int
    dealer: int | None
    turn: int | None
    to_act: int
    teams: bool
    target: int
    winner: int | None
    shown: list[Shown]
    contenders: list[int]
    best: list[int]
    direction: int
    skips: list[int]
    turns: list[int]
    idle: int
    patience: int


class TurnView(TypedDict):
    """The decision under way; `limit` for the one who lays."""

    to_draw: int
    limit: int | None
    maintained: str | None
    asked: str
    card: str | None
    asking: int | None
    aim: int | None
    aimed_seat: int | None
    aimed_train: int | None
    own_train: int | None
    swapped: list[int]
    swapped_theirs: list[int]


class TableView(TypedDict):
    sides: list[Side]
    hands: list[Hand]
    pools: list[Pool]
    wrecked: Wrecked | None


class OwnView(TableView):
    """Parts of the view that differ by seat."""

    limit: int | None
    card: str | None


class PilesView(TypedDict):
    """`draw`: how many; `discard`: the top card last."""

    draw: int
    discard: list[str]
    slot: list[str]
    last_round: Sheet | None


class View(GameView, TurnView, TableView, PilesView):
    """All that a seat knows."""


class TrainAid(Worth):
    """`missing`: bonuses that it could still have; `short`: how many cars it lacks to score."""

    missing: list[str]
    short: int


class WayOut(TypedDict):
    """Obstacles to going out: cars lacking to the `longest` and the `second` train, trains too
    `short`, `cards` too many.
    """

    first_turn: bool
    refused: bool
    longest: int
    second: int
    short: list[int]
    cards: int


class Target(TypedDict):
    side: NotRequired[int]
    train: NotRequired[int]
    seat: NotRequired[int]


class LayAids(TypedDict):
    """`slack`: how many cards may be laid, `excess`: over the limit; `fits`: the trains that take a card.

    `unfit`: the rule that keeps a card from a place (`new`, `siding`, `discard`, `slot`, a train's number);
    `bare`: trains that need an engine; `heads`: trains that a diesel could lead;
    `targets`: what a disaster could hit.
    """

    slack: int
    excess: int
    impossible: bool
    laid: bool
    fits: dict[str, list[int]]
    unfit: dict[str, dict[str, str]]
    bare: list[int]
    heads: list[int]
    targets: dict[str, list[Target]]


class Aids(TypedDict):
    """`values`: what each kind counts; `trains` by side; `standing`: what lies there would score, by side.

    For a seat what its hand costs and its way `out`, and `lay` while it lays.
    """

    values: NotRequired[dict[str, int]]
    trains: NotRequired[list[list[TrainAid]]]
    standing: NotRequired[list[int]]
    hand_cost: NotRequired[int]
    out: NotRequired[WayOut]
    lay: NotRequired[LayAids | None]
