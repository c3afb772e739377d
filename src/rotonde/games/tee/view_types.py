# rotonde: interpreted  # declarations only
"""Shapes of view, aids, recap and layout; the page's types are generated from them."""

from typing import Literal, NotRequired, TypedDict

Network = Literal["violet", "tee", "ferry"]
Capital = Literal["red", "blue"]


class Player(TypedDict):
    """One player as a seat knows them.

    `home` is null while it is not shown, `open` (capitals still to visit) where it is hidden: others know its
    colours. `ruled_out` are capitals entered without a visit, which everyone knows not to be open. `kept`
    are cards for later.
    """

    at: str | None
    bound: Literal["violet", "tee", "free"]
    home: str | None
    has_chosen: bool
    open: list[str] | None
    open_red: int
    open_blue: int
    visited: list[str]
    ruled_out: list[str]
    tokens: int
    skips: int
    kept: list[str]


class Move(TypedDict):
    """The move that is being made: how far it may go, and its way so far.

    `six`: a thrown 6 is still to be used; `closing`: the station left was closed; `network` is null before
    the first ride.
    """

    steps: int
    left: int
    six: bool
    closing: bool
    network: Network | None
    path: list[str]


class View(TypedDict):
    """`undrawn`: the cards that nobody has seen, in the deck's order; `under`: those put under the pile, in
    theirs; `throws` for who begins, by seat, 0 to come, -1 out; `extra`: further turns of the one whose turn
    it is.
    """

    phase: str
    turn: int
    players: list[Player]
    closed: list[str]
    undrawn: list[str]
    under: list[str]
    card: str | None
    throws: list[int]
    move: Move | None
    extra: int
    winner: int | None
    ranks: list[int] | None


class Start(TypedDict):
    """A start with its shortest tour, and the turns that it may be expected to take."""

    station: str
    turns: float
    tour: list[str]


class Goal(TypedDict):
    """A capital still to visit, or home, and the turns that it may be expected to take."""

    station: str
    turns: float


class TourAid(TypedDict):
    """The best tour: its stops, the turns that it may be expected to take, every station of the way."""

    stops: list[str]
    turns: float
    way: list[str]


class WayAid(TypedDict):
    """End of a move, and its stations; several ways where they reopen more or fewer.

    `network`: the one it begins on, `networks`: one for each station of the path. `die`: so much or more has
    to be thrown for it; null in the move under way.
    """

    network: Network
    networks: list[Network]
    station: str
    die: int | None
    path: list[str]
    reopens: list[str]
    visits: bool
    wins: bool


class Nearest(TypedDict):
    """The nearest players, as a card would find them now."""

    seats: list[int]
    distance: int


class Aids(TypedDict):
    """Aids of a seat, from what it knows; empty for a bystander.

    `starts` while starts are chosen, and `tour` then, with the option `planner`. `goals`: capitals still to
    visit, then home.
    """

    starts: NotRequired[list[Start]]
    goals: NotRequired[list[Goal]]
    tour: NotRequired[TourAid]
    reach: NotRequired[list[WayAid]]
    nearest: NotRequired[Nearest]


class Drawn(TypedDict):
    """`old`: all have had a turn since."""

    seat: int
    card: str
    old: bool


class Recap(TypedDict):
    """The last card that was drawn."""

    drawn: Drawn | None


class Stop(TypedDict):
    """A station of the map; `place`: longitude and latitude, `capital`: the colour of a capital."""

    id: str
    place: tuple[float, float] | None
    networks: list[Network]
    capital: Capital | None
    start: bool


class Layout(TypedDict):
    """The map; `edges`: network and two stations."""

    stations: list[Stop]
    edges: list[tuple[Network, str, str]]
