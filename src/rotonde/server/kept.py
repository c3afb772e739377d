"""How much is kept, for who measures: asked of the database when somebody looks."""

from contextlib import suppress
from typing import Protocol

from rotonde.server.metrics import Levels
from rotonde.server.store import StorageError


class Counting(Protocol):
    """What can count what it keeps."""

    async def tables_by_status(self) -> dict[str, int]: ...

    async def notices_waiting(self) -> dict[str, int]: ...


async def kept_levels(store: Counting) -> list[Levels]:
    """Nothing where the database does not answer: the other measurements are needed then most."""
    with suppress(StorageError):
        tables, notices = await store.tables_by_status(), await store.notices_waiting()
        return [
            Levels("rotonde_tables", "Tables that are kept, by status.", "status", tables),
            Levels("rotonde_notices_waiting", "Notices in the outbox, by kind.", "kind", notices),
        ]
    return []
