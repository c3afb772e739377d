"""Message types of chat."""

from typing import Annotated

from msgspec import Meta

from rotonde.server.http.message_types import ClientMessage, ServerMessage


class Say(ClientMessage):
    """New chat line; the same key from the same seat is stored once."""

    seat: int
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Annotated[str, Meta(min_length=1, max_length=40)]


class Mute(ClientMessage):
    """Mutes or unmutes a seat for the caller."""

    seat: int
    muted: bool


class Report(ClientMessage):
    """Report of a line to the host of the server."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class ChatLine(ServerMessage):
    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatHistory(ServerMessage):
    """Chat lines, and the seats that the caller has muted."""

    lines: list[ChatLine]
    muted: list[int]
