"""People who hear their own words: what the wire alone costs."""

import sys
from functools import partial
from pathlib import Path
from random import Random

from loading.crowd import Crowd
from loading.kinds import Kind
from loading.line import Line, connected
from loading.process import Process
from loading.table import Table


def server(port: int) -> Process:
    return Process([sys.executable, "echo.py", str(port)], {}, Path(__file__).parent)


class RawHouse:
    """The echo as guests see it; everyone says something of that size."""

    def __init__(self, port: int, size: int) -> None:
        self.port = port
        self.text = b"x" * size

    def crowd(self) -> Crowd:
        return Crowd(partial(RawTable, self))


class RawTable(Table):
    """As many connections as a table has seats; each is told only what it says itself."""

    def __init__(self, house: RawHouse, crowd: Crowd, kind: Kind, _: Random) -> None:
        super().__init__(crowd, kind)
        self._house = house

    async def connect(self, seat: int) -> Line:
        self._say(seat)
        return await connected(self._house.port, "/", partial(self._hear, seat))

    @property
    def hearers(self) -> int:
        return 1

    def _hear(self, seat: int, said: bytes) -> None:
        self.told(seat, len(said))
        self._say(seat)

    def _say(self, seat: int) -> None:
        self.is_due(partial(self.send, seat, seat, self._house.text))
