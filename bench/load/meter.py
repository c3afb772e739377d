"""Meter of a server: CPU and memory while people play there, from calm to calm."""

import asyncio
from collections.abc import Awaitable
from time import perf_counter

from bench.load.clients import Clients
from bench.load.process import Process
from bench.load.tally import Reading

PATIENCE = 600  # seconds for one reading
GLANCE = 0.02  # seconds between two looks at how far they are
CALM = 0.3  # seconds after the last answer until nothing of it is left to do


class Meter:
    """One server and its people, who move only while it runs: in between another can be measured."""

    def __init__(self, process: Process, clients: Clients) -> None:
        self._process, self._clients = process, clients
        self.clear()

    async def play(self, moves: int) -> None:
        """Plays so many moves, until every connection has received them and it is calm."""
        tally = self._clients.tally
        wanted = tally.moves + moves
        self._clients.pace.release()
        async with asyncio.timeout(PATIENCE):  # a server that stands still is a fault
            while tally.moves < wanted:
                await asyncio.sleep(GLANCE)
            self._clients.pace.hold()
            while tally.awaited:
                await asyncio.sleep(GLANCE)
        await asyncio.sleep(CALM)

    def clear(self) -> None:
        """Clears the counters."""
        self._clients.tally.clear()
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
        tally = self._clients.tally
        delays = sorted(tally.delays)
        return Reading(
            tables=len(self._clients),
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
