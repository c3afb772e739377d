"""Store of presence at tables."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class LastSeen:
    """Time when a seat's person last connected or left; `connected`: no leaving is stored.

    Where they have no connection, the process that had it was killed.
    """

    at: int
    connected: bool


class PresenceStore(Protocol):
    """One row for each seat, written when a person comes and goes."""

    async def last_seen(self, table: str) -> dict[int, LastSeen]: ...

    async def keep_seen(self, table: str, seats: Collection[int], seen: LastSeen) -> None: ...
