"""Store of notifications: rows and interface of channels, preferences and the outbox."""

from dataclasses import dataclass
from typing import Literal, Protocol

ChannelKind = Literal["push", "mail", "hook"]
NoticeKind = Literal["turn", "lent", "test", "confirm"]


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach a guest: a push endpoint with its `keys`, an e-mail address, or a web hook.

    `secret` signs what a hook gets; for an address it is the code in the mail that confirms it.
    """

    id: str
    guest: str
    kind: ChannelKind
    address: str
    keys: str = ""  # JSON
    secret: str = ""
    is_confirmed: bool = True


@dataclass(frozen=True, slots=True)
class Preferences:
    """Preferences: language, zone and quiet minutes of the day, none where both are equal."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    language: str = "en"


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """Pending turn: a person must decide since then, and has not been notified."""

    table: str
    game: str
    guest: str
    since: int
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to send; `id` is the same at every try, so that who receives it twice can know."""

    id: str
    channel: str
    table: str  # "" for a test, or for what confirms an address
    kind: NoticeKind
    body: str  # JSON
    due: int
    until: int
    tries: int = 0


class NotificationStore(Protocol):
    """Interface of the notification store; claims are conditional updates, so one server of several wins."""

    async def channels(self, guest: str) -> list[Channel]: ...

    async def channel(self, id_: str) -> Channel | None: ...

    async def add_channel(self, channel: Channel, notice: Notice | None, most: int) -> None:
        """Adds a channel, or renews the same address; TooMany where the guest has `most` others."""

    async def drop_channel(self, id_: str, guest: str | None = None) -> bool: ...

    async def confirm(self, secret: str) -> bool:
        """Confirms an e-mail address by the secret of its mail."""

    async def preferences(self, guest: str) -> Preferences: ...

    async def set_preferences(self, guest: str, preferences: Preferences) -> None: ...

    async def untold(self, before: int, limit: int) -> list[PendingTurn]:
        """The pending turns since before then."""

    async def tell(self, turn: PendingTurn, notices: list[Notice]) -> bool:
        """Claims a pending turn and adds its notices; False where another server was first."""

    async def outbox(self, now: int, limit: int) -> list[Notice]: ...

    async def claim(self, notice: Notice, until: int, tries: int) -> bool:
        """Claims a notice until then; False where another server was first."""

    async def postpone(self, id_: str, due: int) -> None: ...

    async def post(self, notice: Notice) -> None: ...

    async def done(self, id_: str) -> None: ...

    async def still_asked(self, table: str, guest: str) -> bool:
        """Whether a decision of the guest's is still awaited there."""

    async def still_lent(self, table: str, guest: str) -> bool:
        """Whether a bot still plays a seat of the guest's in a game that runs."""
