"""Decisions, and what comes of them."""

from rotonde.server.messages.base import Asked, Json, Notation, Said, Told
from rotonde.server.messages.settling import Asking
from rotonde.server.messages.tables import ClockTold


class Action(Asked):
    """Answers the decision at `n`."""

    seat: int
    n: int
    action: Notation


class AskHint(Asked):
    """Asks what the strongest bot would do at `n`."""

    seat: int
    n: int


class Undo(Asked):
    """Goes back to one's own action number `to`, at `n`."""

    seat: int
    n: int
    to: int


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


class LegalAction(Told):
    action: str
    kind: str
    params: dict[str, str | int]


class Common(Told, tag_field="type", tag="state"):
    """What all are told alike of a moment."""

    n: int
    since: int
    kept: int
    to_act: int
    asks: str
    rules: list[str]
    scores: list[int]
    winners: list[int]
    sides: list[list[int]]
    hidden: bool
    taken_back_by: int | None = None
    due: int = 0
    asking: Asking | None = None
    clock: ClockTold | None = None


class StateMessage(Common, kw_only=True, tag_field="type", tag="state"):
    """A moment as a seat may know it; where it is `partial`, view and aids have only what is not as the line
    was told before.
    """

    seat: int | None
    view: Json
    aids: Json
    legal: list[LegalAction]
    events: list[Json]
    back: list[int]
    last_own: int | None
    partial: bool = False


class Moments(Told):
    """The steps of a game at which somebody decided, who did, whose turn it was and in which round,
    counted from 0; and last where it stands now.
    """

    at: list[int]
    seats: list[int]
    turns: list[int]
    rounds: list[int]
