"""Requests among players: stored, then sent to everyone there; `rotonde.table.requests` decides."""

from rotonde.server.http.messages import Answer, Ask, TableInfo
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.service import Tables
from rotonde.table import requests
from rotonde.table.caller import Caller
from rotonde.table.requests import Context, Question
from rotonde.table.rows import Change


class RequestService:
    """Stores and sends requests among players."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._registry = tables.registry

    async def resign(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        async with self._registry.use(table_id) as slot:
            await self._add(slot, requests.resign(slot.table, caller, seat, self._tables.now()))
            return self._tables.info_at(slot, caller)

    async def lend(self, table_id: str, caller: Caller, seat: int, level: str | None) -> TableInfo:
        async with self._registry.use(table_id) as slot:
            requests.check_running(slot.table)
            await self._registry.check_absence(slot)
            await self._add(slot, requests.lend(slot.table, caller, seat, level, self._context(slot)))
            return self._tables.info_at(slot, caller)

    async def take_back(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        async with self._registry.use(table_id) as slot:
            change = requests.take_back(slot.table, caller, seat, self._tables.now())
            self._registry.touch(slot, [seat])
            await self._add(slot, change)
            return self._tables.info_at(slot, caller)

    async def ask(self, table_id: str, caller: Caller, ask: Ask) -> TableInfo:
        async with self._registry.use(table_id) as slot:
            table = slot.table
            requests.check_running(table)
            table.check_plays(caller, ask.seat)
            if ask.what == "abandon":
                await self._registry.check_absence(slot)
            question = Question(ask.seat, ask.what, ask.to, ask.pace.control())
            change = requests.ask(table, caller, question, self._context(slot))
            self._registry.touch(slot, table.seats_of(caller))
            await self._add(slot, change)
            return self._tables.info_at(slot, caller)

    async def answer(self, table_id: str, caller: Caller, answer: Answer) -> TableInfo:
        async with self._registry.use(table_id) as slot:
            requests.check_running(slot.table)
            slot.table.check_mine(caller, answer.seat)
            self._registry.touch(slot, [answer.seat])
            context = self._context(slot)
            await self._add(slot, requests.answer(slot.table, caller, answer.seat, context, yes=answer.yes))
            return self._tables.info_at(slot, caller)

    async def run_out(self, slot: Slot) -> bool:
        """Whether the decider's time at a table was over; then what follows is stored."""
        change = requests.run_out(slot.table, self._tables.now())
        await self._add(slot, change)
        return change is not None

    def _context(self, slot: Slot) -> Context:
        return Context(self._tables.now(), slot.broadcast.present())

    async def _add(self, slot: Slot, change: Change | None) -> None:
        """Stores a change with the notices to people whose seat was lent for them, then sends it."""
        if change is None:
            return
        table, notices = slot.table, []
        for row in requests.lent_without_consent(change):
            notices += await self._tables.notices_for(table.stored, row.seat, row.n)
        await self._tables.keep(slot, change, notices)
        slot.broadcast.send_table(table)
        slot.broadcast.send_state(table, change.since)
        self._tables.call(table)
