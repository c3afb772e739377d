"""Load clients: tables at which one game follows the other, at any server."""

import asyncio
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING

from bench.load.game_kinds import Kind, kinds
from bench.load.move_rate import Pace
from bench.load.tally import Tally

if TYPE_CHECKING:
    from bench.load.load_table import LoadTable

AT_ONCE = 16  # tables that are opened together


class Clients:
    """Tables of all kinds; where a game ends, another begins."""

    def __init__(self, table: Callable[["Clients", Kind, Random], "LoadTable"]) -> None:
        self._table = table
        self._kinds = cycle(kinds())
        self._tables: set[LoadTable] = set()
        self._opening: set[asyncio.Task[None]] = set()
        self._chance = Random(1)
        self.tally = Tally()
        self.pace = Pace()
        self.players = 0  # tables at which people move, 0: all; at the others they only sit
        self.is_closing = False

    def __len__(self) -> int:
        return len(self._tables)

    async def grow(self, tables: int) -> None:
        """Opens up to so many; nobody moves until the pace is released."""
        self.pace.hold()
        while (missing := tables - len(self)) > 0:
            await asyncio.gather(*(self._open(next(self._kinds)) for _ in range(min(missing, AT_ONCE))))

    async def _open(self, kind: Kind, *, is_next: bool = False) -> None:
        table = self._table(self, kind, Random(self._chance.random()))
        table.rests = not is_next and 0 < self.players <= len(self)
        self._tables.add(table)
        await table.open()

    def is_over(self, table: "LoadTable") -> None:
        """Its people go on to another one."""
        self.tally.games += 1
        self.leave(table)
        if not self.is_closing:
            task = asyncio.ensure_future(self._open(table.kind, is_next=True))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    def leave(self, table: "LoadTable") -> None:
        table.close()
        self._tables.discard(table)

    async def go_home(self) -> None:
        """Closes all connections."""
        self.is_closing = True
        await asyncio.gather(*self._opening)
        for table in list(self._tables):
            self.leave(table)
        self.is_closing = False
