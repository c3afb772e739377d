"""What is said about notices over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta

from rotonde.server.messages import Asked, Told
from rotonde.server.notices.store import ChannelKind

Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="of the day, in one's own zone")]
Key = Annotated[str, Meta(max_length=200)]


class NewChannel(Asked):
    """A browser's push subscription with its keys, an e-mail address, or the address of a hook."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    p256dh: Key = ""
    auth: Key = ""


class WishChoice(Asked):
    """The quiet hours, none where both are equal, and the language of notices."""

    zone: Annotated[str, Meta(max_length=60)]
    quiet_from: Minute
    quiet_to: Minute
    language: Literal["en", "fr"]


class ChannelTold(Told):
    """`secret` is a hook's, by which it knows us: told to its owner alone."""

    id: str
    kind: ChannelKind
    address: str
    confirmed: bool
    secret: str | None


class NoticesTold(Told):
    """My channels and wishes, and what this server offers: a push key, mail, and hooks."""

    channels: list[ChannelTold]
    zone: str
    quiet_from: int
    quiet_to: int
    language: str
    push_key: str
    mail: bool
    hooks: Literal["public", "any", "off"]
