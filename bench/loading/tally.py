"""What was done and how long it took, counted by whoever plays."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass, field
from time import perf_counter

from loading.process import Process

PATIENCE = 600  # seconds for one reading
CALM = 0.5  # seconds until all that was sent before is answered


@dataclass
class Tally:
    """Since it was last cleared: moves sent, messages told, their bytes, and seconds from each to each."""

    moves: int = 0
    games: int = 0  # that came to their end
    told: int = 0
    size: int = 0
    delays: list[float] = field(default_factory=list)

    def hear(self, size: int, delay: float | None) -> None:
        self.told += 1
        self.size += size
        if delay is not None:
            self.delays.append(delay)

    def clear(self) -> None:
        self.moves = self.games = self.told = self.size = 0
        self.delays = []


@dataclass(frozen=True)
class Reading:
    """What one server did in some seconds."""

    tables: int
    moves: int
    games: int
    cpu: float  # seconds
    wall: float
    told: float  # messages a move
    bytes_told: float  # a message
    median: float  # seconds until somebody is told
    late: float  # and for the slowest hundredth
    memory: int  # at the end
    rest: float = 0.0  # seconds of CPU a second while nobody moved
    opening: float = 0.0  # seconds of CPU for a table that opens, until all its people are there

    @property
    def cost(self) -> float:
        """Seconds of CPU for a move beyond what the server does at rest."""
        return (self.cpu - self.rest * self.wall) / self.moves

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu


async def measured(process: Process, tally: Tally, tables: int, moves: int) -> Reading:
    """Lets everyone play until so many moves are made."""
    await asyncio.sleep(CALM)
    tally.clear()
    cpu, begun = process.cpu_seconds(), perf_counter()
    await made(tally, moves)
    cpu, wall = process.cpu_seconds() - cpu, perf_counter() - begun
    delays = sorted(tally.delays)
    return Reading(
        tables=tables,
        moves=tally.moves,
        games=tally.games,
        cpu=cpu,
        wall=wall,
        told=tally.told / tally.moves,
        bytes_told=tally.size / tally.told,
        median=delays[len(delays) // 2],
        late=delays[len(delays) * 99 // 100],
        memory=process.memory(),
    )


async def resting(process: Process, seconds: float) -> float:
    """Seconds of CPU a second while nobody moves."""
    await asyncio.sleep(CALM)
    cpu, begun = process.cpu_seconds(), perf_counter()
    await asyncio.sleep(seconds)
    return (process.cpu_seconds() - cpu) / (perf_counter() - begun)


async def using(process: Process, doing: Awaitable[object]) -> float:
    """Seconds of CPU that the server takes meanwhile, once all is calm."""
    await asyncio.sleep(CALM)
    cpu = process.cpu_seconds()
    await doing
    await asyncio.sleep(CALM)
    return process.cpu_seconds() - cpu


async def made(tally: Tally, moves: int) -> None:
    """Until so many moves are made since it was cleared; a server that stands still is a fault."""
    async with asyncio.timeout(PATIENCE):
        while tally.moves < moves:
            await asyncio.sleep(0.02)
