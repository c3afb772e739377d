"""Store of deadlines: what is asked of the database about clocks."""

from typing import Protocol


class Deadlines(Protocol):
    """Deadlines, a column of each table's clock; the process that first writes its row has fired it."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose deadline has come, the longest overdue first."""

    async def next_deadline(self, now: int) -> int | None:
        """The first one still to come."""

    async def hold(self, table: str) -> None:
        """Drops the deadline of a table that cannot be had."""

    async def beat(self, now: int) -> None:
        """Writes a heartbeat."""

    async def heard(self) -> int:
        """Time of the last heartbeat of any process, 0 where none was."""

    async def make_good(self, now: int, heard: int, grace: int) -> int:
        """Moves the deadlines forward by the time since `heard` and by `grace`, and writes a heartbeat;
        how many were moved. None where another process did so meanwhile."""
