"""Store of administration: rows and interface for the host's commands, also while the server runs."""

from dataclasses import dataclass
from typing import Literal, Protocol

from rotonde.table.rows import Access, Status

BanKind = Literal["guest", "address"]
Settlement = Literal["hidden", "dismissed"]


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table in the list; `made` in seconds since 1970, 0 where it is not known."""

    id: str
    game: str
    status: Status
    access: Access
    n: int
    seats: tuple[str, ...]  # the names, "" where a seat is open
    host: str
    made: int


@dataclass(frozen=True, slots=True)
class PersonSummary:
    """A guest in the list, with the number of their tables."""

    guest: str
    name: str
    open: int
    running: int
    over: int
    banned: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """Ban of a guest, an address or a network."""

    who: str
    kind: BanKind
    reason: str
    made: int


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A line of a chat that people have reported, and why."""

    table: str
    number: int
    guest: str
    name: str
    text: str
    at: int
    reasons: tuple[str, ...]  # one for each who complained, "" where none was given


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts of what there is; `days` are tables by the day they were made, since 1970."""

    games: tuple[tuple[str, Status, int], ...]
    days: tuple[tuple[int, int], ...]
    people: int
    rows: int
    lines: int
    bytes: int


class AdminStore(Protocol):
    """Interface of the admin store; running servers poll `changes`."""

    async def all_tables(self) -> list[TableSummary]:
        """Every table, the latest first."""

    async def all_people(self) -> list[PersonSummary]:
        """Every guest who has a name or a seat, by name."""

    async def statistics(self) -> Statistics: ...

    async def close_table(self, table: str) -> bool:
        """Ends a game that runs, with nobody the winner, and removes a table not begun; whether it did."""

    async def remove_table(self, table: str) -> bool:
        """Removes a table with all that was played and said there; whether there was one."""

    async def changes(self, since: int) -> list[tuple[int, str]]:
        """Changes from outside after change number `since`: number, and table or ""."""

    async def last_change(self) -> int: ...

    async def bans(self) -> list[Ban]: ...

    async def ban(self, ban: Ban) -> None: ...

    async def unban(self, who: str) -> bool: ...

    async def complaints(self) -> list[ReportedLine]:
        """The reported lines that nobody has dealt with."""

    async def settle(self, table: str, number: int, how: Settlement) -> bool:
        """Hides a line, or lets it stand; whether it had been said."""
