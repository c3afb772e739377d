"""What goes over a table's live line, each with its type."""

from typing import Literal

from rotonde.server.messages.base import Asked, Place, Said, Told
from rotonde.server.messages.playing import Action, LegalAction, StateMessage, Undo
from rotonde.server.messages.tables import TableInfo
from rotonde.server.messages.talking import ChatLine

Tempo = Literal["at_once", "brisk", "calm"]


class Act(Action, tag_field="type", tag="act"):
    """Takes an action."""


class TakeBack(Undo, tag_field="type", tag="undo"):
    """Takes actions back."""


class Point(Asked, tag_field="type", tag="point"):
    """Shows the others a place on the board."""

    seat: int
    at: Place


class Look(Asked, tag_field="type", tag="look"):
    """Whether the page is before somebody's eyes: who looks needs no notice."""

    looking: bool


class AskTempo(Asked, tag_field="type", tag="tempo"):
    """How fast bots should play before my eyes: at once, or so that one can follow."""

    tempo: Tempo


class AskWhy(Action, tag_field="type", tag="why"):
    """Asks which rule forbids an action."""


class AskState(Asked, tag_field="type", tag="state"):
    """Asks for the state again, with the events from `since` on."""

    since: int


class Ping(Asked, tag_field="type", tag="ping"):
    """Asks whether anyone is there."""


FromClient = Act | TakeBack | Point | Look | AskTempo | AskWhy | AskState | Ping


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


class Proposed(Told, tag_field="type", tag="proposed"):
    """A bot proposes to its partner what they might do at `n`, and why; nothing is done by it."""

    seat: int
    to: int
    n: int
    actions: list[LegalAction]
    reasons: Said


class SaidMessage(Told, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Told, tag_field="type", tag="pong"):
    """Somebody is there."""


FromServer = TableMessage | StateMessage | WhyMessage | Pointed | Proposed | SaidMessage | Refused | Pong
