"""Who we are at a server, and how we come to a table."""

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Final

from rotonde.client.player import PATIENCE, Player
from rotonde.client.wire import Wire
from rotonde.server.accounts.messages import MeTold
from rotonde.server.messages import (
    GameSummary,
    Join,
    Json,
    Me,
    OwnSeat,
    SeatChoice,
    Seated,
    TableInfo,
    Vacate,
)
from rotonde.server.messages import TableChoice as Choice
from rotonde.server.store import Access

ME: Final = SeatChoice("me")
OPEN: Final = SeatChoice("open")
BOT: Final = SeatChoice("bot")  # of the weakest level


def bot_of(level: str) -> SeatChoice:
    """A seat for one of the server's bots."""
    return SeatChoice("bot", level=level)


class Client:
    """A guest, known by the cookie `guest` once the server gave it, or the account of a bot's token."""

    def __init__(self, url: str, *, token: str = "", guest: str = "", patience: float = PATIENCE) -> None:
        self._wire = Wire(url, token, guest)
        self._patience = patience

    async def __aenter__(self) -> "Client":
        await self.me()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Seats stay ours: whoever has the same token or cookie finds them."""

    @property
    def guest(self) -> str:
        """The cookie by which a guest comes back later; a secret."""
        return self._wire.guest

    async def me(self) -> MeTold:
        """How we are called here, and whether that is an account."""
        return await self._wire.call("GET", "/api/me", MeTold)

    async def call_me(self, name: str) -> MeTold:
        """Another name for a guest."""
        return await self._wire.call("PUT", "/api/me", MeTold, Me(name))

    async def games(self) -> list[GameSummary]:
        """What can be played here."""
        return await self._wire.call("GET", "/api/games", list[GameSummary])

    async def tables(self) -> list[TableInfo]:
        """The tables where we sit or that we opened, latest first."""
        return await self._wire.call("GET", "/api/tables", list[TableInfo])

    async def public_tables(self) -> list[TableInfo]:
        """The tables that anyone may join, first those with a free seat."""
        return await self._wire.call("GET", "/api/tables/public", list[TableInfo])

    async def open_table(
        self,
        game: str,
        seats: Sequence[SeatChoice],
        options: Mapping[str, object] | None = None,
        access: Access = "link",
    ) -> Seated:
        """A new table; one without an open seat begins at once."""
        wish = Choice(game, list(seats), dict(options or {}), access=access)
        return await self._wire.call("POST", "/api/tables", Seated, wish)

    async def join(
        self, table: str, invitation: str = "", *, seat: int | None = None, name: str | None = None
    ) -> Seated:
        """Takes an open seat; a public table needs no invitation."""
        wish = Join(invitation, seat, name)
        return await self._wire.call("POST", f"/api/tables/{table}/join", Seated, wish)

    async def table(self, table: str) -> TableInfo:
        """Who sits there, and how it stands."""
        return await self._wire.call("GET", f"/api/tables/{table}", TableInfo)

    async def leave(self, table: str, seat: int) -> TableInfo:
        """Stands up; a game that runs is resigned."""
        told = await self.table(table)
        if told.status == "open":
            return await self._wire.call("POST", f"/api/tables/{table}/vacate", TableInfo, Vacate(seat))
        return await self._wire.call("POST", f"/api/tables/{table}/resign", TableInfo, OwnSeat(seat))

    async def record(self, table: str) -> str:
        """The game on paper, once it is over: `rotonde.Record.parse` reads it."""
        return await self._wire.text(f"/api/tables/{table}/record")

    async def material(self, table: str) -> Json:
        """The files that are played on there, none for those in the box."""
        return await self._wire.call("GET", f"/api/tables/{table}/material", Json)

    def at(self, table: str) -> Player:
        """Our seats at a table, live: `async with client.at(table) as player`."""
        return Player(self._wire, table, self._patience)
