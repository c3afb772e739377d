"""Hints: what the strongest bot would do in a player's place, and why."""

from rotonde.server.bots.fair_queue import Client
from rotonde.server.bots.pool import BotPool, NoAnswer
from rotonde.server.http.messages import Hint
from rotonde.server.tables.service import Tables
from rotonde.table.bot_questions import BotAnswer, BotQuestion
from rotonde.table.bot_tasks import hint_question, mark_hinted
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal


class Hints:
    """Asked as fairly as any bot: from what the seat may know. One at a time for a seat."""

    def __init__(self, tables: Tables, pool: BotPool, seconds: float) -> None:
        self._tables = tables
        self._pool = pool
        self._seconds = seconds
        self._asked: set[tuple[str, int]] = set()

    async def give(self, table_id: str, caller: Caller, seat: int, n: int) -> Hint:
        """A legal action for the decision at `n`, and a sentence for it in each language."""
        async with self._tables.registry.use(table_id) as slot:
            slot.table.check_plays(caller, seat)
            question = hint_question(slot.table, seat, n)
            client = self._tables.households.client(slot.table.stored.seats[seat].guest)
        answer = await self._think((table_id, seat), question, client)
        await self._mark(table_id, seat)
        return Hint(n, answer.action, answer.reasons)

    async def _mark(self, table_id: str, seat: int) -> None:
        """Stores that the seat was helped, before anyone has the hint."""
        async with self._tables.registry.use(table_id) as slot:
            if mark_hinted(slot.table, seat):
                slot.wrote(await self._tables.store.mark_hinted(table_id, seat))
                slot.broadcast.send_table(slot.table)

    async def _think(self, who: tuple[str, int], question: BotQuestion, client: Client) -> BotAnswer:
        if who in self._asked:
            raise Refusal("busy", seconds=1)
        self._asked.add(who)
        try:
            return await self._pool.answer(question, self._seconds, client)
        except NoAnswer as error:
            raise Refusal("no_hint") from error
        finally:
            self._asked.discard(who)
