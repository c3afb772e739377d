"""What is kept of notices: each person's channels and wishes, and an outbox."""

from dataclasses import dataclass
from typing import Literal, Protocol

ChannelKind = Literal["push", "mail", "hook"]
NoticeKind = Literal["turn", "test", "confirm"]


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach a guest: a push endpoint with its `keys`, an e-mail address, or a web hook.

    `secret` signs what a hook gets; for an address it is what the mail tells that confirms it.
    """

    id: str
    guest: str
    kind: ChannelKind
    address: str
    keys: str = ""  # JSON
    secret: str = ""
    is_confirmed: bool = True


@dataclass(frozen=True, slots=True)
class Wish:
    """When and how somebody wants to be told; the quiet minutes of their day, none where both are equal."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_to: int = 0
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Untold:
    """Somebody must decide since then, and has not been told."""

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


class NoticeStore(Protocol):
    """Claims are conditional updates: of several servers, one collects a turn and one sends a notice."""

    async def channels(self, guest: str) -> list[Channel]: ...

    async def channel(self, id_: str) -> Channel | None: ...

    async def add_channel(self, channel: Channel, notice: Notice | None, most: int) -> None:
        """Adds it, or renews the same address; TooMany where the guest has `most` others."""

    async def drop_channel(self, id_: str, guest: str | None = None) -> bool: ...

    async def confirm(self, secret: str) -> bool:
        """An address is theirs who read this in its mail."""

    async def wish(self, guest: str) -> Wish: ...

    async def keep_wish(self, guest: str, wish: Wish) -> None: ...

    async def untold(self, before: int, limit: int) -> list[Untold]:
        """The people who must decide since before then and have not been told."""

    async def tell(self, turn: Untold, notices: list[Notice]) -> bool:
        """They are being told from now on; whether it was we who took it on."""

    async def outbox(self, now: int, limit: int) -> list[Notice]: ...

    async def claim(self, notice: Notice, until: int, tries: int) -> bool:
        """Ours until then; False where another server was first."""

    async def postpone(self, id_: str, due: int) -> None: ...

    async def post(self, notice: Notice) -> None: ...

    async def done(self, id_: str) -> None: ...

    async def still_asked(self, table: str, guest: str) -> bool:
        """Whether a decision of the guest's is still awaited there."""
