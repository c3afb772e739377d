"""Where all play together, a bot proposes what a person who hesitates might do; it never does it for them.

Nothing of it is kept, and nobody waits for it: what comes too late is not told.
"""

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic

from rotonde.server.errors import Refusal
from rotonde.server.fairness import bot_seed
from rotonde.server.messages import Proposed
from rotonde.server.pace.clock import NOBODY
from rotonde.server.store import StorageError
from rotonde.server.table import Table
from rotonde.server.tables import Tables
from rotonde.server.telling import action_of
from rotonde.server.thinkers import NoAnswer, Thinkers
from rotonde.server.worker import Answer, Question

log = logging.getLogger("rotonde.bots")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a partner is asked about the decision at `n`."""

    n: int
    partner: int
    question: Question


class Proposals:
    """One task for each table where somebody has been deciding for a while; one proposal a decision."""

    def __init__(self, tables: Tables, thinkers: Thinkers, seconds: float, patience: float) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._seconds = seconds
        self._patience = patience
        self._one = asyncio.Lock()  # a bot's own move never waits for more than one proposal
        self._due: dict[str, float] = {}  # by table, when somebody has hesitated long enough
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Somebody is to decide there; if they hesitate, a partner speaks up."""
        if partner_at(table) is None:
            return
        table_id = table.stored.id
        self._due[table_id] = monotonic() + self._patience
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(
                self._attend(table_id), name=f"partners at {table_id}"
            )

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _attend(self, table_id: str) -> None:
        """As long as there is a decision to be thought about; a new one begins the wait anew."""
        try:
            while table_id in self._due:
                wait = self._due[table_id] - monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                else:
                    del self._due[table_id]
                    await self._propose(table_id)
        finally:
            del self._tasks[table_id]

    async def _propose(self, table_id: str) -> None:
        try:
            async with self._one:
                thought = await self._thought(table_id)
                answer = thought and await self._thinkers.answer(thought.question, self._seconds)
            if thought and answer:
                await self._tell(table_id, thought, answer)
        except (Refusal, StorageError, NoAnswer) as error:  # it was decided meanwhile, or the bot failed
            log.info("nothing is proposed", extra={"table": table_id, "reason": str(error)})
        except Exception as error:  # whatever it is, people play on
            log.error("nothing can be proposed", exc_info=error, extra={"table": table_id})

    async def _thought(self, table_id: str) -> Thought | None:
        async with self._tables.registry.use(table_id) as place:
            table = place.table
            partner = partner_at(table)
            if partner is None or table.to_act not in place.audience.present():
                return None
            return _thought(table, partner)

    async def _tell(self, table_id: str, thought: Thought, answer: Answer) -> None:
        async with self._tables.registry.use(table_id) as place:
            state = place.table.decision(thought.n)
            space = state.game.space
            actions = [action_of(space, space.parse(text)) for text in answer.line]
            to = thought.question.seat
            proposed = Proposed(thought.partner, to, thought.n, actions, answer.reasons)
            place.audience.tell_all(proposed)
            self._tables.passed_on(table_id, proposed)


def _thought(table: Table, partner: int) -> Thought:
    """The partner's level thinks about the person's decision; nothing is hidden between them."""
    stored, seat = table.stored, table.to_act
    seed, paper = bot_seed(stored.seed, table.n), table.running().state.snapshot()
    level = table.bot_level(partner)
    return Thought(
        table.n, partner, Question(stored.game, level, seat, seed, paper, stored.material, line=True)
    )


def partner_at(table: Table) -> int | None:
    """The bot that speaks up when a person decides: the next one round the table.

    Only where bots play, hints are welcome, there is a choice, all win or lose together and nobody has
    secrets: what the bot knows is what the person knows.
    """
    if not table.stored.hints or table.match is None or not table.has_bots():
        return None
    seats = len(table.stored.seats)
    bots = [seat for seat in range(seats) if table.bot_level(seat)]
    if not bots or table.person_to_act() == NOBODY:
        return None
    state, seat = table.match.state, table.to_act
    is_open = len(state.sides()) == 1 and not state.game.hides(state.options)
    if not is_open or len(state.legal_actions()) == 1:
        return None
    return min(bots, key=lambda bot: (bot - seat) % seats)
