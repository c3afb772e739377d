"""Messages of playing: decisions, and the state after them."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from rotonde.server.http.message_types import ClientMessage, JsonObject, Notation, ServerMessage, Translated
from rotonde.server.tables.messages import ClockInfo
from rotonde.server.tables.requests.messages import OpenRequest


class Action(ClientMessage):
    """Action that answers the decision at `n`."""

    seat: int
    n: int
    action: Notation


class AskHint(ClientMessage):
    """Request for a hint: what the strongest bot would do at `n`."""

    seat: int
    n: int


class Undo(ClientMessage):
    """Undo: goes back to one's own action number `to`, at `n`."""

    seat: int
    n: int
    to: int


class Accepted(ServerMessage):
    """The action is on disk; the game is at `n` now. A repeat had been accepted before."""

    seat: int
    action: str
    n: int
    repeat: bool


class Hint(ServerMessage):
    """Hint: what the strongest bot would do at `n`, and why."""

    n: int
    action: str
    reasons: Translated


class Why(ServerMessage):
    action: str
    rule: str


class LegalAction(ServerMessage):
    action: str
    kind: str
    params: dict[str, str | int]


class Common(ServerMessage, tag_field="type", tag="state"):
    """The part of a state message that is the same for all seats."""

    n: int
    since: int
    kept: int
    to_act: int
    asks: str
    rules: list[str]
    scores: list[int]
    recap: JsonObject
    winners: list[int]
    sides: list[list[int]]
    hidden: bool
    taken_back_by: int | None = None
    due: int = 0
    asking: OpenRequest | None = None
    clock: ClockInfo | None = None


class Frame(ServerMessage):
    """One step of the game: its action was `seat`'s (-1: chance's), who was asked `asks`, then it was the
    turn of `turn`, and `to_act` had to decide. `view` has the parts of the seat's view that are not as before
    the step, `gone` the names of those that vanished, `scores` and `recap` are there where they changed; the
    last frame has none of them: they are those of the message. Its events are those of the message with its
    `step`.
    """

    step: int
    seat: int
    asks: str
    turn: int
    to_act: int
    scores: list[int] | UnsetType = UNSET
    recap: JsonObject | UnsetType = UNSET
    view: JsonObject | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET


class StateMessage(Common, kw_only=True, tag_field="type", tag="state"):
    """A state as a seat may know it; where it is `partial`, view and aids have only what has changed since
    the connection was last sent them.
    """

    seat: int | None
    view: JsonObject
    aids: JsonObject
    legal: list[LegalAction]
    events: list[Annotated[JsonObject, Meta(extra={"typescript": "GameEvent"})]]
    frames: list[Frame]
    back: list[int]
    last_own: int | None
    partial: bool = False


class Moments(ServerMessage):
    """The steps of a game at which a seat decided, which one, whose turn it was and in which round,
    counted from 0; and last where it stands now.
    """

    at: list[int]
    seats: list[int]
    turns: list[int]
    rounds: list[int]
