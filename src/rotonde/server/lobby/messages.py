"""Messages of the lobby: opening, joining, starting, leaving, rematch."""

from typing import Annotated, Literal

from msgspec import Meta, field

from rotonde.server.http.message_types import ClientMessage, Contribution, JsonObject, Name, ServerMessage
from rotonde.server.tables.clocks.messages import UNHURRIED, Pace
from rotonde.table.rows import Access

Ticket = Annotated[str, Meta(max_length=200, description="of a commitment that was asked for before")]


class Me(ClientMessage):
    name: Name


class SeatChoice(ClientMessage):
    """Seat of a new table: me (several: one screen is passed around), open to join, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: str | None = None


class Commitment(ServerMessage):
    """The hash of the server's part at a table that may be opened with the ticket, once and soon."""

    commitment: str
    ticket: str


class TableChoice(ClientMessage):
    """New table: `material` has the files of one's own map, board or deck, by the names that the game gives;
    `stand_in` is the level of a bot for a person who is away, null: the middle one. `hints`: true also where
    two or more people play, whose game is then not rated; null unless they play a rated one; false never.

    A contribution needs the ticket of a commitment, also in a branch or a rematch that opens a table.
    """

    game: str
    seats: Annotated[list[SeatChoice], Meta(max_length=100)]
    options: JsonObject = field(default_factory=dict)
    material: JsonObject = field(default_factory=dict)
    hints: bool | None = None
    access: Access = "link"
    pace: Pace = UNHURRIED
    stand_in: str | None = None
    contribution: Contribution = ""
    ticket: Ticket = ""


class BranchChoice(ClientMessage):
    """A new table that begins at a moment of a finished game; as many seats as there."""

    at: int
    seats: Annotated[list[SeatChoice], Meta(max_length=100)]
    hints: bool | None = None
    access: Access = "link"
    pace: Pace = UNHURRIED
    stand_in: str | None = None
    contribution: Contribution = ""
    ticket: Ticket = ""


class ExampleChoice(ClientMessage):
    """A new table that begins in the position of a rule's example."""

    contribution: Contribution = ""
    ticket: Ticket = ""


class Upload(ClientMessage):
    """A record as text, to be stored and looked at."""

    record: Annotated[str, Meta(max_length=500_000)]


class Join(ClientMessage):
    """A public table needs no invitation, nor does a seat that is kept for me."""

    invitation: str = ""
    seat: int | None = None
    name: Name | None = None
    contribution: Contribution = ""


class Rematch(ClientMessage):
    """Rematch: the one who opens the table adds a ticket, later ones do not."""

    contribution: Contribution = ""
    ticket: Ticket = ""


class Start(ClientMessage):
    """Open seats that remain are taken by bots of this level, null for the weakest; `here`: they go away,
    and who is there plays.
    """

    level: str | None = None
    here: bool = False


class Vacate(ClientMessage):
    """Stands up from one's own seat before the game begins; the host may clear any."""

    seat: int


class Invitation(ServerMessage):
    """A link for others, and its QR code: `size` squares wide, the dark ones as the path of an SVG."""

    link: str
    elsewhere: bool  # whether it leads here from another machine
    size: int
    path: str
