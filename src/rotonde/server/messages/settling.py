"""What people settle besides playing."""

from typing import Literal

from rotonde.server.messages.base import Asked, Told
from rotonde.server.pace.clock import UNHURRIED, Pace


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


class HostsWord(Asked):
    """To a game that waits because the rules have changed: go on as far as it replays, or close it."""

    word: Literal["go_on", "close"]


class Asking(Told):
    """What somebody asks of the others, and who has still to answer."""

    seat: int
    what: Literal["end", "back", "pace"]
    to: int
    waiting: list[int]
    pace: Pace | None = None
