"""Messages of requests among players."""

from typing import Literal

from msgspec import field

from rotonde.server.http.message_types import ClientMessage, ServerMessage
from rotonde.server.tables.clocks.messages import UNHURRIED, Pace


class OwnSeat(ClientMessage):
    """Message about one's own seat: resigns it, or takes it back from a bot."""

    seat: int


class Lend(ClientMessage):
    """A bot stands in for a seat: one's own, of this level (null: the middle one), or that of a person who
    has been away for the grace period, of the level that the table has for it.
    """

    seat: int
    level: str | None = None


class Ask(ClientMessage):
    """Asks the others to end the game, to go back to one's own action number `to`, for another pace, or to
    abandon the game because a person has been away for long.
    """

    seat: int
    what: Literal["end", "back", "pace", "abandon"]
    to: int = 0
    pace: Pace = UNHURRIED


class Answer(ClientMessage):
    """Agrees to what is asked, or not; no from the one who asked takes the question back."""

    seat: int
    yes: bool


class HostDecision(ClientMessage):
    """Decision of the host on an outdated game: go on as far as it replays, or close it."""

    word: Literal["go_on", "close"]


class OpenRequest(ServerMessage):
    """Open request of a seat, and who has still to answer; `gone`: who has been away for too long to
    be asked, and may still say no.
    """

    seat: int
    what: Literal["end", "back", "pace", "abandon"]
    to: int
    waiting: list[int]
    pace: Pace | None = None
    gone: list[int] = field(default_factory=list)
