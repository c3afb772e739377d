"""Message types of notifications."""

from typing import Annotated, Literal

from msgspec import Meta

from rotonde.server.http.messages import ClientMessage, ServerMessage
from rotonde.server.notifications.store import ChannelKind

Minute = Annotated[int, Meta(ge=0, lt=24 * 60, description="of the day, in one's own zone")]
Key = Annotated[str, Meta(max_length=200)]


class NewChannel(ClientMessage):
    """New channel: a browser's push subscription with its keys, an e-mail address, or a hook's address."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    p256dh: Key = ""
    auth: Key = ""


class PreferencesChoice(ClientMessage):
    """Preferences: quiet hours, none where both are equal, and the language of notices."""

    zone: Annotated[str, Meta(max_length=60)]
    quiet_from: Minute
    quiet_to: Minute
    language: Annotated[
        str, Meta(max_length=35, description="a language tag; English where the server has not that language")
    ]


class ChannelInfo(ServerMessage):
    """A channel; `secret` signs what a hook gets, and is sent to its owner alone."""

    id: str
    kind: ChannelKind
    address: str
    confirmed: bool
    secret: str | None


class NotificationSettings(ServerMessage):
    """Channels and preferences of the caller, and what this server offers: a push key, mail, and hooks."""

    channels: list[ChannelInfo]
    zone: str
    quiet_from: int
    quiet_to: int
    language: str
    push_key: str
    mail: bool
    hooks: Literal["public", "any", "off"]
