"""What whoever runs a server may know and do, also while it serves."""

from dataclasses import dataclass
from typing import Protocol

from rotonde.server.store import Access, Status


@dataclass(frozen=True, slots=True)
class TableLine:
    """One table in the list; `made` in seconds since 1970, 0 where it is not known."""

    id: str
    game: str
    status: Status
    access: Access
    n: int
    seats: tuple[str, ...]  # the names, "" where a seat is open
    host: str
    made: int


@dataclass(frozen=True, slots=True)
class PersonLine:
    """One guest in the list, and how many tables they sit at."""

    guest: str
    name: str
    open: int
    running: int
    over: int
    banned: bool = False


class HostingStore(Protocol):
    """The part of the store that the host's own commands use."""

    async def all_tables(self) -> list[TableLine]:
        """Every table, the latest first."""

    async def all_people(self) -> list[PersonLine]:
        """Every guest who has a name or a seat, by name."""
