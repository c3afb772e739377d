"""What is kept of clocks, besides each table's own."""

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
        """Says that a server is there, so that the next one knows for how long none was."""

    async def make_good(self, now: int, silence: int, grace: int) -> int:
        """Where no server was there for more than `silence`, gives that time and `grace` back to all whose
        time ran; how long it was. Of several servers that start, one does it."""
