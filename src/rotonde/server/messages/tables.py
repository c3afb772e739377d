"""What there is to know about a table."""

from typing import Annotated, Literal

from msgspec import Meta

from rotonde.server.messages.base import Json, Told
from rotonde.server.pace.clock import Pace
from rotonde.server.store import Access, Ending, Kind, Status


class Seat(Told):
    seat: int
    kind: Kind
    name: str
    account: bool  # it is the name of the person's account, which has a page
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


class HeldTold(Told):
    """The game was begun under `version` of the rules, and under `now` it is another one: it waits for its
    host's word. It can go on from action `at` of its `of`, or only be closed where that is null.
    """

    version: int
    now: int
    at: int | None
    of: int


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
    held: HeldTold | None = None


class Seated(Told):
    """`secrets` are told this once, by seat."""

    table: TableInfo
    secrets: dict[str, str]
