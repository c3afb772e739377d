"""Review job: the analysis of one game, as far as it has come."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Final

import msgspec

import rotonde
from rotonde.server.bots.fair_queue import NOBODY, REVIEWS, Client, FairQueue
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.review.messages import ReviewedChoice
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.bot_tasks import review_questions, review_steps, reviewed_choice

GATHERING: Final = 0.7  # seconds: an answer brings what is found in so long, not every decision alone
PATIENCE: Final = 60.0  # seconds that a review goes on while nobody asks for it


class Job:
    """Judges a game's choices one after the other, as long as the review is asked for."""

    def __init__(self, record: rotonde.Record, material: str, client: Client = NOBODY) -> None:
        self.client = client  # who asked first
        self._record = record
        self._material = material
        self._choices = review_steps(record)
        self._news = asyncio.Event()
        self._asked = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.decisions: list[ReviewedChoice] = []
        self.failed = False

    @property
    def total(self) -> int:
        return len(self._choices)

    @property
    def is_complete(self) -> bool:
        return len(self.decisions) == self.total

    def want(self) -> None:
        self._asked = monotonic()

    async def wait(self, known: int, seconds: float) -> None:
        """Waits until more than so many decisions are judged and a moment has passed, or for that time."""
        await self._wait(lambda: len(self.decisions) > known, seconds)
        if len(self.decisions) > known:
            await self._wait(lambda: False, GATHERING)

    async def _wait(self, is_enough: Callable[[], bool], seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (is_enough() or self.is_complete or self.failed):
                    await self._news.wait()

    async def run(self, pool: BotPool, seconds: float, queue: FairQueue) -> None:
        """Go on from where it stopped; for each question it waits in the queue of all reviews."""
        self.failed = False
        for question in islice(review_questions(self._record, self._material), len(self.decisions), None):
            if monotonic() - self._asked > PATIENCE:
                return
            try:
                async with queue.turn(self.client):
                    answer = await pool.answer(question, seconds, REVIEWS)
            except NoAnswer:
                self.failed = True
                self._tell()
                return
            self.decisions.append(self._judged(question, answer))
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _judged(self, question: BotQuestion, answer: BotAnswer) -> ReviewedChoice:
        at = self._choices[len(self.decisions)]
        choice = reviewed_choice(self._record.game.space, at, question, answer)
        return msgspec.convert(choice, ReviewedChoice)
