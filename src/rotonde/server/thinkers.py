"""Bots think in processes of their own; one that hangs or dies is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec

from rotonde.server.worker import Answer, Question

COMMAND: Final = (sys.executable, "-m", "rotonde.server.worker")
LONGEST: Final = 1 << 20  # bytes of an answer


class NoAnswer(Exception):
    """The bot hung, died or failed; its process is gone if it was to blame."""


class Thinkers:
    """At most `size` processes, started when needed; a question waits for a free one."""

    def __init__(self, size: int = 0, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._free = asyncio.Semaphore(size or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, question: Question, seconds: float) -> str:
        """The chosen action in notation, within the time given."""
        async with self._free:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(seconds):
                    reply = await _converse(process, msgspec.json.encode(question))
            except BaseException as error:
                self._end(process)
                if isinstance(error, TimeoutError):
                    raise NoAnswer(f"no answer within {seconds} seconds") from error
                if isinstance(error, OSError | ValueError):
                    raise NoAnswer(f"its process ended: {error}") from error
                raise
            self._idle.append(process)
        if reply.error:
            raise NoAnswer(reply.error)
        return reply.action

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """Ends every process, whatever it is thinking about."""
        ending = list(self._all)
        for process in ending:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in ending))


async def _converse(process: Process, question: bytes) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Answer)
