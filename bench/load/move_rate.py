"""Move rate: at once, or so that all tables together make a given number of moves a second."""

import asyncio
from collections.abc import Callable
from random import Random


class Pace:
    """Moves a second of all `tables` together; 0: everyone answers at once."""

    def __init__(self, rate: float = 0.0, tables: int = 1) -> None:
        self.rate = rate
        self.tables = tables
        self._chance = Random(1)
        self._waiting: list[Callable[[], None]] | None = None

    def hold(self) -> None:
        """Holds all moves until `release`."""
        self._waiting = self._waiting or []

    def release(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for act in waiting:
            self.after_thinking(act)

    def after_thinking(self, act: Callable[[], None]) -> None:
        if self._waiting is not None:
            self._waiting.append(act)
        elif not self.rate:
            act()
        else:
            pause = self._chance.expovariate(self.rate / self.tables)
            asyncio.get_running_loop().call_later(pause, act)
