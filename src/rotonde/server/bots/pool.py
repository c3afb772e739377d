"""Pool of bot processes: bots think outside the server; a process that hangs or dies is replaced."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

import msgspec

import rotonde
from rotonde.server.bots.fair_queue import NOBODY, Client, FairQueue
from rotonde.server.bots.worker_environment import worker_environment
from rotonde.server.ops import metrics
from rotonde.table.bot_questions import BotAnswer, BotQuestion

COMMAND: Final = (sys.executable, "-m", "rotonde.server.bots.worker")
LONGEST: Final = 1 << 20  # bytes of an answer
START_SECONDS: Final = 60.0


class NoAnswer(Exception):
    """No answer: the bot hung, died or failed; its process is ended if it was to blame."""


class BotPool:
    """Pool of at most `size` processes, started when needed; questions wait for a free one, clients in turn.

    One client has at most half of them: who has many tables of masters does not stand before others' bots.
    One process more is for moves of the weakest bots, which take no time, and so never wait for a master's.
    Our own bots share processes. A plug-in bot has its own for each seat: what another seat knows never comes
    into a process where foreign code runs.
    """

    def __init__(self, size: int = 0, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        size = size or max(1, (os.cpu_count() or 2) - 1)
        self._queue = FairQueue(size, max(1, size // 2))
        self._quick = FairQueue(1)
        self._most = size + 1  # processes, once some of them are idle
        self._idle: list[tuple[str, Process]] = []  # each with its owner
        self._all: set[Process] = set()
        self.asked = 0  # questions that are not answered yet

    @property
    def waiting(self) -> int:
        """Number of those that wait for a process."""
        return self._queue.waiting + self._quick.waiting

    async def ask(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> str:
        """The chosen action in notation, within the time given."""
        return (await self.answer(question, seconds, client)).action

    async def answer(self, question: BotQuestion, seconds: float, client: Client = NOBODY) -> BotAnswer:
        """The choice, with its reasons where they are asked for, within the time given."""
        self.asked += 1
        try:
            return await self._answer(question, seconds, client)
        finally:
            self.asked -= 1

    async def _answer(self, question: BotQuestion, seconds: float, client: Client) -> BotAnswer:
        asked = monotonic()
        queue = self._quick if _is_quick(question) else self._queue
        async with queue.turn(client):
            metrics.WAITING.observe(monotonic() - asked)
            owner = _owner(question)
            process = await self._process_of(owner)
            began = monotonic()
            async with self._ended_on_failure(process, seconds):
                reply = await _converse(process, msgspec.json.encode(question))
            metrics.BOT.observe(monotonic() - began)
            self._idle.append((owner, process))
        if reply.error:
            raise NoAnswer(reply.error)
        return reply

    async def _process_of(self, owner: str) -> Process:
        """An idle process of that owner, or a new one; if there are many, in place of the oldest idle."""
        found = next((each for each in reversed(self._idle) if each[0] == owner), None)
        if found is not None:
            self._idle.remove(found)
            return found[1]
        if len(self._all) >= self._most and self._idle:
            _, oldest = self._idle.pop(0)
            await self._end(oldest)
        return await self._start()

    async def _start(self) -> Process:
        """A process that is ready: how long a machine takes to start one is no bot's fault."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST,
                start_new_session=True,
                env=worker_environment(os.environ),
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


def _is_quick(question: BotQuestion) -> bool:
    """Whether it is a move of the weakest bot, with nothing to be explained."""
    is_plain = not (question.why or question.taken or question.line)
    return is_plain and question.level == rotonde.levels(question.game)[0]


def _owner(question: BotQuestion) -> str:
    """Owner of the process that answers: none for our own levels, a seat for a plug-in bot."""
    is_ours = question.level in rotonde.levels(question.game)
    return "" if is_ours else f"{question.table} {question.seat} {question.level}"


async def _converse(process: Process, question: bytes) -> BotAnswer:
    assert process.stdin is not None
    process.stdin.write(question + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await _line(process), type=BotAnswer)


async def _line(process: Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise EOFError("nothing more to read")
    return line
