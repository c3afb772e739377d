"""What is said over HTTP and WebSocket, as types; /api/openapi.json is made from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rotonde.server.pace.clock import UNHURRIED, Pace
from rotonde.server.store import Access, Ending, Kind, Status

Name = Annotated[str, Meta(max_length=40, description="how a player is called; no line breaks")]
Notation = Annotated[str, Meta(max_length=1000, description='an action in notation, "take red 3"')]
Place = Annotated[str, Meta(max_length=100, description="a place on the game's board, as the board names it")]
Said = Annotated[dict[str, str], Meta(description='a sentence in each language: {"en": …, "fr": …}')]
Json = dict[str, Any]  # the game's own, or its options: whatever JSON can say


class Asked(Struct, forbid_unknown_fields=True):
    """Something a client says; a field that we do not know is a mistake worth telling."""


class Told(Struct):
    """Something the server says."""


# What a client asks


class Me(Asked):
    name: Name


class SeatChoice(Asked):
    """Me (several: one screen is passed around), whoever joins, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: str | None = None


class TableChoice(Asked):
    """`material` has the files of somebody's own map, board or deck, by the names that the game gives."""

    game: str
    seats: Annotated[list[SeatChoice], Meta(max_length=100)]
    options: Json = {}
    material: Json = {}
    hints: bool = True
    access: Access = "link"
    pace: Pace = UNHURRIED


class BranchChoice(Asked):
    """A new table that begins at a moment of a finished game; as many seats as there."""

    at: int
    seats: Annotated[list[SeatChoice], Meta(max_length=100)]
    hints: bool = True
    access: Access = "link"
    pace: Pace = UNHURRIED


class Upload(Asked):
    """A record as text, to be kept and looked at."""

    record: Annotated[str, Meta(max_length=500_000)]


class Brought(Asked):
    """Files of somebody's own map, board or deck, to be looked at."""

    material: Json


class Join(Asked):
    """A public table needs no invitation, nor does a seat that is kept for me."""

    invitation: str = ""
    seat: int | None = None
    name: Name | None = None


class Start(Asked):
    """Open seats that remain are taken by bots of this level, null for the weakest."""

    level: str | None = None


class Vacate(Asked):
    """Stands up from one's own seat before the game begins; the host may clear any."""

    seat: int


class OwnSeat(Asked):
    """One's own seat: resigns it, or takes it back from a bot."""

    seat: int


class Lend(Asked):
    """A bot stands in for a seat, one's own or that of somebody who is away; null: of the middle level."""

    seat: int
    level: str | None = None


class Ask(Asked):
    """Asks the others to end the game, to go back to one's own action number `to`, or for another pace."""

    seat: int
    what: Literal["end", "back", "pace"]
    to: int = 0
    pace: Pace = UNHURRIED


class Answer(Asked):
    """Agrees to what is asked, or not; no from the one who asked takes the question back."""

    seat: int
    yes: bool


class Say(Asked):
    """Says something to the table; the same key from the same seat says it once."""

    seat: int
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Annotated[str, Meta(min_length=1, max_length=40)]


class Mute(Asked):
    """Whether I do not want to read what that seat says."""

    seat: int
    muted: bool


class Report(Asked):
    """Tells the server's host of a line."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class Action(Asked):
    """Answers the decision at `n`."""

    seat: int
    n: int
    action: Notation


class Act(Action, tag_field="type", tag="act"):
    """Takes an action."""


class AskHint(Asked):
    """Asks what the strongest bot would do at `n`."""

    seat: int
    n: int


class Undo(Asked):
    """Goes back to one's own action number `to`, at `n`."""

    seat: int
    n: int
    to: int


class TakeBack(Undo, tag_field="type", tag="undo"):
    """Takes actions back."""


class Point(Asked, tag_field="type", tag="point"):
    """Shows the others a place on the board."""

    seat: int
    at: Place


class Look(Asked, tag_field="type", tag="look"):
    """Whether the page is before somebody's eyes: who looks needs no notice."""

    looking: bool


class AskWhy(Action, tag_field="type", tag="why"):
    """Asks which rule forbids an action."""


class AskState(Asked, tag_field="type", tag="state"):
    """Asks for the state again, with the events from `since` on."""

    since: int


class Ping(Asked, tag_field="type", tag="ping"):
    """Asks whether anyone is there."""


FromClient = Act | TakeBack | Point | Look | AskWhy | AskState | Ping


# What the server answers


class GameSummary(Told):
    id: str
    title: Said
    version: int
    seats: list[int]
    levels: list[str]
    options: Json
    hidden: bool
    materials: dict[str, Said]
    lesson: Said | None
    sides: Annotated[
        dict[str, list[list[int]]], Meta(description="who plays with whom, by the number of seats")
    ]


class RuleText(Told):
    id: str
    section: str
    en: str
    fr: str


class GameDetail(GameSummary):
    rules: list[RuleText]
    sections: dict[str, Said]
    words: Json
    layout: Json


class LessonStep(Told):
    """What is said, the rule beside it, and what the learner does then, if anything."""

    en: str
    fr: str
    rule: str
    at: str
    points: list[str]
    actions: list[str]


class LessonTold(Told):
    title: Said
    seat: int
    people: list[Said]
    steps: list[LessonStep]


class Seat(Told):
    seat: int
    kind: Kind
    name: str
    level: str | None
    mine: bool
    present: bool
    kept_for: Literal["me", "another"] | None  # an open seat that is not for everyone
    stand_in: str | None  # the level of a bot that plays for the person
    resigned: bool
    late: bool  # their time ran out


class ClockTold(Told):
    """Whose decision is awaited (null: no person's), and the milliseconds that each seat has, if any."""

    pace: Pace
    seat: int | None
    left: list[int]


class OriginTold(Told):
    """Where a game comes from that was not begun at its table: a record, or a moment of another table.

    `verified`: the record had its seed, and the seed gives the chance in it.
    """

    kind: Literal["upload", "branch"]
    table: str | None
    at: int
    verified: bool


class TableInfo(Told):
    """`own`: it is played on somebody's own material; `hints`: players may ask what a bot would do;
    `sides`: who plays with whom; `next`: the table of the rematch.
    """

    id: str
    game: str
    version: int
    options: Json
    status: Status
    seats: list[Seat]
    host: bool
    invitation: str | None
    commitment: str
    seed: str | None
    n: int
    winners: list[int]
    own: bool
    hints: bool
    access: Access
    sides: list[list[int]]
    next: str | None
    clock: ClockTold
    ending: Annotated[Ending, Meta(description="how a game was broken off; empty where it was played out")]
    origin: OriginTold | None


class Seated(Told):
    """`secrets` are told this once, by seat."""

    table: TableInfo
    secrets: dict[str, str]


class Accepted(Told):
    """The action is on disk; the game is at `n` now. A repeat had been accepted before."""

    seat: int
    action: str
    n: int
    repeat: bool


class Hint(Told):
    """What the strongest bot would do at `n`, and why."""

    n: int
    action: str
    reasons: Said


class Why(Told):
    action: str
    rule: str


class Moments(Told):
    """The steps of a game at which somebody decided, who did, whose turn it was and in which round,
    counted from 0; and last where it stands now.
    """

    at: list[int]
    seats: list[int]
    turns: list[int]
    rounds: list[int]


class ChatLine(Told):
    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatTold(Told):
    """What was said, and the seats that I do not want to read."""

    lines: list[ChatLine]
    muted: list[int]


class Health(Told):
    status: Literal["ok"]


class Error(Told):
    error: str
    message: Said
    rule: str
    n: int | None


class LegalAction(Told):
    action: str
    kind: str
    params: dict[str, str | int]


class Asking(Told):
    """What somebody asks of the others, and who has still to answer."""

    seat: int
    what: Literal["end", "back", "pace"]
    to: int
    waiting: list[int]
    pace: Pace | None = None


class StateMessage(Told, tag_field="type", tag="state"):
    n: int
    since: int
    kept: int
    seat: int | None
    to_act: int
    asks: str
    view: Json
    aids: Json
    legal: list[LegalAction]
    events: list[Json]
    rules: list[str]
    scores: list[int | float]
    winners: list[int]
    sides: list[list[int]]
    hidden: bool
    back: list[int]
    taken_back_by: int | None
    due: int = 0
    asking: Asking | None = None
    last_own: int | None = None
    clock: ClockTold | None = None


class TableMessage(Told, tag_field="type", tag="table"):
    table: TableInfo


class WhyMessage(Told, tag_field="type", tag="why"):
    n: int
    action: str
    rule: str


class Refused(Told, tag_field="type", tag="refused"):
    error: str
    message: Said
    rule: str
    n: int | None
    action: str | None


class Pointed(Told, tag_field="type", tag="pointed"):
    """Somebody shows a place on the board."""

    seat: int
    at: str


class SaidMessage(Told, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Told, tag_field="type", tag="pong"):
    """Somebody is there."""


FromServer = TableMessage | StateMessage | WhyMessage | Pointed | SaidMessage | Refused | Pong
