"""How long people think: not at all, or so long that all tables together make a given number of moves."""

import asyncio
from collections.abc import Callable
from random import Random


class Pace:
    """Moves a second of all `tables` together; 0: everyone answers at once."""

    def __init__(self, rate: float = 0.0, tables: int = 1) -> None:
        self.rate = rate
        self.tables = tables
        self._chance = Random(1)

    def after_thinking(self, act: Callable[[], None]) -> None:
        if not self.rate:
            act()
            return
        pause = self._chance.expovariate(self.rate / self.tables)
        asyncio.get_running_loop().call_later(pause, act)
