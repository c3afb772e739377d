"""Store of deadlines: what is asked of the database about clocks."""

from typing import Protocol


class Deadlines(Protocol):
    """A deadline is a column of the table's clock; whoever comes first to write its row has fired it."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose deadline has come, the longest overdue first."""

    async def next_deadline(self, now: int) -> int | None:
        """The first one still to come."""

    async def hold(self, table: str) -> None:
        """Drops the deadline of a table that cannot be had."""

    async def beat(self, now: int) -> None:
        """Writes a heartbeat."""

    async def heard(self) -> int:
        """When the last heartbeat of any process was, 0 where none was."""

    async def make_good(self, now: int, heard: int, grace: int) -> int:
        """Moves the deadlines forward by the time since `heard` and by `grace`, and writes a heartbeat;
        how many were moved. None where another process did so meanwhile."""
