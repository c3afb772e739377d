"""Proposals: in cooperative games a bot proposes an action to a person who hesitates.

Nothing is stored and nobody waits for it: a proposal that comes too late is dropped.
"""

import asyncio
import logging
from time import monotonic

from rotonde.server.bots.fair_queue import PROPOSALS, FairQueue
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.http.messages import Proposed
from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.service import Tables
from rotonde.server.tables.state_messages import action_of
from rotonde.table.bot_questions import BotAnswer
from rotonde.table.bot_tasks import ProposalQuestion, partner_at, proposal_question
from rotonde.table.refusal import Refusal
from rotonde.table.table import Table

log = logging.getLogger("rotonde.bots")


class Proposals:
    """One task for each table where a person has been deciding for a while; one proposal a decision."""

    def __init__(self, tables: Tables, pool: BotPool, seconds: float, patience: float) -> None:
        self._tables = tables
        self._pool = pool
        self._seconds = seconds
        self._patience = patience
        self._one = FairQueue(1)  # a bot's own move never waits for more than one proposal
        self._hosts: dict[str, str] = {}  # by table
        self._due: dict[str, float] = {}  # by table, when the person has hesitated long enough
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Start the wait after which a partner proposes something."""
        if partner_at(table) is None:
            return
        table_id = table.stored.id
        self._due[table_id] = monotonic() + self._patience
        self._hosts[table_id] = table.stored.host
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
        """Proposes while there is a decision to be asked about; a new one begins the wait anew."""
        try:
            while table_id in self._due:
                wait = self._due[table_id] - monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                else:
                    del self._due[table_id]
                    await self._propose(table_id)
        finally:
            del self._tasks[table_id], self._hosts[table_id]

    async def _propose(self, table_id: str) -> None:
        client = self._tables.households.client(self._hosts[table_id])
        try:
            async with self._one.turn(client):
                asked = await self._proposal_question(table_id)
                answer = asked and await self._pool.answer(asked.question, self._seconds, PROPOSALS)
            if asked and answer:
                await self._tell(table_id, asked, answer)
        except (Refusal, StorageError, NoAnswer) as error:  # it was decided meanwhile, or the bot failed
            log.info("nothing is proposed", extra={"table": table_id, "reason": str(error)})
        except Exception as error:  # whatever it is, people play on
            log.error("nothing can be proposed", exc_info=error, extra={"table": table_id})

    async def _proposal_question(self, table_id: str) -> ProposalQuestion | None:
        async with self._tables.registry.use(table_id) as slot:
            table = slot.table
            partner = partner_at(table)
            if partner is None or table.to_act not in slot.broadcast.present():
                return None
            return proposal_question(table, partner)

    async def _tell(self, table_id: str, asked: ProposalQuestion, answer: BotAnswer) -> None:
        async with self._tables.registry.use(table_id) as slot:
            state = slot.table.decision(asked.n)
            space = state.game.space
            actions = [action_of(space, space.parse(text)) for text in answer.line]
            to = asked.question.seat
            proposed = Proposed(asked.partner, to, asked.n, actions, answer.reasons)
            slot.broadcast.send_all(proposed)
            self._tables.passed_on(table_id, proposed)
