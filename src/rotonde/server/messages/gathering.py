"""How people come to a table."""

from typing import Annotated, Literal

from msgspec import Meta, field

from rotonde.server.messages.base import Asked, Json, Name, Told
from rotonde.server.pace.clock import UNHURRIED, Pace
from rotonde.server.store import Access


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
    options: Json = field(default_factory=dict)
    material: Json = field(default_factory=dict)
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


class Invitation(Told):
    """A link for others, and its QR code: `size` squares wide, the dark ones as the path of an SVG."""

    link: str
    elsewhere: bool  # whether it leads here from another machine
    size: int
    path: str
