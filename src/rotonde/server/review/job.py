"""The review of one game, as far as it has come."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from time import monotonic
from typing import Final

import rotonde
from rotonde.bots.review import is_choice
from rotonde.server.review.messages import Judged
from rotonde.server.telling import action_of
from rotonde.server.thinkers import NoAnswer, Thinkers
from rotonde.server.worker import Answer, Question

GATHERING: Final = 0.7  # seconds: an answer brings what is found in so long, not every decision alone
PATIENCE: Final = 60.0  # seconds that a review goes on while nobody asks for it


class Job:
    """Judges a game's choices one after the other, as long as somebody wants to know."""

    def __init__(self, record: rotonde.Record, material: str) -> None:
        self._record = record
        self._material = material
        played = zip(record.actions, record.steps(), strict=False)
        self._choices = [state.step for _, state in played if is_choice(state)]
        self._news = asyncio.Event()
        self._asked = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.decisions: list[Judged] = []
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
        """Until more than so many decisions are judged and a moment has passed, or that time is over."""
        await self._wait(lambda: len(self.decisions) > known, seconds)
        if len(self.decisions) > known:
            await self._wait(lambda: False, GATHERING)

    async def _wait(self, is_enough: Callable[[], bool], seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (is_enough() or self.is_complete or self.failed):
                    await self._news.wait()

    async def run(self, thinkers: Thinkers, seconds: float) -> None:
        """Go on from where it stopped."""
        self.failed = False
        for question in islice(self._questions(), len(self.decisions), None):
            if monotonic() - self._asked > PATIENCE:
                return
            try:
                answer = await thinkers.answer(question, seconds)
            except NoAnswer:
                self.failed = True
                self._tell()
                return
            self.decisions.append(self._judged(question, answer))
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    def _questions(self) -> Iterator[Question]:
        """One for each choice; the seed of a bot's chance is the step, so a review is always the same."""
        wanted = set(self._choices)
        game = self._record.game.id
        level = rotonde.levels(game)[-1]
        for text, state in zip(self._record.actions, self._record.steps(), strict=False):
            if state.step in wanted:
                yield Question(
                    game,
                    level,
                    state.to_act,
                    f"{state.step:x}",
                    state.snapshot(),
                    self._material,
                    taken=text,
                )

    def _judged(self, question: Question, answer: Answer) -> Judged:
        space = self._record.game.space
        return Judged(
            at=self._choices[len(self.decisions)],
            seat=question.seat,
            taken=action_of(space, space.parse(question.taken)),
            worth=round(answer.worth, 4),
            loss=round(answer.loss, 4),
            better=action_of(space, space.parse(answer.action)) if answer.reasons else None,
            reasons=answer.reasons,
        )
