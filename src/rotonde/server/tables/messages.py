"""Messages about a table."""

from typing import Annotated, Literal

from msgspec import Meta

from rotonde.server.http.message_types import JsonObject, ServerMessage
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.game.rated import Unrated
from rotonde.table.rows import Access, Ending, Kind, Status


class Seat(ServerMessage):
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
    replaced: bool  # the bot plays though the person did not lend the seat
    lend_in: int | None  # milliseconds until the others may lend it; null: the person is here, or a bot plays
    abandon_in: int | None  # milliseconds until the others may end the game without the person
    contribution: str  # the random number of the person's own in the table's chance, "" for none


class ClockInfo(ServerMessage):
    """Clock: whose decision is awaited (null: no person's), and each seat's milliseconds, if any."""

    pace: Pace
    seat: int | None
    left: list[int]


class OriginInfo(ServerMessage):
    """Origin of a game that was not begun at its table: a record, another table's moment, a rule's example.

    `verified`: the record had its seed, and the seed gives the chance in it.
    """

    kind: Literal["upload", "branch", "example"]
    table: str | None
    at: int
    verified: bool
    example: str | None


class OutdatedInfo(ServerMessage):
    """Outdated game: begun under `version` of the rules, and another one under `now`; it waits for its host.
    It can go on from action `at` of its `of`, or only be closed where that is null.
    """

    version: int
    now: int
    at: int | None
    of: int


class TableInfo(ServerMessage):
    """Table: `own`: it is played on the host's own material; `hints`: players may ask what a bot would do;
    `sides`: who plays with whom; `next`: the table of the rematch; `stand_in`: the level of a bot for a
    person who is away, "" for the middle one. `shared`: people contribute to its chance, and `seed` is the
    server's part; at older tables it is all of it. `rated`: the result counts, as far as can be said before
    the end, else `unrated_reason` says why not.
    """

    id: str
    game: str
    version: int
    options: JsonObject
    status: Status
    seats: list[Seat]
    host: bool
    host_name: Annotated[str, Meta(description="of the host who sits there, else empty")]
    invitation: str | None
    commitment: str
    seed: str | None
    shared: bool
    n: int
    winners: list[int]
    own: bool
    hints: bool
    access: Access
    stand_in: str
    sides: list[list[int]]
    next: str | None
    clock: ClockInfo
    ending: Annotated[Ending, Meta(description="how a game was broken off; empty where it was played out")]
    origin: OriginInfo | None
    rated: bool
    unrated_reason: Unrated | None
    held: OutdatedInfo | None = None


class Seated(ServerMessage):
    """Answer to who sits down; `secrets` are sent this once, by seat."""

    table: TableInfo
    secrets: dict[str, str]
