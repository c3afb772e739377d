"""Interface of the store: tables, their seats, and append-only rows, one an action, in notation."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Protocol

from rotonde.server.accounts.store import AccountStore
from rotonde.server.admin.quota_store import QuotaStore
from rotonde.server.live.presence_store import PresenceStore
from rotonde.server.notifications.store import Notice, NotificationStore
from rotonde.server.ratings.store import RatingStore
from rotonde.server.storage.processes.store import ProcessStore
from rotonde.server.tables.clocks.store import Deadlines
from rotonde.table.clock import Clock
from rotonde.table.rows import Ending, Row, SeatRow, TableRow
from rotonde.table.seating import GameStart


class StorageError(Exception):
    """Nothing was written: the disk is full, read-only or gone."""


class TooMany(Exception):
    """Nothing was written: the host has as many unfinished tables as allowed."""


class Conflict(Exception):
    """Nothing was written: another writer was first."""


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Chat line; `key` is the sender's, so that the same line sent twice is stored once."""

    number: int
    seat: int
    name: str
    text: str
    key: str
    at: int  # seconds since 1970
    guest: str = ""


class Store(
    AccountStore, Deadlines, NotificationStore, PresenceStore, QuotaStore, RatingStore, ProcessStore, Protocol
):
    """Interface of the store: every call that writes is on disk when it returns, or raises."""

    async def close(self) -> None: ...

    async def name(self, guest: str) -> str | None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def create(self, table: TableRow, rows: Sequence[Row], most: int, after: str = "") -> None:
        """Adds a table; TooMany where its host has `most` unfinished ones already.

        `after` is the table whose rematch it is; Conflict where that one has another already.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def rows(self, table: str) -> list[Row]: ...

    async def whole(self, table: str, since: int = 0) -> tuple[TableRow, list[Row]] | None:
        """A table with its rows from there on, in one snapshot."""

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]: ...

    async def public(self, limit: int) -> list[TableRow]:
        """The public tables that are not over: first those with a free seat, the latest first."""

    async def chat(self, table: str) -> list[ChatRow]: ...

    async def say(self, table: str, line: ChatRow) -> None:
        """Adds a line; Conflict where its number is taken."""

    async def muted(self, table: str, guest: str) -> list[int]:
        """The seats that the guest has muted."""

    async def mute(self, table: str, guest: str, seat: int, *, muted: bool) -> None: ...

    async def report(self, table: str, number: int, guest: str, reason: str) -> None:
        """Stores a report of a line for the host of the server; the first of a guest counts."""

    async def running_with_bots(self) -> list[str]: ...

    # Methods that change a table return its new revision.

    async def sit(self, table: str, seats: Sequence[SeatRow]) -> int:
        """Fills open seats; Conflict where one is no longer open."""

    async def vacate(self, table: str, seat: int, removed: str) -> int:
        """Opens a seat of a table not yet begun; the guest `removed`, if any, may not come back."""

    async def begin(self, table: str, beginning: GameStart) -> int:
        """Starts an open table; Conflict where it is no longer open."""

    async def adopt(self, table: str, row: Row, version: int, clock: Clock) -> int:
        """A game goes on under another version of the rules, after going back; Conflict where it runs not."""

    async def mark_hinted(self, table: str, seat: int) -> int:
        """Marks a table as hinted: a person is about to get a hint there."""

    async def close_table(self, table: str) -> bool:
        """Ends a game that runs, with nobody the winner."""

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
        notices: Sequence[Notice] = (),
    ) -> Awaitable[int]:
        """Adds one decision with what follows from it; `winners` and how, when the game is over.

        `clock` is the table's from then on, None where it is as it was; `notices` go into the outbox.
        """
