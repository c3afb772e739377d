"""What the store offers to processes that share it."""

from collections.abc import Callable
from typing import Protocol


class SharedStore(Protocol):
    """Where `is_shared` is false one process serves alone, and none of this is asked for."""

    us: str  # this process among the others

    @property
    def is_shared(self) -> bool: ...

    async def revision(self, table: str) -> int:
        """How often a table was changed."""

    async def announce(self, news: str) -> None:
        """Tells the other processes something that is not kept."""

    async def listen(self, hear: Callable[[str, str], None]) -> None:
        """Hears the others' news, `hear(who, what)`, for ever; first, and after a lost connection, `all`."""

    async def lease(self, table: str, now: int, until: int) -> bool:
        """We play for the bots of a table until then; False where another process does."""

    async def end_lease(self, table: str) -> None: ...

    async def waiting_for_bots(self, now: int) -> list[str]:
        """The tables where a bot is to move and no process plays for it."""
