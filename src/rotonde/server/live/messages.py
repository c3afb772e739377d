"""Message types of live connections."""

from typing import Literal

from rotonde.server.chat.messages import ChatLine
from rotonde.server.http.message_types import BoardPlace, ClientMessage, ServerMessage, Translated
from rotonde.server.tables.messages import TableInfo
from rotonde.server.tables.play_messages import Action, LegalAction, StateMessage, Undo

Tempo = Literal["at_once", "brisk", "calm"]


class Act(Action, tag_field="type", tag="act"):
    """Takes an action."""


class TakeBack(Undo, tag_field="type", tag="undo"):
    """Takes actions back."""


class Point(ClientMessage, tag_field="type", tag="point"):
    """Shows the others a place on the board."""

    seat: int
    at: BoardPlace


class Look(ClientMessage, tag_field="type", tag="look"):
    """Whether the page is visible: who looks needs no notification."""

    looking: bool


class AskTempo(ClientMessage, tag_field="type", tag="tempo"):
    """Tempo of bots for this page: at once, or so that one can follow."""

    tempo: Tempo


class AskWhy(Action, tag_field="type", tag="why"):
    """Asks which rule forbids an action."""


class AskState(ClientMessage, tag_field="type", tag="state"):
    """Asks for the state again, with the events from `since` on."""

    since: int


class Ping(ClientMessage, tag_field="type", tag="ping"):
    """Heartbeat of a client."""


FromClient = Act | TakeBack | Point | Look | AskTempo | AskWhy | AskState | Ping


class TableMessage(ServerMessage, tag_field="type", tag="table"):
    table: TableInfo


class WhyMessage(ServerMessage, tag_field="type", tag="why"):
    n: int
    action: str
    rule: str


class Refused(ServerMessage, tag_field="type", tag="refused"):
    error: str
    message: Translated
    rule: str
    n: int | None
    action: str | None


class Pointed(ServerMessage, tag_field="type", tag="pointed"):
    """A player points at a place on the board."""

    seat: int
    at: str


class Proposed(ServerMessage, tag_field="type", tag="proposed"):
    """A bot proposes to its partner what they might do at `n`, and why; nothing is done by it."""

    seat: int
    to: int
    n: int
    actions: list[LegalAction]
    reasons: Translated


class SaidMessage(ServerMessage, tag_field="type", tag="said"):
    """A new chat line."""

    line: ChatLine


class Pong(ServerMessage, tag_field="type", tag="pong"):
    """Answer to a heartbeat."""


FromServer = TableMessage | StateMessage | WhyMessage | Pointed | Proposed | SaidMessage | Refused | Pong
