# rotonde: compiled
"""Where a table may stand in memory, and who is there."""

from dataclasses import dataclass

from msgspec.structs import replace

from rotonde.server.audience import Audience
from rotonde.server.table import Table
from rotonde.server.turn import Turn


@dataclass(frozen=True, slots=True)
class Here:
    """Whose seats have somebody connected, which guests have the table before their eyes, and how long bots
    should wait for them.
    """

    seats: frozenset[int] = frozenset()
    looking: frozenset[str] = frozenset()
    pause: float = 0.0


class Place:
    """Where a table may stand in memory: whose turn it is, who watches it and, once fetched, the table."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.audience = Audience()
        self.turn = Turn()
        self.fetched: Table | None = None
        self.is_outdated = False  # what is stored was changed behind its back
        self.told = Here()
        self.users = 0
        self.last_used = 0.0

    @property
    def table(self) -> Table:
        assert self.fetched is not None, "a place is used only with its table fetched"
        return self.fetched

    def is_free(self) -> bool:
        return self.users == 0 and self.audience.is_empty()

    def wrote(self, revision: int) -> None:
        """We have changed the table; where another process did so too meanwhile, it is read again."""
        stored = self.table.stored
        self.is_outdated = self.is_outdated or bool(revision and revision != stored.revision + 1)
        if revision != stored.revision:
            self.table.stored = replace(stored, revision=revision)

    def here(self) -> Here:
        """Who is here in this process."""
        return Here(self.audience.here(), self.audience.looking(), self.audience.pause())
