"""Client of a server: identity, lobby calls, and the way to a table."""

import secrets
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Final
from urllib.parse import quote

from rotonde.client.errors import OtherCommitment
from rotonde.client.http_calls import HttpCalls
from rotonde.client.player import PATIENCE, Player
from rotonde.server.accounts.messages import MeInfo
from rotonde.server.http.messages import (
    Commitment,
    GameSummary,
    Join,
    JsonObject,
    Me,
    OwnSeat,
    SeatChoice,
    Seated,
    TableInfo,
    Vacate,
)
from rotonde.server.http.messages import TableChoice as Choice
from rotonde.table.rows import Access

ME: Final = SeatChoice("me")
OPEN: Final = SeatChoice("open")
BOT: Final = SeatChoice("bot")  # of the weakest level


def bot_of(level: str) -> SeatChoice:
    """A seat for one of the server's bots."""
    return SeatChoice("bot", level=level)


class Client:
    """A guest, known by the cookie `guest` once the server gave it, or the account of a bot's token."""

    def __init__(self, url: str, *, token: str = "", guest: str = "", patience: float = PATIENCE) -> None:
        self._wire = HttpCalls(url, token, guest)
        self._patience = patience

    async def __aenter__(self) -> "Client":
        await self.me()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Seats stay ours: the same token or cookie finds them."""

    @property
    def guest(self) -> str:
        """The cookie by which a guest comes back later; a secret."""
        return self._wire.guest

    async def me(self) -> MeInfo:
        """Our name here, and whether it is an account."""
        return await self._wire.call("GET", "/api/me", MeInfo)

    async def call_me(self, name: str) -> MeInfo:
        """Another name for a guest."""
        return await self._wire.call("PUT", "/api/me", MeInfo, Me(name))

    async def games(self) -> list[GameSummary]:
        """The games of the server."""
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
        """A new table; one without an open seat begins at once.

        We contribute to its chance once the server has committed to its own part.
        """
        offered = await self._wire.call("POST", "/api/commitments", Commitment)
        request = Choice(game, list(seats), dict(options or {}), access=access)
        request.contribution, request.ticket = new_contribution(), offered.ticket
        seated = await self._wire.call("POST", "/api/tables", Seated, request)
        return _checked(seated, offered.commitment, request.contribution)

    async def join(
        self, table: str, invitation: str = "", *, seat: int | None = None, name: str | None = None
    ) -> Seated:
        """Takes an open seat; a public table needs no invitation."""
        before = await self.table(table, invitation)
        request = Join(invitation, seat, name, new_contribution() if before.shared else "")
        seated = await self._wire.call("POST", f"/api/tables/{table}/join", Seated, request)
        return _checked(seated, before.commitment, request.contribution)

    async def table(self, table: str, invitation: str = "") -> TableInfo:
        """The table: its seats and status."""
        query = f"?invitation={quote(invitation)}" if invitation else ""
        return await self._wire.call("GET", f"/api/tables/{table}{query}", TableInfo)

    async def leave(self, table: str, seat: int) -> TableInfo:
        """Stands up; a game that runs is resigned."""
        info = await self.table(table)
        if info.status == "open":
            return await self._wire.call("POST", f"/api/tables/{table}/vacate", TableInfo, Vacate(seat))
        return await self._wire.call("POST", f"/api/tables/{table}/resign", TableInfo, OwnSeat(seat))

    async def record(self, table: str) -> str:
        """The record of a finished game: `rotonde.Record.parse` reads it."""
        return await self._wire.text(f"/api/tables/{table}/record")

    async def material(self, table: str) -> JsonObject:
        """The files that are played on there, none for those in the box."""
        return await self._wire.call("GET", f"/api/tables/{table}/material", JsonObject)

    def at(self, table: str) -> Player:
        """Our seats at a table, live: `async with client.at(table) as player`."""
        return Player(self._wire, table, self._patience)


def new_contribution() -> str:
    """Our random number in a table's chance."""
    return secrets.token_hex(16)


def _checked(seated: Seated, commitment: str, contribution: str) -> Seated:
    """The table has the commitment that we saw before we contributed, and our seats what we contributed."""
    mixed = {seated.table.seats[int(seat)].contribution for seat in seated.secrets}
    if seated.table.commitment != commitment or mixed - {contribution}:
        raise OtherCommitment(table=seated.table.id)
    return seated
