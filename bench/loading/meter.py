"""What a server spends while people play there, from one calm moment to the next."""

import asyncio
from collections.abc import Awaitable
from time import perf_counter

from loading.crowd import Crowd
from loading.process import Process
from loading.tally import Reading

PATIENCE = 600  # seconds for one reading
GLANCE = 0.02  # seconds between two looks at how far they are
CALM = 0.3  # seconds after the last answer until nothing of it is left to do


class Meter:
    """One server and its people, who move only while it runs: in between another can be measured."""

    def __init__(self, process: Process, crowd: Crowd) -> None:
        self._process, self._crowd = process, crowd
        self.clear()

    async def play(self, moves: int) -> None:
        """So many moves are made and all who are to know have been told; then it is calm."""
        tally = self._crowd.tally
        wanted = tally.moves + moves
        self._crowd.pace.release()
        async with asyncio.timeout(PATIENCE):  # a server that stands still is a fault
            while tally.moves < wanted:
                await asyncio.sleep(GLANCE)
            self._crowd.pace.hold()
            while tally.awaited:
                await asyncio.sleep(GLANCE)
        await asyncio.sleep(CALM)

    def clear(self) -> None:
        """Forgets what was done so far."""
        self._crowd.tally.clear()
        self._cpu = self._wall = 0.0
        self._resting = self._rested = 0.0  # of CPU, and of time, while nobody moved

    async def run(self, moves: int) -> None:
        """A stretch of so many moves, added to those before."""
        cpu, begun = self._process.cpu_seconds(), perf_counter()
        await self.play(moves)
        self._cpu += self._process.cpu_seconds() - cpu
        self._wall += perf_counter() - begun

    def reading(self) -> Reading:
        """All stretches since it was cleared."""
        tally = self._crowd.tally
        delays = sorted(tally.delays)
        return Reading(
            tables=len(self._crowd),
            moves=tally.moves,
            games=tally.games,
            cpu=self._cpu,
            wall=self._wall,
            told=tally.told / tally.moves,
            bytes_told=tally.size / tally.told,
            median=delays[len(delays) // 2],
            late=delays[len(delays) * 99 // 100],
            memory=self._process.memory(),
            rest=self._resting / self._rested if self._rested else 0.0,
        )

    async def rest(self, seconds: float) -> None:
        """A stretch while nobody moves, added to those before."""
        cpu, begun = self._process.cpu_seconds(), perf_counter()
        await asyncio.sleep(seconds)
        self._resting += self._process.cpu_seconds() - cpu
        self._rested += perf_counter() - begun

    async def using(self, doing: Awaitable[object]) -> float:
        """Seconds of CPU that the server takes meanwhile, until all is calm."""
        cpu = self._process.cpu_seconds()
        await doing
        await asyncio.sleep(CALM)
        return self._process.cpu_seconds() - cpu
