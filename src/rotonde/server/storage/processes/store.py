"""Store for processes that share a database: notifications, leases and clock."""

from collections.abc import Callable
from typing import Protocol


class ProcessStore(Protocol):
    """Interface for several processes; unused where `is_shared` is false."""

    us: str  # this process among the others

    @property
    def is_shared(self) -> bool: ...

    def time_at_start(self) -> int:
        """The database server's clock, in milliseconds since 1970; asked before the event loop runs."""

    async def database_time(self) -> int: ...

    async def revision(self, table: str) -> int:
        """Revision of a table: the number of its changes."""

    async def announce(self, news: str) -> None:
        """Notifies the other processes of something that is not stored."""

    async def listen(self, hear: Callable[[str, str], None]) -> None:
        """Calls `hear(process, message)` for each notification; first, and after a lost connection, `all`."""

    async def lease(self, table: str, now: int, until: int) -> bool:
        """Leases the bots of a table until then; False where another process has the lease."""

    async def end_lease(self, table: str) -> None: ...

    async def waiting_for_bots(self, now: int) -> list[str]:
        """The tables where a bot is to move and no process has the lease."""
