"""What people say to each other."""

from typing import Annotated

from msgspec import Meta

from rotonde.server.messages.base import Asked, Told


class Say(Asked):
    """Says something to the table; the same key from the same seat says it once."""

    seat: int
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Annotated[str, Meta(min_length=1, max_length=40)]


class Mute(Asked):
    """Whether I do not want to read what that seat says."""

    seat: int
    muted: bool


class Report(Asked):
    """Tells the server's host of a line."""

    reason: Annotated[str, Meta(max_length=300)] = ""


class ChatLine(Told):
    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatTold(Told):
    """What was said, and the seats that I do not want to read."""

    lines: list[ChatLine]
    muted: list[int]
