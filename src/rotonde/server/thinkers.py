"""Bots think in processes of their own; one that hangs or dies is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

import msgspec

from rotonde.server import metrics
from rotonde.server.worker import Answer, Question

COMMAND: Final = (sys.executable, "-m", "rotonde.server.worker")
LONGEST: Final = 1 << 20  # bytes of an answer
START_SECONDS: Final = 60.0


class NoAnswer(Exception):
    """The bot hung, died or failed; its process is gone if it was to blame."""


class Thinkers:
    """At most `size` processes, started when needed; a question waits for a free one."""

    def __init__(self, size: int = 0, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._free = asyncio.Semaphore(size or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self.asked = 0  # questions that are not answered yet
        self.waiting = 0  # those of them for which no process is free

    async def ask(self, question: Question, seconds: float) -> str:
        """The chosen action in notation, within the time given."""
        return (await self.answer(question, seconds)).action

    async def answer(self, question: Question, seconds: float) -> Answer:
        """The choice, with its reasons where they are asked for, within the time given."""
        self.asked += 1
        try:
            return await self._answer(question, seconds)
        finally:
            self.asked -= 1

    async def _answer(self, question: Question, seconds: float) -> Answer:
        asked = monotonic()
        async with self._turn():
            metrics.WAITING.add(monotonic() - asked)
            process = self._idle.pop() if self._idle else await self._start()
            with metrics.BOT.timed():
                async with self._ended_on_failure(process, seconds):
                    reply = await _converse(process, msgspec.json.encode(question))
            self._idle.append(process)
        if reply.error:
            raise NoAnswer(reply.error)
        return reply

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """While one of the processes is ours."""
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self._free.release()

    async def _start(self) -> Process:
        """A process that is ready: how long a machine takes to start one is no bot's fault."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
        except OSError as error:  # the machine has no process, memory or file left
            raise NoAnswer(f"no process can be started: {error}") from error
        self._all.add(process)
        async with self._ended_on_failure(process, START_SECONDS):
            await _line(process)
        return process

    @asynccontextmanager
    async def _ended_on_failure(self, process: Process, seconds: float) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(seconds):
                yield
        except BaseException as error:
            await self._end(process)
            if isinstance(error, TimeoutError):
                raise NoAnswer(f"no answer within {seconds} seconds") from error
            if isinstance(error, OSError | ValueError | EOFError):
                raise NoAnswer(f"its process ended: {error}") from error
            raise

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    async def close(self) -> None:
        """Ends every process, whatever it is thinking about."""
        await asyncio.gather(*(self._end(process) for process in list(self._all)))


async def _converse(process: Process, question: bytes) -> Answer:
    assert process.stdin is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await _line(process), type=Answer)


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("nothing more to read")
    return line
